import { Button } from '../ui/controls/button.tsx';
import { NotHere } from '../ui/feedback/not-here.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { copy } from './copy.ts';

interface Props {
  /** The office would not give the room's lines, or the device not keep them. */
  failed: boolean;
  /** The office's lines were never on this device, and it could not be reached for them. */
  away: boolean;
  onRetry: () => void;
}

/** Why a sheet may have lines that are not shown. */
export function SheetTrouble({ failed, away, onRetry }: Props) {
  const retry = (
    <Button size="sm" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <>
      {failed && (
        <Note tone="danger" role="alert" action={retry}>
          {copy.loadFailed}
        </Note>
      )}
      {away && <NotHere what={copy.theLines} some onRetry={onRetry} retrying={false} />}
    </>
  );
}
