import { expect, test } from 'vitest';
import { isolated, isolatedFile } from './isolated.ts';

test('isolated text: only right-to-left text is isolated from its sentence', () => {
  for (const text of ['Kitchen', 'Käserei 2', '👨‍👩‍👧‍👦', '厨房', '']) {
    expect(isolated(text)).toBe(text);
    expect(isolatedFile(text)).toBe(text);
  }
  expect(isolated('Room קומה 2')).toBe('\u2068Room קומה 2\u2069');
  expect(isolatedFile('قبو 2.png')).toBe('\u2066قبو 2.png\u2069');
});
