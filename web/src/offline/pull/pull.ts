import { CallError } from '../faults/index.ts';
import { bornHere, lay, mark, placeOf, readRecords } from '../store/index.ts';
import { type Id, type ListName, listOf } from './lists.ts';
import { type One, pullOne } from './ones.ts';

/**
 * Fetches a list from the office and lays it into the store, under what is unsent.
 * @param of what its records hang on; 'all' where they hang on nothing
 * @param known what must have ended well before anything is laid
 * @throws CallError
 */
export async function pull(table: ListName, of: Id, known?: Promise<unknown>): Promise<void> {
  const { read } = listOf(table);
  const place = placeOf(table);
  // The office knows no list of what it does not have yet.
  if (place && (await bornHere(place.under, of))) return;
  if (!read) return pullEach(table, of);
  const since = await mark();
  const records = await read(of);
  await known;
  const changes = records.map(
    (record) => ({ table, id: record.id, record }) as Parameters<typeof lay>[0][number],
  );
  await lay(changes, { since, whole: { table, ...(place && { where: { [place.by]: of } }) } });
}

/** One record after the other; what could not be had is asked for again once it is opened. */
export async function pullEach(table: ListName, of: Id, wanted = (_: string) => true): Promise<void> {
  const { each } = listOf(table);
  if (!each) return;
  const place = placeOf(each.table);
  for (const record of await readRecords(each.table, place && { [place.by]: of })) {
    if (!each.has(record) || !wanted(String(record.id))) continue;
    await pullOne(table as One, String(record.id)).catch(unlessGiven);
  }
}

function unlessGiven(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}
