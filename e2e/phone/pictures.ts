import { documentationActions } from '@tidemark/contract/documentation';
import { jobActions } from '@tidemark/contract/job/actions';
import { trashPhotoActions } from '@tidemark/contract/trash-photos';
import { v7 as uuid } from 'uuid';
import { performUpload } from '../../web/src/offline/outbox/perform-upload.ts';
import { sha256 } from '../../web/src/offline/outbox/sha256.ts';
import type { Did } from './orders.ts';

/** The smallest PNG; bytes after its end make it another file with the same picture. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Adds a picture to the phone as a trash photo, as a photo of the documentation or to a project's job. */
export async function addPicture(
  as: 'photo' | 'document' | 'job photo',
  of: string,
  nth: number,
): Promise<Did[]> {
  const picture = Buffer.from(png, 'base64');
  const bytes = new Uint8Array(picture.length + nth).fill(nth % 251);
  bytes.set(picture);
  const name = `w${nth}w.png`;
  const id = uuid();
  const file = { name, size: bytes.byteLength, sha256: await sha256(bytes.buffer) };
  const upload = { file: { type: 'image/png', bytes: bytes.buffer } };
  if (as === 'photo') {
    const body = { id, inspectionId: of, file };
    await performUpload(trashPhotoActions.upload, { params: { id: of }, body }, upload);
  } else if (as === 'job photo') {
    const body = { id, category: 'photo' as const, label: name, file };
    await performUpload(jobActions.upload, { params: { id: Number(of) }, body }, upload);
  } else {
    await performUpload(
      documentationActions.upload,
      { body: { id, inspectionId: of, type: 'photo', file } },
      upload,
    );
  }
  return [{ place: `file ${id}`, value: name }];
}
