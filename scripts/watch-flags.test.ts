import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchFlags } from './watch-flags.ts';

test.each(['api/migrations/0100-new.sql', 'api/src/rooms/new.ts', 'contract/src/new.ts'])(
  'dev server: it restarts on %s',
  async (added) => {
    const root = mkdtempSync(join(tmpdir(), 'tidemark-watched-'));
    for (const folder of ['api/src/rooms', 'api/migrations', 'contract/src'])
      mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, 'api/src/main.ts'), 'console.log("began"); setInterval(() => {}, 1000);');
    const child = spawn(process.execPath, [...watchFlags, 'api/src/main.ts'], { cwd: root });
    onTestFinished(() => {
      child.kill();
      rmSync(root, { recursive: true, force: true });
    });
    let said = '';
    child.stdout.on('data', (bytes) => (said += bytes));
    const times = () => said.split('began').length - 1;
    await expect.poll(times, { timeout: 30_000 }).toBe(1);
    // Written repeatedly, because nothing reports when the watching has begun.
    const change = () => {
      writeFileSync(join(root, added), '');
      return times();
    };
    await expect.poll(change, { timeout: 30_000, interval: 500 }).toBeGreaterThan(1);
  },
  70_000,
);
