import type { LocalTable } from '@tidemark/contract/offline';
import { type Device, device } from './device.ts';
import type { Entry, Meta } from './shapes.ts';
import { useLive } from './use-live.ts';

/** All else in a project's lane is of an inspection: an entry is of the first record it touches. */
const ofProject = new Set<LocalTable | undefined>([
  'projects',
  'followUps',
  'jobFiles',
  'documents',
  undefined,
]);
const keyOf = (project: number): Meta['key'] => `saved:${project}`;

/** Records, in the transaction that stores a change, when anything of the project's inspection was last saved here. */
export async function noteSaved(
  on: Device,
  { project, touches }: Pick<Entry, 'project' | 'touches'>,
  at: string,
): Promise<void> {
  if (project !== 0 && !ofProject.has(touches[0]?.table))
    await on.meta.put({ key: keyOf(project), value: at });
}

/** Null if nothing of it was saved on this device; undefined while loading. */
export const useLastSaved = (project: number): string | null | undefined =>
  useLive(() => readLastSaved(project), [project]);

export async function readLastSaved(project: number): Promise<string | null> {
  return ((await device().meta.get(keyOf(project)))?.value as string | undefined) ?? null;
}
