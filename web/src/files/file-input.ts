import type { ChangeEvent } from 'react';
import { cameraName } from './camera-name.ts';

/** iPhones call every picture they take image.jpg, from a chooser too, and two of a name are taken for duplicates. */
const byCamera = /^image\.(jpe?g|png)$/i;

/** The chosen files; emptied, the input tells of the same file when it is chosen again. */
export function takenFiles({ target }: ChangeEvent<HTMLInputElement>, from?: 'camera'): File[] {
  const files = [...(target.files ?? [])];
  target.value = '';
  return files.map((file, nth) => {
    const { name, type, lastModified } = file;
    if (!from && !byCamera.test(name)) return file;
    return new File([file], cameraName(type, new Date(Date.now() + nth)), { type, lastModified });
  });
}
