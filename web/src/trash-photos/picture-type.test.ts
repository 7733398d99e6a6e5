import { expect, test } from 'vitest';
import { pictureType } from './picture-type.ts';

test.each([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0, 0], 'image/jpeg'],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'image/png'],
  ['a GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], undefined],
  ['half a PNG mark', [0x89, 0x50, 0x4e, 0x47], undefined],
  ['a page named jpg', [...'<html>'].map((letter) => letter.charCodeAt(0)), undefined],
  ['nothing', [], undefined],
])('%s is told by its bytes', (_, bytes, type) => {
  expect(pictureType(new Uint8Array(bytes).buffer)).toBe(type);
});
