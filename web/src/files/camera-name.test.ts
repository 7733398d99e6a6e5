import { expect, test } from 'vitest';
import { cameraNamed } from './camera-name.ts';

const at = new Date(2026, 10, 21, 8, 5, 9);

test.each([
  ['image.jpg', 'image/jpeg', 'IMG_20261121_080509.jpg'],
  ['image.png', 'image/png', 'IMG_20261121_080509.png'],
])("a camera's %s gets a name of its own", async (name, type, wanted) => {
  const file = cameraNamed(new File(['bytes'], name, { type, lastModified: 5 }), at);
  expect(file).toMatchObject({ name: wanted, type, lastModified: 5 });
  expect(await file.text()).toBe('bytes');
});
