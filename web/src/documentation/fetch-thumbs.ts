import { CallError } from '../offline/faults/index.ts';
import { readThumb } from '../offline/pull/index.ts';
import { readRecords } from '../offline/store/index.ts';

/** Brings the small pictures of an inspection's photos to this device, one after the other. @throws CallError */
export async function fetchThumbs(inspectionId: string): Promise<void> {
  for (const id of await photosAtOffice(inspectionId)) await unlessGone(readThumb(id, true));
}

/** Those of the documentation and those of the trash. */
async function photosAtOffice(inspectionId: string): Promise<string[]> {
  const files = await readRecords('documentation', { inspectionId });
  const inspections = await readRecords('inspections', { id: inspectionId });
  return [
    ...files.flatMap(({ id, category, url, flaw }) =>
      category === 'photo' && url !== '' && flaw !== 'unshown' ? [id] : [],
    ),
    ...inspections.flatMap(({ trashPhotos }) =>
      trashPhotos.flatMap(({ id, fileUrl, flaw }) => (fileUrl !== '' && flaw !== 'unshown' ? [id] : [])),
    ),
  ];
}

/** A deleted photo does not block the others. */
async function unlessGone(reading: Promise<unknown>): Promise<void> {
  try {
    await reading;
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
  }
}
