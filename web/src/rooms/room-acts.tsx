import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { lastPosition } from '@tidemark/contract/room-order';
import { type Room, roomActions } from '@tidemark/contract/rooms';
import { Trash2 } from 'lucide-react';
import { v7 as uuid } from 'uuid';
import { perform } from '../offline/perform.ts';
import { explain } from '../offline/report-fault.ts';
import { confirm } from '../ui/confirm.tsx';
import { tellOutcome } from '../ui/tell-outcome.ts';
import { copy, linesWord } from './copy.ts';
import { duplicateRoom } from './duplicate-room.ts';
import type { RoomEntry } from './room-form.ts';

/** Adds a room behind the others on this device; the office hears of it when it can. @returns its id, or null when it could not be kept */
export async function addRoom(
  inspectionId: string,
  rooms: readonly Room[],
  entry: RoomEntry,
): Promise<string | null> {
  const id = uuid();
  const given = Object.entries(entry).filter(([, value]) => value !== null);
  const body = {
    ...(Object.fromEntries(given) as unknown as RoomEntry),
    id,
    inspectionId,
    position: lastPosition(rooms),
  };
  const added = await tellOutcome(
    perform(roomActions.create, { body }),
    copy.created,
    copy.createFailed,
    explain,
  );
  return added ? id : null;
}

/** @returns the new room's id, or null when it could not be kept */
export async function addDuplicate(
  of: Room,
  entry: RoomEntry,
  rooms: readonly Room[],
  rows: SheetRows,
): Promise<string | null> {
  let id: string | null = null;
  const made = duplicateRoom(of, entry, { rooms, rows }).then((its) => {
    id = its;
  });
  await tellOutcome(made, copy.created, copy.createFailed, explain);
  return id;
}

export function changeRoom({ id, inspectionId }: Room, entry: RoomEntry): Promise<boolean> {
  const body = { ...entry, inspectionId };
  return tellOutcome(
    perform(roomActions.update, { params: { id }, body }),
    copy.updated,
    copy.updateFailed,
    explain,
  );
}

/** Asks with the room's name and what its sheet holds. @returns true when it was deleted */
export async function deleteRoom({ id, name, claimItem }: Room): Promise<boolean> {
  const lines = claimItem?.filledCount ?? 0;
  const sure = await confirm({
    title: `Delete ${name}?`,
    message: (
      <p>
        The room and{' '}
        {lines > 0 && (
          <>
            the <b>{linesWord(lines)}</b> of{' '}
          </>
        )}
        its claim sheet will be deleted. This cannot be undone.
      </p>
    ),
    confirmLabel: copy.deleteRoom,
    cancelLabel: copy.keepRoom,
    confirmIcon: <Trash2 size={20} aria-hidden />,
    destructive: true,
  });
  return (
    sure &&
    tellOutcome(perform(roomActions.remove, { params: { id } }), copy.deleted, copy.deleteFailed, explain)
  );
}
