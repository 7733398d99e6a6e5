import type { LocalTable } from '@tidemark/contract/offline';
import { bornHere, hanging, readBrought, useLive } from '../store/index.ts';

export interface Brought {
  /** Since when a list is as old as it is: of several lists the oldest; null while one of them is not here. */
  at: string | null;
  /** Whether all of it is on this device, empty or not. */
  here: boolean;
}

/**
 * Whether the lists that hang on these records are on this device, live; undefined while the device is asked.
 * @param first what was read of it right before, to be shown until it is read here
 */
export function useBrought(
  table: LocalTable,
  of: readonly (number | string)[],
  first?: Brought,
): Brought | undefined {
  const ids = of.join();
  const read = useLive(async () => ({ ids, brought: await broughtOf(table, of) }), [table, ids]);
  // What was found of others says nothing of these.
  return read ? (read.ids === ids ? read.brought : undefined) : first;
}

export async function broughtOf(table: LocalTable, of: readonly (number | string)[]): Promise<Brought> {
  const owner = (Object.keys(hanging) as LocalTable[]).find((one) => hanging[one]?.includes(table));
  let oldest: string | null = null;
  for (const id of of) {
    const at = await readBrought(table, id);
    // A list of what was made here before such marks were kept has none and is whole all the same.
    if (at === null && !(owner && (await bornHere(owner, id)))) return { at: null, here: false };
    if (at !== null && (oldest === null || at < oldest)) oldest = at;
  }
  return { at: oldest, here: true };
}
