import { documentationActions } from '@tidemark/contract/documentation';
import type { Category } from '@tidemark/contract/documentation-file';
import { trashPhotoActions } from '@tidemark/contract/trash-photos';
import { v7 as uuidv7 } from 'uuid';
import { performUpload } from '../outbox/perform-upload.ts';
import { sha256 } from '../outbox/sha256.ts';

/** Adds a trash photo with these bytes. @returns its id */
export async function addPhoto(inspectionId: string, name: string, content: string): Promise<string> {
  const id = uuidv7();
  const { bytes, facts } = await fileOf(name, content);
  await performUpload(
    trashPhotoActions.upload,
    {
      params: { id: inspectionId },
      body: { id, inspectionId, file: facts },
    },
    { file: { type: 'image/jpeg', bytes }, thumb: { type: 'image/webp', bytes: new ArrayBuffer(3) } },
  );
  return id;
}

/** Adds a file of the documentation with these bytes. @returns its id */
export async function addDocument(
  inspectionId: string,
  category: Category,
  name: string,
  content: string,
): Promise<string> {
  const id = uuidv7();
  const { bytes, facts } = await fileOf(name, content);
  await performUpload(
    documentationActions.upload,
    { body: { id, inspectionId, type: category, file: facts } },
    { file: { type: 'application/octet-stream', bytes } },
  );
  return id;
}

async function fileOf(name: string, content: string) {
  const { buffer, byteLength: size } = new TextEncoder().encode(content);
  const bytes = buffer as ArrayBuffer;
  return { bytes, facts: { name, size, sha256: await sha256(bytes) } };
}
