import type { ChangeEvent } from 'react';
import { expect, test } from 'vitest';
import { takenFiles } from './file-input.ts';

const chosen = (...files: File[]) =>
  ({ target: { files, value: 'C:\\fakepath\\image.jpg' } }) as unknown as ChangeEvent<HTMLInputElement>;
const picture = (name: string, type = 'image/jpeg') =>
  new File([`bytes of ${name}`], name, { type, lastModified: 5 });

test('camera files: camera pictures from a file input get names of their own, all others keep theirs', async () => {
  const names = ['image.jpg', 'van.jpg', 'image.jpg', 'Image.JPEG', 'an image.jpg', 'image.pdf'];
  const files = takenFiles(chosen(...names.map((name) => picture(name))));
  const made = expect.stringMatching(/^IMG_\d{8}_\d{6}_\d{3}\.jpg$/);
  expect(files.map(({ name }) => name)).toEqual([made, 'van.jpg', made, made, 'an image.jpg', 'image.pdf']);
  expect(new Set(files.map(({ name }) => name)).size).toBe(6);
  expect(files[0]).toMatchObject({ type: 'image/jpeg', lastModified: 5 });
  expect(await files[3]!.text()).toBe('bytes of Image.JPEG');
});

test('camera files: any name the camera gives, replaced by a distinct one', () => {
  const [one, other] = takenFiles(
    chosen(picture('capture.png', 'image/png'), picture('capture.jpg')),
    'camera',
  );
  expect(one!.name).toMatch(/^IMG_\d{8}_\d{6}_\d{3}\.png$/);
  expect(other!.name).toMatch(/^IMG_\d{8}_\d{6}_\d{3}\.jpg$/);
});

test('camera files: the same file can be selected again', () => {
  const event = chosen(picture('van.jpg'));
  takenFiles(event);
  expect(event.target.value).toBe('');
});
