import { expect, test } from 'vitest';
import { cameraName } from './camera-name.ts';

test.each([
  ['image/jpeg', 'IMG_20261121_080509_007.jpg'],
  ['image/png', 'IMG_20261121_080509_007.png'],
])("camera files: a camera's picture (%s) is named after the moment it was taken", (type, wanted) => {
  expect(cameraName(type, new Date(2026, 10, 21, 8, 5, 9, 7))).toBe(wanted);
});
