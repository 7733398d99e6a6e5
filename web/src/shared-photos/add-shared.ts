import { Refused } from '@tidemark/contract/refused';
import { addFile } from '../documentation/add-file.ts';
import type { Became } from '../files/take-file.ts';
import { removeShared, type SharedPhoto } from './kept.ts';

const reasons: Partial<Record<Exclude<Became, Refused>, string>> = {
  duplicate: 'This inspection already has a photo with this name.',
  unreadable: 'This photo can’t be read.',
  'no-room': 'This device is out of space.',
};

/**
 * Adds a photo and lets go of what was shared. It has the id it was kept under, so that an app killed in between adds
 * it once.
 * @returns why it was not added; it stays then
 */
export async function addShared(
  { id, file }: SharedPhoto,
  to: { inspectionId: string; roomId: string | undefined },
): Promise<string | undefined> {
  const { inspectionId, roomId } = to;
  const source = { id, category: 'photo' as const, blob: file, name: file.name, roomId };
  const became = await addFile(inspectionId, source);
  if (became instanceof Refused) return became.message;
  if (became !== 'added') return reasons[became] ?? 'This photo can’t be saved on this device.';
  await removeShared({ id });
  return undefined;
}
