import { type Device, type Entry, refOf } from '../store/index.ts';

/** The entries that carry no file, of all projects: few, however many photos wait. */
async function changesOf(on: Device): Promise<Entry[]> {
  const files = new Set(await on.outbox.where('upload').above('').primaryKeys());
  const keys = await on.outbox.toCollection().primaryKeys();
  return (await on.outbox.bulkGet(keys.filter((seq) => !files.has(seq)))).filter(
    (entry) => entry !== undefined,
  );
}

/**
 * Rebuilds what a confirmed upload changed, at a cost that does not grow with the files that wait: nothing but its own
 * record, where no change of it is unsent. What was kept because of other records goes with the last of the files.
 * @param changed whose bases are other ones now
 * @returns false, with nothing done, where that is not all of it
 */
export async function settleFile(on: Device, sent: Entry, changed: readonly string[]): Promise<boolean> {
  const file = sent.touches.find(({ id }) => id === sent.upload);
  // A trash photo is a part of its inspection, which the other ones are parts of too.
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
