import { FileImage } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNeedsConnection } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { copy } from './copy.ts';

const PhotoSheetDialog = lazy(() => import('./photo-sheet-dialog.tsx'));

/** Asks how many photos stand on a page, and downloads them. */
export function PhotoSheetButton({ projectId }: { projectId: number }) {
  const hint = useNeedsConnection();
  const [asked, setAsked] = useState<boolean>();
  return (
    <>
      <Button
        size="sm"
        icon={<FileImage size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        <span>
          {copy.button}
          {hint && <small>{hint}</small>}
        </span>
      </Button>
      {asked !== undefined && (
        <Suspense>
          <PhotoSheetDialog projectId={projectId} opened={asked} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
