import { readFile } from 'node:fs/promises';
import { password } from '../../fixtures/sign-in.ts';
import { technician } from '../../steps/open-inspection.ts';
import type { MadePhoto } from '../evidence/make-photos.ts';

/** A phone sends a few at a time. */
const atOnce = 3;

/** Uploads photos to an inspection, as its technician. */
export async function uploadPhotos(
  url: string,
  inspectionId: string,
  photos: readonly MadePhoto[],
): Promise<void> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: technician, password }),
  });
  const { data } = (await answer.json()) as { data: { tokens: { accessToken: string } } };
  const headers = { Authorization: `Bearer ${data.tokens.accessToken}` };
  const left = photos.values();
  async function send() {
    for (const { name, path } of left) {
      const form = new FormData();
      for (const [field, value] of Object.entries({ inspectionId, type: 'photo', description: name }))
        form.append(field, value);
      form.append('file', new File([await readFile(path)], name, { type: 'image/jpeg' }));
      const sent = await fetch(`${url}/api/v1/documentation/upload`, { method: 'POST', headers, body: form });
      if (!sent.ok) throw new Error(`${name}: ${await sent.text()}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send));
}
