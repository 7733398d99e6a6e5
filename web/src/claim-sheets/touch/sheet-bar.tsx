import type { Room } from '@tidemark/contract/rooms';
import { Check, FileDown, ListTree, StepBack, StepForward } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { underToasts } from '../../ui/feedback/under-toasts.ts';
import { copy } from '../copy.ts';
import { CopyButton } from '../copy-in/copy-button.tsx';
import type { SheetDraft } from '../draft.ts';
import { useSheetPdf } from '../pdf-button.tsx';
import { useRoomNavigation } from '../room-links.tsx';
import { SaveState } from '../sheet-notes.tsx';
import styles from './touch.module.css';

interface SheetBarProps {
  draft: SheetDraft;
  room: Room;
  rooms: readonly Room[];
  projectId: number;
  readOnly: boolean;
  onLine: (id: number) => void;
  onGroups: () => void;
}

/** The bar under the thumb: Groups, PDF, Next room, Copy, Done. */
export function SheetBar({ draft, room, rooms, projectId, readOnly, onLine, onGroups }: SheetBarProps) {
  const go = useRoomNavigation(projectId);
  const pdf = useSheetPdf(room.inspectionId, room.id, draft.flush);
  const place = rooms.indexOf(room);
  const [previous, next] = [rooms[place - 1], rooms[place + 1]];
  return (
    <footer ref={underToasts} className={`surface line-top ${styles.bar}`}>
      <div className={`flex justify-between ink-2 nowrap text-caption gap-3 snug ${styles.saved}`}>
        <SaveState draft={draft} onLine={onLine} />
        {pdf.hint && <span>{pdf.hint}</span>}
      </div>
      <div className={`row gap-1 narrow-wrap ${styles.buttons}`}>
        <button type="button" className={`place-center ${styles.step}`} data-groups onClick={onGroups}>
          <ListTree size={22} aria-hidden />
          {copy.groups}
        </button>
        <button
          type="button"
          className={`place-center ${styles.step}`}
          aria-busy={pdf.busy}
          onClick={pdf.download}
        >
          <FileDown size={22} aria-hidden />
          {copy.pdf}
        </button>
        <button
          type="button"
          className={`place-center ${styles.step}`}
          data-previous
          disabled={!previous}
          onClick={() => previous && go.toSheet(previous.id)}
        >
          <StepBack size={22} aria-hidden />
          {copy.previousRoom}
        </button>
        <button
          type="button"
          className={`place-center ${styles.step}`}
          disabled={!next}
          onClick={() => next && go.toSheet(next.id)}
        >
          <StepForward size={22} aria-hidden />
          {copy.nextRoom}
        </button>
        {!readOnly && <CopyButton draft={draft} room={room} className={`place-center ${styles.step}`} />}
        <div className={`grow min-w-0 ${styles.done}`}>
          <Button
            kind="primary"
            size="lg"
            wide
            icon={<Check size={22} aria-hidden />}
            onClick={go.toRoomSetup}
          >
            {copy.done}
          </Button>
        </div>
      </div>
    </footer>
  );
}
