import type { LocalTable } from '@tidemark/contract/offline';
import { type Device, device } from './device.ts';
import { listsUnder } from './store-shape.ts';

/**
 * When the server last sent the whole list of `table` under the record `of`. Without this mark an empty list proves
 * nothing: it may never have been on this device.
 */
// The key is that of released stores.
const keyOf = (table: LocalTable, of: number | string) => `brought:${table}:${of}` as const;

/** Runs inside the caller's transaction. */
export async function notePulled(
  on: Device,
  table: LocalTable,
  of: number | string,
  at = new Date(),
): Promise<void> {
  await on.meta.put({ key: keyOf(table, of), value: at.toISOString() });
}

export async function forgetPulled(
  on: Device,
  table: LocalTable,
  of: readonly (number | string)[],
): Promise<void> {
  await on.meta.bulkDelete(of.map((id) => keyOf(table, id)));
}

/** A record made here has all its lists here. Runs inside the caller's transaction. */
export async function noteCreatedHere(
  on: Device,
  { table, id }: { table: LocalTable; id: number | string },
): Promise<void> {
  for (const list of listsUnder(table)) await notePulled(on, list, id);
}

/** When the whole list arrived from the server, as an ISO moment; null if never. */
export async function readPulledAt(
  table: LocalTable,
  of: number | string,
  on: Device = device(),
): Promise<string | null> {
  return ((await on.meta.get(keyOf(table, of)))?.value as string | undefined) ?? null;
}
