import { documentationActions } from '@tidemark/contract/documentation';
import { type Category, documentationRules, isDuplicateFile } from '@tidemark/contract/documentation-file';
import { v7 as uuid } from 'uuid';
import { fileType } from '../files/file-type.ts';
import { makeThumb } from '../files/make-thumb.ts';
import { readFile } from '../files/read-file.ts';
import { device } from '../offline/device.ts';
import { performUpload } from '../offline/perform-upload.ts';
import { sha256 } from '../offline/sha256.ts';
import { isStorageFull } from '../offline/storage-full.ts';

/** A file on its way in. */
export interface Source {
  category: Category;
  blob: Blob;
  name: string;
  roomId?: string | undefined;
  /** What the app's own camera knows: its wall clock with offset, and the place in degrees. */
  capturedAt?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** What became of a file. Only what was added is on the device, then with its bytes. */
export type Became =
  | 'added'
  | 'invalid'
  | 'too-large'
  | 'empty'
  | 'duplicate'
  | 'unreadable'
  | 'no-room'
  | 'failed';

/** Puts one file on this device: bytes, small picture, record and call in one transaction, or nothing. Never throws. */
export async function addFile(inspectionId: string, source: Source): Promise<Became> {
  const { category, blob, name, ...facts } = source;
  const rule = documentationRules[category];
  if (blob.size === 0) return 'empty';
  if (blob.size > rule.limit) return 'too-large';
  try {
    const bytes = await readFile(blob);
    if (!bytes) return 'unreadable';
    const type = rule.types.find((taken) => taken === fileType(bytes));
    if (!type) return 'invalid';
    const alike = await device().documentation.where({ inspectionId, filename: name }).toArray();
    if (isDuplicateFile({ category, filename: name }, alike)) return 'duplicate';
    const id = uuid();
    const file = { name, size: bytes.byteLength, sha256: await sha256(bytes) };
    await performUpload(
      documentationActions.upload,
      { body: { id, inspectionId, type: category, ...facts, file } },
      {
        file: { type, bytes },
        ...(category === 'photo' && { thumb: await makeThumb(new Blob([bytes], { type })) }),
      },
    );
    return 'added';
  } catch (error) {
    if (isStorageFull(error)) return 'no-room';
    reportError(error);
    return 'failed';
  }
}
