import type { Read } from '../db/database.ts';

/** The photos of an inspection, in the order they were added. */
export function photosOf(db: Read, inspectionId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'name as fileName', 'createdAt', 'size', 'sha256'])
    .where('inspectionId', '=', inspectionId)
    .where('kind', '=', 'trash-photo')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
