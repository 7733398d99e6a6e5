import type { Person } from '../../testing/people.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export const upload = (
  who: Person,
  inspectionId: string,
  bytes: Bytes,
  { id, name = 'van.jpg', key }: { id?: string; name?: string; key?: string } = {},
) =>
  who.send('trash-photos.upload', {
    params: { id: inspectionId },
    body: { inspectionId, ...(id && { id }) },
    file: { name, bytes },
    headers: key ? { 'Idempotency-Key': key } : {},
  });
export const photosOf = async (who: Person, id: string) =>
  (await who.send('inspections.read', { params: { id } })).ok().inspection.trashPhotos;
