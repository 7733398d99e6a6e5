import type { Project } from '@tidemark/contract/projects';
import { lazy, Suspense, useCallback, useState } from 'react';

/** The dialog comes with the first follow-up: few days have one. */
const FollowUpDialog = lazy(() =>
  import('../follow-ups/follow-up-dialog.tsx').then(({ FollowUpDialog }) => ({ default: FollowUpDialog })),
);

/** The Follow-Up Services dialog of a screen: `open` shows it for a project, `dialog` is its place. */
export function useFollowUp() {
  const [asked, setAsked] = useState<{ project: Project; serial: number }>();
  const open = useCallback(
    (project: Project) => setAsked((before) => ({ project, serial: (before?.serial ?? 0) + 1 })),
    [],
  );
  const dialog = (onCreated: () => void) => (
    <Suspense>
      {asked && <FollowUpDialog key={asked.serial} project={asked.project} onCreated={onCreated} />}
    </Suspense>
  );
  return { open, dialog };
}
