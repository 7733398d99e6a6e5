import { type Room, roomActions } from '@tidemark/contract/rooms';
import { Trash2 } from 'lucide-react';
import { v7 as uuid } from 'uuid';
import { perform } from '../offline/perform.ts';
import { confirm } from '../ui/confirm.tsx';
import { showToast } from '../ui/toast.tsx';
import { copy, linesWord } from './copy.ts';
import type { RoomEntry } from './room-form.ts';

/** Tells how it went; false when it did not. */
async function told(work: Promise<void>, done: string, failed: string): Promise<boolean> {
  try {
    await work;
    showToast({ kind: 'success', title: done });
    return true;
  } catch (error) {
    reportError(error);
    showToast({ kind: 'error', title: failed, message: error instanceof Error ? error.message : undefined });
    return false;
  }
}

/** Adds a room on this device; the office hears of it when it can. @returns its id, or null when it could not be kept */
export async function addRoom(inspectionId: string, entry: RoomEntry): Promise<string | null> {
  const id = uuid();
  const given = Object.entries(entry).filter(([, value]) => value !== null);
  const body = { ...(Object.fromEntries(given) as unknown as RoomEntry), id, inspectionId };
  const added = await told(perform(roomActions.create, { body }), copy.created, copy.createFailed);
  return added ? id : null;
}

export function changeRoom({ id, inspectionId }: Room, entry: RoomEntry): Promise<boolean> {
  const body = { ...entry, inspectionId };
  return told(perform(roomActions.update, { params: { id }, body }), copy.updated, copy.updateFailed);
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
  return sure && told(perform(roomActions.remove, { params: { id } }), copy.deleted, copy.deleteFailed);
}
