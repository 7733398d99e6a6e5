import type { LocalTables } from '@tidemark/contract/offline';
import { CallError } from '../faults/index.ts';
import { listsUnder, placeOf, readRecords } from '../store/index.ts';
import { type Id, type ListName, listOf } from './lists.ts';
import { pull } from './pull.ts';

/** A record that lists hang on. */
export type Above = LocalTables[ListName];

export interface Ways {
  pull?(list: ListName, of: Id): Promise<void>;
  /** Whether what hangs on a record needs no pulling any more. */
  isFinal?(above: Above): Promise<boolean>;
  /** Follows each list, after all that hangs on its records. */
  then?(list: ListName, of: Id): Promise<void>;
}

/** Pulls a list, and list after list what hangs on its records. @throws CallError */
export async function pullBelow(list: ListName, of: Id, ways: Ways): Promise<void> {
  const { pull: pullIt = pull, isFinal, then } = ways;
  await unlessGone(pullIt(list, of));
  for (const record of await readList(list, of)) {
    if (await isFinal?.(record)) continue;
    for (const below of listsUnder(list)) await pullBelow(below, record.id, ways);
  }
  await then?.(list, of);
}

/** What of a list is on this device, in the order in which what hangs on it is pulled. */
export async function readList(list: ListName, of: Id): Promise<Above[]> {
  const place = placeOf(list);
  const records: Above[] = await readRecords(list, place && { [place.by]: of });
  return records.sort(listOf(list).order);
}

/** The server may not have this record yet, it may be deleted, or the project re-assigned. */
export async function unlessGone(reading: Promise<unknown>): Promise<void> {
  try {
    await reading;
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
  }
}
