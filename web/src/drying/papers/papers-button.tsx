import { FileDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNeedsConnection } from '../../offline/faults/index.ts';
import { useRecords } from '../../offline/store/index.ts';
import { Button } from '../../ui/controls/button.tsx';

const PapersDialog = lazy(() => import('./papers-dialog.tsx'));

/** Asks which paper of the drying, and downloads it. */
export function DryingPapersButton({ projectId }: { projectId: number }) {
  const hint = useNeedsConnection();
  const [asked, setAsked] = useState<boolean>();
  return (
    <>
      <Button
        size="sm"
        icon={<FileDown size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        <span>
          Drying report
          {hint && <small>{hint}</small>}
        </span>
      </Button>
      {asked !== undefined && (
        <Suspense>
          <PapersDialog projectId={projectId} opened={asked} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The same among the papers of a job, once it has a drying. */
export function DryingPapersRow({ projectId }: { projectId: number }) {
  const records = useRecords('dryingRecords', { projectId });
  if (!records || records.length === 0) return null;
  return (
    <li className="row wrap justify-between gap-2">
      <span>Drying</span>
      <DryingPapersButton projectId={projectId} />
    </li>
  );
}
