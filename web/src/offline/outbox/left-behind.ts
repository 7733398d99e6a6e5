import type { Technician } from '@tidemark/contract/technicians';
import { exchange, isObject } from '../calls/index.ts';
import { noteOutOfSpace } from '../disk/index.ts';
import { isStorageFull } from '../faults/index.ts';
import { forgetLeft, getSession, readLeft } from '../session/index.ts';
import { Device, forgetStoreMark } from '../store/index.ts';
import { keepUnsent } from './keep-unsent.ts';

/** Unsent work of a person the server signed out. */
export interface LeftBehind {
  technician: Pick<Technician, 'id' | 'firstName'>;
  /** Changes, files and interrupted recordings. */
  unsent: number;
}

const using = async <T>(id: number, work: (on: Device) => Promise<T>): Promise<T> => {
  const on = new Device(id);
  try {
    await on.open().catch(async (error: unknown) => {
      if (!isStorageFull(error)) throw error;
      // From here on the store opens once there is space.
      noteOutOfSpace();
      await on.open();
    });
    return await work(on);
  } finally {
    on.close();
  }
};

async function countUnsent(on: Device): Promise<number> {
  const [changes, recordings] = await Promise.all([on.outbox.count(), on.recordings.count()]);
  return changes + recordings;
}

const isBack = (id: number) => getSession()?.technician.id === id;

/**
 * Undefined if the server signed nobody out, or they have signed in again. Sent records leave the device at once;
 * signing in fetches them again.
 */
export async function findLeftBehind(): Promise<LeftBehind | undefined> {
  const technician = readLeft();
  if (!technician) return undefined;
  const unsent = await using(technician.id, (on) =>
    on.change(async () => {
      if (!isBack(technician.id)) await keepUnsent(on);
      return countUnsent(on);
    }),
  );
  return { technician, unsent };
}

/**
 * Asks the server whether this is the owner's password or a code it issued. The address is spelled out, as in signing
 * in.
 * @throws CallError
 */
export async function proveLeftBehind({ technician }: LeftBehind, proof: string): Promise<void> {
  const body = { technicianId: technician.id, proof };
  await exchange({ method: 'POST', path: '/auth/open-export', body, anonymous: true, answers: isObject });
}

/** The unsent work as one zip (export-unsent.ts). */
export function exportLeftBehind({ technician }: LeftBehind): Promise<Blob> {
  return using(technician.id, async (on) => (await import('./export-unsent.ts')).exportUnsent(on));
}

/**
 * Clears this person's data from the device, unless they have signed in again or more is unsent than the dialog said:
 * opening the store may have waited for space. The empty store stays because tabs may hold it.
 */
export async function eraseLeftBehind({ technician, unsent }: LeftBehind): Promise<void> {
  const isCleared = await using(technician.id, (on) =>
    on.change(async () => {
      if (isBack(technician.id) || (await countUnsent(on)) > unsent) return false;
      await Promise.all(on.tables.map((table) => table.clear()));
      return true;
    }),
  );
  if (!isCleared) return;
  forgetStoreMark(technician.id);
  forgetLeft();
}
