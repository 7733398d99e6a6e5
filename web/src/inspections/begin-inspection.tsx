import type { Project } from '@tidemark/contract/projects';
import { useCallback, useEffect, useState } from 'react';
import { showToast } from '../ui/toast.tsx';
import { copy } from './copy.ts';
import { openInspection } from './open-inspection.ts';
import { LoadError, Waiting } from './wizard-states.tsx';

/** Projects being opened: two effects of one screen must not begin two inspections. */
const opening = new Map<number, ReturnType<typeof openInspection>>();

function openOnce(project: Project) {
  const running = opening.get(project.id);
  if (running) return running;
  const opened = openInspection(project).finally(() => opening.delete(project.id));
  opening.set(project.id, opened);
  void opened.then(({ notice }) => showToast({ kind: 'info', title: notice }));
  return opened;
}

/** Begins the inspection of a project that has none; the wizard takes over as soon as it is on the device. */
export function BeginInspection({ project }: { project: Project }) {
  const [error, setError] = useState<string | null>(null);
  // Opening changes the project itself, which must not begin anew.
  const [asked] = useState(project);
  const begin = useCallback(() => {
    setError(null);
    openOnce(asked).catch((thrown: unknown) =>
      setError(thrown instanceof Error ? thrown.message : String(thrown)),
    );
  }, [asked]);
  useEffect(begin, [begin]);
  if (error === null) return <Waiting text={copy.preparing} />;
  return <LoadError title={copy.errorInspection} message={error} onRetry={begin} />;
}
