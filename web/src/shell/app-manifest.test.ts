import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { appManifest } from './app-manifest.ts';

const web = resolve(import.meta.dirname, '../..');
const inPublic = (src: string) => resolve(web, `public${src}`);

/** A PNG's width and height are in its first chunk (W3C PNG, 11.2.1 IHDR). */
function sizeOf(src: string): string {
  const bytes = readFileSync(inPublic(src));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const { icons = [], shortcuts = [] } = appManifest;
const named = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])];

test.each(named)(
  'app manifest: the picture $src exists in the size the manifest states',
  ({ src, sizes }) => {
    expect(existsSync(inPublic(src))).toBe(true);
    if (sizes !== 'any') expect(sizeOf(src)).toBe(sizes);
  },
);

test('app manifest: a launcher finds what it needs: 192 and 512 pixels, one maskable', () => {
  const offered = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(offered).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
});

test('app manifest: an iPhone finds its icon, in its size', () => {
  const href = /rel="apple-touch-icon" href="([^"]+)"/.exec(readFileSync(resolve(web, 'index.html'), 'utf8'));
  expect(sizeOf(href![1]!)).toBe('180x180');
});
