import { documentationActions } from '@tidemark/contract/documentation';
import { type Category, documentationRules, isDuplicateFile } from '@tidemark/contract/documentation-file';
import type { Shot } from '@tidemark/contract/shots';
import { type Became, takeFile } from '../files/take-file.ts';
import { performUpload } from '../offline/outbox/index.ts';
import { device } from '../offline/store/index.ts';

/** A file being added. */
export interface Source {
  /** The file's, where it had one before. */
  id?: string | undefined;
  category: Category;
  blob: Blob;
  name: string;
  roomId?: string | undefined;
  description?: string | undefined;
  /** What a photo shows. */
  shot?: Shot | undefined;
  /** What the app's own camera knows: local time with offset, and the position in degrees. */
  capturedAt?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** Puts one file on this device: bytes, small picture, record and call in one transaction, or nothing. Never throws. */
export function addFile(inspectionId: string, source: Source): Promise<Became> {
  const { id: given, category, blob: _, name: __, ...told } = source;
  return takeFile(source, documentationRules[category], async ({ id: made, facts, upload }) => {
    const id = given ?? made;
    const alike = await device().documentation.where({ inspectionId, filename: facts.name }).toArray();
    // Added before this app was killed.
    if (alike.some((file) => file.id === id)) return 'added';
    if (isDuplicateFile({ category, filename: facts.name }, alike)) return 'duplicate';
    const body = { id, inspectionId, type: category, ...told, file: facts };
    await performUpload(documentationActions.upload, { body }, await upload());
    return 'added';
  });
}
