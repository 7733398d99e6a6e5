import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** The addresses of all modules that a program loads. */
async function loadedBy(file: string): Promise<string[]> {
  const program = JSON.stringify(resolve(import.meta.dirname, file));
  const listed = `
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });
    await import(${program});`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', listed]);
  return stdout.split('\n');
}

test('printing process: its modules, no schemas because they would be a fifth of its memory', async () => {
  const urls = await loadedBy('pdf-process.ts');
  expect(urls.filter((url) => url.includes('/pdfkit/'))).not.toEqual([]);
  expect(urls.filter((url) => url.includes('/zod/'))).toEqual([]);
});

test('server: its modules, none that prints or makes pictures because other processes do', async () => {
  const urls = await loadedBy('../app.ts');
  expect(urls.filter((url) => url.includes('/fastify/'))).not.toEqual([]);
  expect(urls.filter((url) => /\/(pdfkit|fontkit|subset-font|sharp)\//.test(url))).toEqual([]);
});
