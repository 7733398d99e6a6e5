import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const own = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
const script = `
  import { createRequire } from 'node:module';
  import { openSystems } from ${own('./open-systems.ts')};
  import { openOutbound } from ${own('./outbound.ts')};
  const client = () => Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('/undici/'));
  const folder = { kind: 'folder' };
  await openSystems({ crm: folder, drive: folder, mailFrom: 'a@b.example', privateAllowed: true }, '/nowhere');
  const before = client();
  const asked = { name: 'Nobody', method: 'GET', url: 'http://127.0.0.1:1', signal: AbortSignal.timeout(5_000) };
  await openOutbound({ privateAllowed: true }).ask(asked).catch(() => undefined);
  process.stdout.write(JSON.stringify({ before, after: client() }));
`;

test('integrations: only folders configured, no HTTP client is loaded until needed', async () => {
  // In its own process: in this one everything may be loaded already.
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(JSON.parse(stdout)).toEqual({ before: false, after: true });
});
