import { expect, test } from 'vitest';
import { duplicateAlert, isDuplicate } from './trash-photos.ts';

const held = { fileName: 'van.jpg', size: 100, sha256: 'a' };

test.each([
  ['the same name', { fileName: 'van.jpg', size: 1, sha256: 'b' }, true],
  ['the same size', { fileName: 'b.jpg', size: 100, sha256: 'b' }, true],
  ['the same bytes', { fileName: 'b.jpg', size: 1, sha256: 'a' }, true],
  ['only the same type', { fileName: 'b.jpg', size: 1, sha256: 'b' }, false],
])('trash photos: a photo with %s, duplicate or not', (_, photo, duplicate) => {
  expect(isDuplicate(photo, [{ fileName: 'x.png', size: 5, sha256: 'c' }, held])).toBe(duplicate);
  expect(isDuplicate(photo, [])).toBe(false);
});

test('trash photos: the alert names the files in the specified words', () => {
  expect(duplicateAlert(['a.jpg', 'b.png'])).toBe(
    'Duplicate files detected: a.jpg, b.png. These files have already been uploaded.',
  );
});
