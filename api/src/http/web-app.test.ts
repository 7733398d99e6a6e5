import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';

const webDir = mkdtempSync(join(tmpdir(), 'tidemark-web-'));
writeFileSync(join(webDir, 'claim-sheet-report.html'), '<h1>Claim Sheet</h1>');
mkdirSync(join(webDir, 'assets'));
writeFileSync(join(webDir, 'index.html'), '<h1>Tidemark</h1>');
writeFileSync(join(webDir, 'assets/app-1a2b.js'), 'start()');
writeFileSync(join(webDir, 'assets/app-1a2b.js.br'), brotliCompressSync('start()'));
afterAll(() => rmSync(webDir, { recursive: true }));
const api = useApi({ webDir });

test.each([
  ['/', 200, 'text/html', 'no-cache'],
  ['/inspection/12', 200, 'text/html', 'no-cache'],
  ['/projects?status=New', 200, 'text/html', 'no-cache'],
  ['/apiary', 200, 'text/html', 'no-cache'],
  ['/assets/app-1a2b.js', 200, 'javascript', 'public, max-age=31536000, immutable'],
  ['/assets/gone-3c4d.js', 404, 'application/json', null],
  ['/favicon.ico', 404, 'application/json', null],
  ['/../package.json', 404, 'application/json', null],
  ['/%2e%2e/package.json', 404, 'application/json', null],
  ['/api', 404, 'application/json', null],
  ['/api/v1/nothing', 404, 'application/json', null],
])('web app: %s answers %i', async (path, status, type, cache) => {
  const response = await api.anyone.fetch('GET', path);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain(type);
  expect(response.headers.get('cache-control')).toBe(cache);
});

test('web app: the public report page, a document of its own', async () => {
  const response = await api.anyone.fetch('GET', '/claim-sheet-report/1a/2b?share=x');
  expect(await response.text()).toBe('<h1>Claim Sheet</h1>');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  const packed = await api.anyone.fetch('GET', '/package/1a?share=x');
  expect(await packed.text()).toBe('<h1>Claim Sheet</h1>');
  expect(await (await api.anyone.fetch('GET', '/claim-sheet-reports')).text()).toBe('<h1>Tidemark</h1>');
});

test('web app: files, sent as they were compressed at build time', async () => {
  const response = await api.anyone.fetch('GET', '/assets/app-1a2b.js', {
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe('start()');
});

test('web app: a new build while the server runs, served completely', async () => {
  writeFileSync(join(webDir, 'assets/app-5e6f.js'), 'start(again)');
  writeFileSync(join(webDir, 'index.html'), '<h1>Tidemark, newer</h1>');
  expect(await (await api.anyone.fetch('GET', '/inspection/12')).text()).toBe('<h1>Tidemark, newer</h1>');
  const script = await api.anyone.fetch('GET', '/assets/app-5e6f.js');
  expect(await script.text()).toBe('start(again)');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('web app: methods other than reading do not reach the app', async () => {
  expect((await api.anyone.fetch('POST', '/inspection/12')).status).toBe(404);
});
