import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../fixtures/server.ts';
import { cameraPhoto } from '../steps/pictures.ts';
import { makePhotos } from './evidence/make-photos.ts';
import { proveFullInspection } from './inspection/prove-full-inspection.ts';
import { openPhone } from './rows/phone.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, photos: { type: 'string', default: '50' } },
});
const [kills, count] = [Number(values.kills), Number(values.photos)];
const began = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'tidemark-inspection-'));
const server = await startServer();
try {
  const camera = await openPhone(join(folder, 'camera'));
  const { buffer } = await cameraPhoto(camera.page, 'one.jpg', 800);
  await camera.close();
  const photos = await makePhotos(folder, buffer, count, 700_000);
  const proven = await proveFullInspection({ server, profile: join(folder, 'phone'), photos, kills, say });
  for (const one of proven.lost) say(`lost: ${one}`);
  for (const one of proven.doubled) say(`doubled: ${one}`);
  const wrong = proven.lost.length + proven.doubled.length + proven.unsent > 0;
  say(
    `proof:inspection ${wrong ? 'FAILED' : 'passed'}: ${proven.acts} acts from the first answer to the submit with ${count} photos, ` +
      `${proven.kills} kills, ${proven.during} of them right after the device had it; ${proven.lost.length} lost, ` +
      `${proven.doubled.length} doubled, ${proven.unsent} unsent, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  if (wrong) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
