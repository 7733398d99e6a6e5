import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../fixtures/server.ts';
import { cameraPhoto } from '../steps/pictures.ts';
import { startCuttingProxy } from './evidence/cutting-proxy.ts';
import { makePhotos } from './evidence/make-photos.ts';
import { proveEvidence } from './evidence/prove-evidence.ts';
import { openPhone } from './rows/phone.ts';
import { startCephBucket } from './s3/ceph-bucket.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '300' },
    megabytes: { type: 'string', default: '4' },
    kills: { type: 'string', default: '20' },
    files: { type: 'string', default: 'disk' },
  },
});
const [count, megabytes, kills] = [values.photos, values.megabytes, values.kills].map(Number) as [
  number,
  number,
  number,
];
const size = megabytes * 1024 ** 2;
const oneIn = 6;

const began = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'tidemark-evidence-'));
const bucket = values.files === 's3' ? await startCephBucket() : undefined;
const server = await startServer(bucket?.env);
const proxy = await startCuttingProxy(server.url, size, oneIn);
try {
  const camera = await openPhone(join(folder, 'camera'));
  const { buffer } = await cameraPhoto(camera.page, 'one.jpg', 800);
  await camera.close();
  const photos = await makePhotos(folder, buffer, count, size);
  const proven = await proveEvidence({
    ...{ server, proxy, photos, say, profile: join(folder, 'phone') },
    ...{ browserKills: kills, serverKills: kills },
  });
  const { vanished, lost, doubled, changed, left } = proven;
  const wrong = [vanished, lost, doubled, changed].some((names) => names.length > 0) || left.blobs > 0;
  for (const [what, names] of Object.entries({ vanished, lost, doubled, changed }))
    for (const name of names) say(`${what}: ${name}`);
  say(
    `proof:evidence ${wrong ? 'FAILED' : 'passed'} on ${bucket ? "Ceph's RADOS gateway" : 'disk'}: ${count} photos of ${megabytes} MB, ${kills} kills of the browser, ` +
      `${kills} of the server, ${proxy.cuts()} uploads cut; ${vanished.length} vanished from the screen, ` +
      `${lost.length} lost, ${doubled.length} doubled, ${changed.length} with another hash; ` +
      `${left.blobs} originals left on the device, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  if (bucket) say(`${await bucket.count()} objects in the bucket`);
  if (wrong) process.exitCode = 1;
} finally {
  await proxy.stop();
  await server.stop();
  await bucket?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
