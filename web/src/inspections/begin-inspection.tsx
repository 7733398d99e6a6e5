import type { Project } from '@tidemark/contract/projects';
import { useCallback, useEffect, useRef, useState } from 'react';
import { explain } from '../offline/faults/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import { openUnlessCancelled } from './open-inspection.ts';
import { sayOpened } from './opening-notice.ts';
import { LoadError, Waiting } from './wizard-states.tsx';

/** Projects being opened: two effects of one screen must not begin two inspections. */
const opening = new Map<number, Promise<void>>();

function openOnce(project: Project): Promise<void> {
  const running = opening.get(project.id);
  if (running) return running;
  const opened = openUnlessCancelled(project)
    .then((found) => {
      if (found) sayOpened(project.id, found.notice);
    })
    .finally(() => opening.delete(project.id));
  opening.set(project.id, opened);
  return opened;
}

/** Begins the inspection of a project that has none; the wizard takes over as soon as it is on the device. */
export function BeginInspection({ project }: { project: Project }) {
  const [error, setError] = useState<string | null>(null);
  // Opening changes the project, which must not restart this.
  const [asked] = useState(project);
  const here = useRef(false);
  const begin = useCallback(() => {
    setError(null);
    openOnce(asked).catch((thrown: unknown) => {
      const message = explain(thrown);
      if (here.current) setError(message);
      // By now an inspection from the server or another screen may be here.
      else showToast({ kind: 'error', title: copy.errorInspection, message, id: 'inspection-opened' });
    });
  }, [asked]);
  useEffect(() => {
    here.current = true;
    begin();
    return () => {
      here.current = false;
    };
  }, [begin]);
  if (error === null) return <Waiting text={copy.preparing} />;
  return <LoadError title={copy.errorInspection} message={error} onRetry={begin} />;
}
