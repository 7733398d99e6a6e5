import type { Read } from '../db/database.ts';

/**
 * The photos of an inspection in the order they were added: ids are made then (UUIDv7), and uploads overtake each
 * other.
 */
export function photosOf(db: Read, inspectionId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'name as fileName', 'createdAt', 'size', 'sha256'])
    .select(['takenAt as capturedAt', 'latitude', 'longitude', 'flaw'])
    .where('inspectionId', '=', inspectionId)
    .where('kind', '=', 'trash-photo')
    .orderBy('id')
    .execute();
}
