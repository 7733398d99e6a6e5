import type { Project } from '@tidemark/contract/projects';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';

/** Loaded when it is first asked for: a job's page opens without it. */
const VisitDialog = lazy(async () => ({ default: (await import('./visit-dialog.tsx')).VisitDialog }));

interface Props {
  project: Project;
  label: string;
  quiet?: boolean | undefined;
}

/** Who comes to a job and when, from its own page. */
export function VisitButton({ project, label, quiet }: Props) {
  const [serial, setSerial] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...(quiet ? ({ kind: 'quiet', size: 'sm' } as const) : { wide: true })}
        aria-haspopup="dialog"
        onClick={() => {
          setSerial((before) => before + 1);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <VisitDialog key={serial} project={project} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
