import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Figure, show } from './figure.ts';

const script = resolve(import.meta.dirname, '../scripts/check-bundle.ts');

/** What a phone loads before it can show the sign-in page, as scripts/check-bundle.ts weighs it. Needs the built web app. */
export async function measure(): Promise<Figure[]> {
  // Over its limit the script ends with 1, and its last line is there all the same.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script]).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  const [, bytes, limit] = /(\d+)\s+of at most (\d+) bytes/.exec(stdout) ?? [];
  if (!bytes || !limit) throw new Error(`scripts/check-bundle.ts did not weigh the app. ${stderr}`);
  const kilobytes = (count: string) => `${(Number(count) / 1000).toFixed(1)} kB`;
  return [
    {
      what: 'JavaScript and CSS of the sign-in page',
      measured: kilobytes(bytes),
      goal: { text: `at most ${kilobytes(limit)}`, met: Number(bytes) <= Number(limit) },
      note: 'each file compressed by brotli',
    },
  ];
}

if (import.meta.main) show(await measure());
