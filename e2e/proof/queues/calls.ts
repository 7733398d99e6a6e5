import { randomUUID } from 'node:crypto';
import type { Site } from '../server/site.ts';

const forEver = new AbortController().signal;

/** Uploads a photo under its own id. */
export async function upload(
  { url, token, inspectionId }: Site,
  bytes: Uint8Array<ArrayBuffer>,
  signal = forEver,
): Promise<number> {
  const form = new FormData();
  const id = randomUUID();
  for (const [field, value] of Object.entries({ id, inspectionId, type: 'photo' })) form.set(field, value);
  form.set('file', new File([bytes], `${id}.jpg`));
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': id };
  const answer = await fetch(`${url}/api/v1/documentation/upload`, {
    method: 'POST',
    headers,
    body: form,
    signal,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Reads a response to its end. */
export async function read({ url, token }: Site, path: string, signal = forEver): Promise<number> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** @throws Error unless it succeeded */
export async function well(status: Promise<number>): Promise<void> {
  const answered = await status;
  if (answered >= 300) throw new Error(`somebody else was answered ${answered}`);
}
