import type { Room } from '@tidemark/contract/rooms';
import { Plus } from 'lucide-react';
import { copy } from './copy.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { addRoom, changeRoom } from './room-acts.tsx';
import { RoomDialog } from './room-dialog.tsx';
import type { RoomEntry } from './room-form.ts';

/** Actions that need a dialog. */
export type Asked = { what: 'add' } | { what: 'edit' | 'duplicate'; room: Room };

interface RoomDialogsProps {
  inspectionId: string;
  rooms: readonly Room[];
  /** The current or last question: the dialog keeps its content while it closes. */
  shown: Asked;
  opened: boolean;
  onClose: () => void;
  onAsk: (question: Asked) => void;
  onAdded: (roomId: string, stays: boolean) => void;
  /** Add Room has animated out. */
  onAddClosed: () => void;
}

/** The requested dialog; it stays open if the room could not be stored. */
export function RoomDialogs(props: RoomDialogsProps) {
  const { inspectionId, rooms, shown, opened, onClose, onAsk, onAdded, onAddClosed } = props;
  const add = async (entry: RoomEntry, stays: boolean) => {
    const id = await addRoom(inspectionId, rooms, entry);
    if (id) onAdded(id, stays);
    return id !== null;
  };
  if (shown.what === 'add') {
    return (
      <RoomDialog
        opened={opened}
        title={copy.addRoom}
        saveLabel={copy.addRoom}
        saveIcon={<Plus size={20} aria-hidden />}
        onClose={onClose}
        onClosed={onAddClosed}
        taken={rooms.map(({ name }) => name)}
        onSave={async (entry) => void (await add(entry, false))}
        second={{ label: copy.addAnother, onSave: (entry) => add(entry, true) }}
      />
    );
  }
  const { room } = shown;
  if (shown.what === 'duplicate') {
    return (
      <DuplicateDialog
        key={`duplicate ${room.id}`}
        opened={opened}
        room={room}
        rooms={rooms}
        onClose={onClose}
        onAdded={(id) => onAdded(id, false)}
      />
    );
  }
  const save = async (entry: RoomEntry) => {
    if (await changeRoom(room, entry)) onClose();
  };
  const later = rooms.slice(rooms.findIndex(({ id }) => id === room.id) + 1);
  const next = isMeasured(room) ? undefined : later.find((one) => !isMeasured(one));
  const saveAndGoOn = async (entry: RoomEntry) => {
    if (next && (await changeRoom(room, entry))) onAsk({ what: 'edit', room: next });
  };
  return (
    <RoomDialog
      key="edit"
      opened={opened}
      title={copy.editRoom}
      saveLabel={next ? copy.saveThen(next.name) : copy.saveChanges}
      start={room}
      edited={room.id}
      measuring={!isMeasured(room)}
      drawn={Boolean(room.sketch)}
      onClose={onClose}
      onSave={next ? saveAndGoOn : save}
      second={next && { label: copy.saveChanges, onSave: save }}
    />
  );
}

const isMeasured = (room: Room) => room.dimensionsLength !== null;
