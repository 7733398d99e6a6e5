import { Refusal } from '@tidemark/contract/refusals';
import { isDuplicate, trashPhotoActions, trashPhotoRule } from '@tidemark/contract/trash-photos';
import { v7 as uuid } from 'uuid';
import { fileType } from '../files/file-type.ts';
import { makeThumb } from '../files/make-thumb.ts';
import { readFile } from '../files/read-file.ts';
import { device } from '../offline/device.ts';
import { performUpload } from '../offline/perform-upload.ts';
import { sha256 } from '../offline/sha256.ts';
import { isStorageFull } from '../offline/storage-full.ts';

/** What became of a selection, by names. */
export interface Added {
  added: string[];
  /** Too large, or neither JPEG nor PNG by their bytes. */
  invalid: string[];
  duplicates: string[];
  /** The browser gives no more room; what comes after it in the selection was not tried. */
  noRoom: string | undefined;
  /** Moved, removed or changed since they were chosen. */
  unreadable: string[];
  failed: string[];
}

/**
 * Adds every valid file of a selection, one after the other so that only one is in memory. What is added is on the
 * device with its bytes; a file that fails leaves nothing behind.
 */
export async function addPhotos(inspectionId: string, files: readonly File[]): Promise<Added> {
  const became: Added = {
    added: [],
    invalid: [],
    duplicates: [],
    noRoom: undefined,
    unreadable: [],
    failed: [],
  };
  for (const file of files) {
    const { name } = file;
    try {
      became[await add(inspectionId, file)].push(name);
    } catch (error) {
      if (isStorageFull(error)) {
        became.noRoom = name;
        break;
      }
      became.failed.push(name);
      if (!(error instanceof Refusal)) reportError(error);
    }
  }
  return became;
}

/** What became of two selections. */
export const bothOf = (first: Added, second: Added): Added => ({
  added: [...first.added, ...second.added],
  invalid: [...first.invalid, ...second.invalid],
  duplicates: [...first.duplicates, ...second.duplicates],
  noRoom: second.noRoom ?? first.noRoom,
  unreadable: [...first.unreadable, ...second.unreadable],
  failed: [...first.failed, ...second.failed],
});

async function add(inspectionId: string, file: File): Promise<Exclude<keyof Added, 'noRoom' | 'failed'>> {
  const { name, size } = file;
  if (size > trashPhotoRule.limit) return 'invalid';
  const bytes = await readFile(file);
  if (!bytes) return 'unreadable';
  const type = trashPhotoRule.types.find((taken) => taken === fileType(bytes));
  if (!type) return 'invalid';
  const facts = { name, size, sha256: await sha256(bytes) };
  const inspection = await device().inspections.get(inspectionId);
  if (isDuplicate({ ...facts, fileName: name }, inspection?.trashPhotos ?? [])) return 'duplicates';
  const id = uuid();
  await performUpload(
    trashPhotoActions.upload,
    { params: { id: inspectionId }, body: { id, inspectionId, file: facts } },
    { file: { type, bytes }, thumb: await makeThumb(file) },
  );
  return 'added';
}
