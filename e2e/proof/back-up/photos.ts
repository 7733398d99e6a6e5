import { randomUUID } from 'node:crypto';
import { photo } from '../../../api/src/testing/photo.ts';
import type { Site } from '../server/site.ts';

/** Uploads photos of an inspection, one by one, until told to stop. @returns how many were accepted */
export async function uploadPhotos(
  { url, token, inspectionId }: Site,
  goesOn: (count: number) => boolean,
): Promise<number> {
  let count = 0;
  for (; goesOn(count); count++) {
    const body = new FormData();
    body.set('id', randomUUID());
    body.set('inspectionId', inspectionId);
    body.set('type', 'photo');
    body.set('file', new Blob([await photo(0.3)], { type: 'image/jpeg' }), `${count}.jpg`);
    const answer = await fetch(`${url}/api/v1/documentation/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
      body,
    });
    if (answer.status !== 201)
      throw new Error(`a photo was answered ${answer.status} ${await answer.text()}`);
    await answer.body?.cancel();
  }
  return count;
}
