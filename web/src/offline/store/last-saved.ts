import type { LocalTable } from '@tidemark/contract/offline';
import { type Device, device } from './device.ts';
import type { Entry, Meta } from './shapes.ts';
import { placeOf } from './store-shape.ts';
import { useLive } from './use-live.ts';

/** An entry is of the first record it touches. */
const isOfInspection = (table: LocalTable) =>
  table === 'inspections' || placeOf(table)?.under === 'inspections';
const keyOf = (project: number): Meta['key'] => `saved:${project}`;

/** Records, in the transaction that stores a change, when anything of the project's inspection was last saved here. */
export async function noteSaved(
  on: Device,
  { project, touches }: Pick<Entry, 'project' | 'touches'>,
  at: string,
): Promise<void> {
  const [first] = touches;
  if (project !== 0 && first && isOfInspection(first.table))
    await on.meta.put({ key: keyOf(project), value: at });
}

/** Null if nothing of it was saved on this device; undefined while loading. */
export const useLastSaved = (project: number): string | null | undefined =>
  useLive(() => readLastSaved(project), [project]);

export async function readLastSaved(project: number): Promise<string | null> {
  return ((await device().meta.get(keyOf(project)))?.value as string | undefined) ?? null;
}
