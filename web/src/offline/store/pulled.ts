import type { LocalTable } from '@tidemark/contract/offline';
import { type Device, device } from './device.ts';
import { listsUnder } from './store-shape.ts';

/**
 * When the office last gave the whole list of `table` that hangs on the record `of`. Without that mark an empty list says
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

/** A record made here has all that hangs on it here, from the beginning. Runs inside the caller's transaction. */
export async function noteBorn(
  on: Device,
  { table, id }: { table: LocalTable; id: number | string },
): Promise<void> {
  for (const list of listsUnder(table)) await notePulled(on, list, id);
}

/** When the list came whole from the office, as an ISO moment; null when it never did. */
export async function readPulledAt(
  table: LocalTable,
  of: number | string,
  on: Device = device(),
): Promise<string | null> {
  return ((await on.meta.get(keyOf(table, of)))?.value as string | undefined) ?? null;
}
