import type { Room } from '@tidemark/contract/rooms';
import { CopyPlus } from 'lucide-react';
import { duplicateRows } from '../claim-sheets/copy-in/copyable.ts';
import { useRoomSheet } from '../claim-sheets/use-room-sheet.ts';
import { Check } from '../ui/controls/check.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { copy } from './copy.ts';
import { nextName } from './next-name.ts';
import { addDuplicate } from './room-acts.tsx';
import { RoomDialog } from './room-dialog.tsx';
import type { RoomEntry } from './room-form.ts';

interface DuplicateDialogProps {
  opened: boolean;
  room: Room;
  rooms: readonly Room[];
  onClose: () => void;
  onAdded: (roomId: string) => void;
}

/** A copy of a room under the next name, with its claim sheet if wanted. */
export function DuplicateDialog({ opened, room, rooms, onClose, onAdded }: DuplicateDialogProps) {
  const { sheet, loading } = useRoomSheet(room);
  const lines = room.claimItem?.filledCount ?? 0;
  const rows = sheet?.rows;
  const missing = lines > 0 && !rows && !loading;
  const save = async (entry: RoomEntry, form: FormData) => {
    const copied = form.has('withSheet') && rows ? duplicateRows(rows, room, entry) : {};
    const id = await addDuplicate(room, entry, rooms, copied);
    if (id) onAdded(id);
  };
  const names = rooms.map(({ name }) => name);
  return (
    <RoomDialog
      opened={opened}
      title={copy.duplicateRoom}
      saveLabel={copy.duplicateRoom}
      saveIcon={<CopyPlus size={20} aria-hidden />}
      start={{ ...room, name: nextName(room.name, names) }}
      onClose={onClose}
      onSave={save}
    >
      {lines > 0 && !missing && <Check label={copy.copySheet(lines)} name="withSheet" disabled={!rows} />}
      {missing && <Note tone="silt">{copy.sheetNotHere}</Note>}
    </RoomDialog>
  );
}
