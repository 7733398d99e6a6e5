import type { LocalTable } from '@tidemark/contract/offline';
import { bornHere, placeOf, readPulledAt, useLive } from '../store/index.ts';

export interface Pulled {
  /** Since when a list is as old as it is: of several lists the oldest; null while one of them is not here. */
  at: string | null;
  /** Whether all of it is on this device, empty or not. */
  here: boolean;
}

/**
 * Whether the lists that hang on these records are on this device, live; undefined while the device is asked.
 * @param first what was read of it right before, to be shown until it is read here
 */
export function usePulled(
  table: LocalTable,
  of: readonly (number | string)[],
  first?: Pulled,
): Pulled | undefined {
  const ids = of.join();
  const read = useLive(async () => ({ ids, pulled: await readPulled(table, of) }), [table, ids]);
  // What was found of others says nothing of these.
  return read ? (read.ids === ids ? read.pulled : undefined) : first;
}

export async function readPulled(table: LocalTable, of: readonly (number | string)[]): Promise<Pulled> {
  const owner = placeOf(table)?.under;
  let oldest: string | null = null;
  for (const id of of) {
    const at = await readPulledAt(table, id);
    // A list of what was made here before such marks were kept has none and is whole all the same.
    if (at === null && !(owner && (await bornHere(owner, id)))) return { at: null, here: false };
    if (at !== null && (oldest === null || at < oldest)) oldest = at;
  }
  return { at: oldest, here: true };
}
