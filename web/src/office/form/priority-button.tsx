import type { Project } from '@tidemark/contract/projects';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pullProject } from '../../offline/pull/index.ts';
import { Button } from '../../ui/controls/button.tsx';

/** The office's dialog for many projects, with one. */
const BulkDialog = lazy(async () => ({
  default: (await import('../projects/bulk-dialog.tsx')).BulkDialog,
}));

export function PriorityButton({ project }: { project: Project }) {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Button
        icon={<Flag size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setAsked((before) => before + 1)}
      >
        Priority
      </Button>
      <Suspense>
        {asked > 0 && (
          <BulkDialog
            key={asked}
            kind="priority"
            projects={[{ ...project, technicianName: null }]}
            onChanged={() => void pullProject(project.id).catch(reportError)}
            onClosed={() => setAsked(0)}
          />
        )}
      </Suspense>
    </>
  );
}
