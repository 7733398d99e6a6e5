import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../fixtures/server.ts';
import { cameraPhoto } from '../steps/pictures.ts';
import { makePhotos } from './evidence/make-photos.ts';
import { proveFullDevice } from './full-device/prove-full-device.ts';
import { openPhone } from './rows/phone.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '6' }, tabs: { type: 'string', default: '4' } },
});
const rounds = Number(values.rounds);
const tabRounds = Number(values.tabs);
const began = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'tidemark-full-device-'));
const disk = join(folder, 'disk');
await mkdir(disk);
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]);
const server = await startServer();
try {
  const camera = await openPhone(join(folder, 'camera'));
  const { buffer } = await cameraPhoto(camera.page, 'one.jpg', 800);
  await camera.close();
  const photos = await makePhotos(folder, buffer, 2 * rounds, 1024 ** 2);
  const profile = join(disk, 'phone');
  // A browser promises this to an installed app; otherwise Chromium clears a store when the disk becomes full.
  const promise = { [`${server.url},*`]: { setting: 1, last_modified: '13380000000000000' } };
  await mkdir(join(profile, 'Default'), { recursive: true });
  const preferences = { profile: { content_settings: { exceptions: { durable_storage: promise } } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const wrong = await proveFullDevice({ server, disk, profile, photos, rounds, tabRounds, say });
  for (const complaint of wrong) say(complaint);
  say(
    `proof:full-device ${wrong.length > 0 ? 'FAILED' : 'passed'}: ${rounds} times full to the last byte and ${tabRounds} times with two tabs, ` +
      `${photos.length} photos, ${wrong.length} complaints, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
  execFileSync('umount', ['-l', disk]);
  // A browser left open by a failure still writes.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
