import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { Refused } from '@tidemark/contract/refused';
import { lastPosition } from '@tidemark/contract/room-order';
import { type Room, roomActions } from '@tidemark/contract/rooms';
import type { TickedRoom } from '@tidemark/contract/rooms/ticked';
import { Trash2 } from 'lucide-react';
import { v7 as uuid } from 'uuid';
import { explain } from '../offline/faults/index.ts';
import { perform, performAll, plan, sentSoon } from '../offline/outbox/index.ts';
import { readRecords, throughCuts } from '../offline/store/index.ts';
import { confirm } from '../ui/feedback/confirm.tsx';
import { tellOutcome } from '../ui/feedback/tell-outcome.ts';
import { copy, linesWord } from './copy.ts';
import { duplicateRoom } from './duplicate-room.ts';
import { changeOf, type RoomEntry } from './room-form.ts';

/** Adds a room after the others on this device and queues it. @returns its id, or null if it could not be saved */
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
    () => sentSoon('rooms.create', { table: 'rooms', id }),
  );
  return added ? id : null;
}

/** Adds rooms ticked in step 1 after the others, all or none. */
export function addTicked(
  inspectionId: string,
  rooms: readonly Room[],
  ticked: readonly TickedRoom[],
): Promise<boolean> {
  const first = lastPosition(rooms);
  const plans = ticked.map((room, place) =>
    plan(roomActions.create, { body: { ...room, inspectionId, position: first + place } }),
  );
  return tellOutcome(
    performAll(...plans),
    ticked.length === 1 ? copy.created : copy.createdMany(ticked.length),
    copy.createFailed,
    explain,
    () => sentSoon('rooms.create', { table: 'rooms', id: ticked.at(-1)!.id }),
  );
}

/** @returns the new room's id, or null if it could not be stored */
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
  await tellOutcome(made, copy.created, copy.createFailed, explain, () =>
    sentSoon('rooms.create', { table: 'rooms', id: id! }),
  );
  return id;
}

/** `room` as it was when the dialog opened. */
export function changeRoom(room: Room, entry: RoomEntry): Promise<boolean> {
  const { id, inspectionId } = room;
  const work = async () => {
    if (!(await isHere(id))) throw new Refused('room_not_found', 'Room not found');
    const changed = changeOf(room, entry);
    if (Object.keys(changed).length === 0) return;
    await perform(roomActions.update, { params: { id }, body: { ...changed, inspectionId } });
  };
  return tellOutcome(work(), copy.updated, copy.updateFailed, explain, () =>
    sentSoon('rooms.update', { table: 'rooms', id }),
  );
}

/** Another device may have deleted it since the dialog opened: nothing is sent then. */
const isHere = async (id: string) => (await throughCuts(() => readRecords('rooms', { id }))).length > 0;

/** Asks with the room's name and its sheet's content. @returns true if it was deleted */
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
  return sure && removeRoom(id);
}

export function removeRoom(id: string): Promise<boolean> {
  const work = async () => {
    if (await isHere(id)) await perform(roomActions.remove, { params: { id } });
  };
  return tellOutcome(work(), copy.deleted, copy.deleteFailed, explain, () =>
    sentSoon('rooms.remove', { table: 'rooms', id }),
  );
}
