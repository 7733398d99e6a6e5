import { trashPhotoActions } from '@tidemark/contract/trash-photos';
import { v7 as uuidv7 } from 'uuid';
import { performUpload } from '../perform-upload.ts';
import { sha256 } from '../sha256.ts';

/** Adds a trash photo with these bytes. @returns its id */
export async function addPhoto(inspectionId: string, name: string, content: string): Promise<string> {
  const id = uuidv7();
  const { buffer, byteLength: size } = new TextEncoder().encode(content);
  const bytes = buffer as ArrayBuffer;
  await performUpload(
    trashPhotoActions.upload,
    {
      params: { id: inspectionId },
      body: { id, inspectionId, file: { name, size, sha256: await sha256(bytes) } },
    },
    { photo: { type: 'image/jpeg', bytes }, thumb: { type: 'image/webp', bytes: new ArrayBuffer(3) } },
  );
  return id;
}
