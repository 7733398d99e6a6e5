import type { Technician } from '@tidemark/contract/technicians';
import { Device } from './device.ts';
import { forgetLeft, readLeft } from './left-mark.ts';
import { getSession } from './session.ts';
import { forgetStoreMark } from './store-mark.ts';

/** What whoever the office signed out has on this device and the office does not. */
export interface LeftBehind {
  technician: Pick<Technician, 'id' | 'firstName'>;
  /** Changes, files and recordings that were cut off. */
  unsent: number;
}

const using = async <T>(id: number, work: (on: Device) => Promise<T>): Promise<T> => {
  const on = new Device(id);
  try {
    return await work(on);
  } finally {
    on.close();
  }
};

/** Undefined where the office signed nobody out, or they signed in again. */
export async function findLeftBehind(): Promise<LeftBehind | undefined> {
  const technician = readLeft();
  if (!technician) return undefined;
  const unsent = await using(technician.id, async (on) => {
    const [changes, recordings] = await Promise.all([on.outbox.count(), on.recordings.count()]);
    return changes + recordings;
  });
  return { technician, unsent };
}

/** The unsent work as one zip (export-unsent.ts). */
export function exportLeftBehind({ technician }: LeftBehind): Promise<Blob> {
  return using(technician.id, async (on) => (await import('./export-unsent.ts')).exportUnsent(on));
}

/** Clears this person's data from the device, unless they signed in meanwhile. The empty store stays: tabs may hold it. */
export async function eraseLeftBehind({ technician }: LeftBehind): Promise<void> {
  if (getSession()?.technician.id === technician.id) return;
  await using(technician.id, (on) => on.change(() => Promise.all(on.tables.map((table) => table.clear()))));
  forgetStoreMark(technician.id);
  forgetLeft();
}
