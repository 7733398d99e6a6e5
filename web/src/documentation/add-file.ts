import { documentationActions } from '@tidemark/contract/documentation';
import { type Category, documentationRules, isDuplicateFile } from '@tidemark/contract/documentation-file';
import { Refusal } from '@tidemark/contract/refusals';
import { v7 as uuid } from 'uuid';
import { judge } from '../files/judge.ts';
import { makeThumb } from '../files/make-thumb.ts';
import { readFile } from '../files/read-file.ts';
import { isStorageFull } from '../offline/faults/index.ts';
import { performUpload, sha256 } from '../offline/outbox/index.ts';
import { device } from '../offline/store/index.ts';

/** A file being added. */
export interface Source {
  category: Category;
  blob: Blob;
  name: string;
  roomId?: string | undefined;
  description?: string | undefined;
  /** What the app's own camera knows: local time with offset, and the position in degrees. */
  capturedAt?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** The result for a file. Only added files are on the device. */
export type Became = 'added' | Refusal | 'duplicate' | 'unreadable' | 'no-room' | 'failed';

/** Puts one file on this device: bytes, small picture, record and call in one transaction, or nothing. Never throws. */
export async function addFile(inspectionId: string, source: Source): Promise<Became> {
  const { category, blob: chosen, name: called, ...facts } = source;
  try {
    const judged = await judge({ blob: chosen, name: called }, documentationRules[category]);
    if (judged instanceof Refusal) return judged;
    const bytes = judged && (await readFile(judged.blob));
    if (!bytes) return 'unreadable';
    const { name, type } = judged;
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
