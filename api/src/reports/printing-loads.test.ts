import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('printing process: its modules, no schemas because they would be a fifth of its memory', async () => {
  const program = JSON.stringify(resolve(import.meta.dirname, 'pdf-process.ts'));
  const listed = `
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });
    await import(${program});`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', listed]);
  expect(stdout).toContain('/pdfkit/');
  expect(stdout.split('\n').filter((url) => url.includes('/zod/'))).toEqual([]);
});
