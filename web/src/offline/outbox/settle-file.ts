import { type Device, type Entry, refOf } from '../store/index.ts';

/** Entries without a file, of all projects: few, however many photos wait. */
async function changesOf(on: Device): Promise<Entry[]> {
  const files = new Set(await on.outbox.where('upload').above('').primaryKeys());
  const keys = await on.outbox.toCollection().primaryKeys();
  return (await on.outbox.bulkGet(keys.filter((seq) => !files.has(seq)))).filter(
    (entry) => entry !== undefined,
  );
}

/**
 * Rebuilds the records a confirmed upload changed, at a cost independent of the waiting files: only its own record, if
 * that has no unsent change. The last file removes what was kept for other records.
 * @param changed the records whose bases changed
 * @returns false, with nothing done, if more is needed
 */
export async function settleFile(on: Device, sent: Entry, changed: readonly string[]): Promise<boolean> {
  const file = sent.touches.find(({ id }) => id === sent.upload);
  // A trash photo is part of its inspection, and so are the other photos.
  if (!file || changed.join() !== refOf(file)) return false;
  if ((await on.outbox.where('upload').above('').count()) === 0) return false;
  const ref = refOf(file);
  const touching = (entry: Entry) => entry.touches.some((touched) => refOf(touched) === ref);
  if ((await changesOf(on)).some(touching)) return false;
  const record = (await on.bases.get(ref))?.record;
  if (record) await on.table(file.table).put(record);
  else await on.table(file.table).delete(file.id);
  await on.bases.delete(ref);
  return true;
}
