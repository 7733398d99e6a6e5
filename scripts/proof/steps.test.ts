import { expect, test } from 'vitest';
import { runCommand } from '../run-command.ts';

test('no dead code passes where there is no browser yet: the gate installs one only for the journeys', async () => {
  const env = { CHROMIUM_PATH: '/nowhere/chromium' };
  expect(await runCommand('knip', ['--no-progress'], { env })).toEqual({ code: 0, output: '' });
}, 60_000);
