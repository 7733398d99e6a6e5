import { createHash, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { photo } from '../../../api/src/testing/photo.ts';
import { data } from '../server/ask.ts';
import { openSite } from '../server/site.ts';
import { type Cluster, type Finding, technician, technician2 } from './cluster.ts';

type Bytes = Uint8Array<ArrayBuffer>;
interface Target {
  url: string;
  token: string;
  inspectionId: string;
}
interface Sending {
  id: string;
  key: string;
  name: string;
  bytes: Bytes;
}

const sha256 = (bytes: Bytes | Buffer) => createHash('sha256').update(bytes).digest('hex');

function form({ inspectionId }: Target, { id, name, bytes }: Sending): FormData {
  const body = new FormData();
  body.set('id', id);
  body.set('inspectionId', inspectionId);
  body.set('type', 'photo');
  body.set('file', new Blob([bytes], { type: 'image/jpeg' }), name);
  return body;
}

const path = '/api/v1/documentation/upload';

async function upload(target: Target, sending: Sending) {
  for (;;) {
    const answer = await fetch(target.url + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${target.token}`, 'Idempotency-Key': sending.key },
      body: form(target, sending),
    });
    const text = await answer.text();
    // Still running through another server.
    if (answer.status !== 409 || !text.includes('request_in_progress'))
      return { status: answer.status, text };
  }
}

/** Sends half of an upload and cuts the connection. */
async function uploadHalf(target: Target, sending: Sending): Promise<void> {
  const whole = new Response(form(target, sending));
  const bytes = Buffer.from(await whole.arrayBuffer());
  const cut = Promise.withResolvers<void>();
  const asked = request(target.url + path, {
    method: 'POST',
    agent: false,
    headers: {
      Authorization: `Bearer ${target.token}`,
      'Idempotency-Key': sending.key,
      'Content-Type': whole.headers.get('Content-Type')!,
      'Content-Length': bytes.length,
    },
  });
  asked.on('error', () => undefined);
  asked.once('close', () => cut.resolve());
  asked.write(bytes.subarray(0, bytes.length / 2), () => asked.destroy());
  await cut.promise;
}

const rounds = 6;

/** Uploads cut at one server and sent again to another, or sent to all at once, and read from the third. */
export async function uploads(cluster: Cluster): Promise<Finding> {
  const complaints: string[] = [];
  const urls = cluster.servers.map(({ url }) => url);
  const dana = await openSite(cluster.url, technician, 1);
  const luis = await openSite(cluster.url, technician2, 2);
  const at = (nth: number, site = dana): Target => ({ ...site, url: urls[nth % urls.length]! });
  const before = (await cluster.objects()).length;

  for (let round = 0; round < rounds; round++) {
    const one = async (name: string) => ({
      ...{ id: randomUUID(), key: randomUUID(), name },
      bytes: await photo(0.3),
    });
    const cut = await one(`cut ${round}.jpg`);
    await uploadHalf(at(round), cut);
    const whole = await upload(at(round + 1), cut);
    if (whole.status !== 201) complaints.push(`cut here, sent there: ${whole.status} ${whole.text}`);

    const same = await one(`same ${round}.jpg`);
    const answers = await Promise.all(urls.map((_, nth) => upload(at(nth), same)));
    const texts = new Set(answers.map(({ status, text }) => `${status} ${text}`));
    if (texts.size !== 1 || answers[0]!.status !== 201)
      complaints.push(`the same upload at all servers at once: ${[...texts].join(' and ')}`);

    // The same bytes as evidence of another inspection, at the same moment.
    const shared = { ...(await one(`shared ${round}.jpg`)) };
    const both = await Promise.all([
      upload(at(round), shared),
      upload(at(round + 1, luis), { ...shared, id: randomUUID(), key: randomUUID() }),
    ]);
    if (both.some(({ status }) => status !== 201))
      complaints.push(`the same bytes for two inspections: ${both.map(({ text }) => text).join(' and ')}`);

    for (const sent of [cut, same, shared]) complaints.push(...(await reread(at(round + 2), sent)));
  }
  const rows = await cluster.query<{ count: number; hashes: number }>(
    `SELECT count(*)::int AS count, count(DISTINCT sha256)::int AS hashes FROM files WHERE name ~ '^(cut|same|shared) '`,
  );
  const { count, hashes } = rows[0]!;
  if (count !== rounds * 4 || hashes !== rounds * 3)
    complaints.push(`${count} files with ${hashes} contents, ${rounds * 4} with ${rounds * 3} were sent`);
  // Each original with two renditions.
  const objects = (await cluster.objects()).length - before;
  if (objects !== hashes * 3) complaints.push(`${objects} objects for ${hashes} pictures in the bucket`);
  return {
    figures: `${rounds} photos cut at one server and sent whole to another, ${rounds} sent to all three at once, ${rounds} for two inspections at once: ${count} files, ${hashes} contents, ${objects} objects in the bucket, each read back from another server with its SHA-256`,
    complaints,
  };
}

/** Reads it through the addresses another server gives. */
async function reread(target: Target, { id, bytes, name }: Sending): Promise<string[]> {
  const { url, token, inspectionId } = target;
  const { documentation } = await data<{ documentation: { photos: { id: string; url: string }[] } }>(
    url,
    token,
    { method: 'GET', path: `/documentation/inspection/${inspectionId}` },
  );
  const found = documentation.photos.find((file) => file.id === id);
  if (!found) return [`${name} is not there`];
  const answer = await fetch(new URL(found.url, url));
  return sha256(Buffer.from(await answer.arrayBuffer())) === sha256(bytes) ? [] : [`${name} has other bytes`];
}
