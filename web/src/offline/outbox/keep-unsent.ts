import type { RecordRef } from '@tidemark/contract/offline';
import { type Device, type Entry, localTables, placeOf, refOf } from '../store/index.ts';

/** The rows of `meta` about the queue rather than a record. */
const ofQueue = new Set(['store', 'sent', 'lastSentAt', 'aliases']);

/**
 * Removes everything from the store except unsent work and the records it needs: project, inspection and room. Runs
 * inside the caller's transaction.
 */
export async function keepUnsent(on: Device): Promise<void> {
  const [entries, recordings] = await Promise.all([on.outbox.toArray(), on.recordings.toArray()]);
  const refs: RecordRef[] = entries.flatMap(({ touches }) => touches);
  refs.push(...entries.map(({ project }) => ({ table: 'projects', id: project }) as const));
  for (const { inspectionId, projectId, roomId } of recordings) {
    if (inspectionId !== undefined) refs.push({ table: 'inspections', id: inspectionId });
    if (projectId !== undefined) refs.push({ table: 'projects', id: projectId });
    if (roomId !== null) refs.push({ table: 'rooms', id: roomId });
  }
  const kept = await withAbove(on, refs);
  for (const name of localTables) {
    await on
      .table(name)
      .filter(({ id }) => !kept.has(refOf({ table: name, id })))
      .delete();
  }
  await on.bases.filter(({ ref }) => !kept.has(ref)).delete();
  await on.settled.filter(({ ref }) => !kept.has(ref)).delete();
  const files = new Set(entries.flatMap(filesOf));
  await on.blobs.filter(({ id }) => !files.has(id)).delete();
  await on.thumbs.filter(({ id }) => !files.has(id)).delete();
  await on.sentToday.clear();
  await on.meta.filter(({ key }) => !ofQueue.has(key)).delete();
}

/** The records and their parents. */
async function withAbove(on: Device, refs: readonly RecordRef[]): Promise<Set<string>> {
  const kept = new Set<string>();
  const left = [...refs];
  for (let ref = left.pop(); ref; ref = left.pop()) {
    if (kept.has(refOf(ref))) continue;
    kept.add(refOf(ref));
    const record = await on.table(ref.table).get(ref.id);
    const place = placeOf(ref.table);
    const above = place && record?.[place.by];
    if (above) left.push({ table: place.under, id: above } as RecordRef);
    if (ref.table === 'sheets') left.push({ table: 'rooms', id: ref.id });
  }
  return kept;
}

/** The bytes an entry carries, and the pictures of its records. */
const filesOf = ({ upload, touches, input }: Entry) =>
  [upload, input.body.id, ...touches.map(({ id }) => id)].map(String);
