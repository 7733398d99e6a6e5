import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../fixtures/server.ts';
import { type Command, commands, type Driver, DriverError, limits, phone } from './driver.ts';
import { poll } from './poll.ts';
import { keepTrack, stop } from './stop.ts';

const features = [
  'StorageAPI',
  'StorageAPIEstimate',
  'FileSystem',
  'AccessHandle',
  'FileSystemWritableStream',
];

/** Debian's WebKitGTK, the engine of Safari, on a screen of its own. */
export async function startWebkit(): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'tidemark-webkit-'));
  const downloads = join(home, 'Downloads');
  await mkdir(downloads);
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true });
  await writeFile(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  // As in the journeys: movement and four times the pixels are drawn by the processor.
  await writeFile(join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  // Xvfb chooses a free display itself and writes its number to the third pipe.
  const screen = keepTrack(
    spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x950x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    }),
  );
  const [display] = await once(createInterface(screen.stdio[3] as NodeJS.ReadableStream), 'line');
  const port = await freePort();
  const service = keepTrack(
    spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      detached: true,
      env: {
        ...{ PATH: process.env.PATH, HOME: home, XDG_RUNTIME_DIR: home },
        ...{ DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
        ...{ LANG: 'en_US.UTF-8', TZ: 'America/Chicago', NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' },
      },
    }),
  );

  async function send<T>(method: string, path: string, body: object = {}): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error: string; message: string } };
    if (!answer.ok) throw new DriverError(value.error, value.message);
    return value;
  }
  await poll('WebKitWebDriver', () =>
    send('GET', '/status').then(
      () => ({ done: true }),
      () => ({ not: 'It does not answer.' }),
    ),
  );
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: await miniBrowser(), args } } },
  });
  const ask: Driver['ask'] = (command: Command, { id, ...body } = {}) => {
    const [method, path] = commands[command];
    return send(method, `/session/${sessionId}${path.replace(':id', id ?? '')}`, body);
  };
  await send('POST', `/session/${sessionId}/window/fullscreen`);
  const resize: Driver['resize'] = (size) => ask('resize', { x: 0, y: 0, ...size });
  await resize(phone);
  await ask('timeouts', limits);
  return {
    name: 'webkit',
    ask,
    resize,
    downloads,
    async end() {
      await send('DELETE', `/session/${sessionId}`);
      await stop(service);
      await stop(screen);
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

const args = ['--automation', '--full-screen', `--features=${features.map((name) => `+${name}`)}`];

async function miniBrowser(): Promise<string> {
  for await (const path of glob('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')) return path;
  throw new Error('There is no MiniBrowser: apt-get install webkit2gtk-driver.');
}
