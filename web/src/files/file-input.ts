import type { ChangeEvent } from 'react';
import { cameraName } from './camera-name.ts';

/**
 * iPhones call every picture they take image.jpg, also from a file input, and two with one name would be duplicates.
 */
const byCamera = /^image\.(jpe?g|png)$/i;

/** The selected files. Emptying the input lets the same file be selected again. */
export function takenFiles({ target }: ChangeEvent<HTMLInputElement>, from?: 'camera'): File[] {
  const files = [...(target.files ?? [])];
  target.value = '';
  return files.map((file, nth) => {
    const { name, type, lastModified } = file;
    if (!from && !byCamera.test(name)) return file;
    return new File([file], cameraName(type, new Date(Date.now() + nth)), { type, lastModified });
  });
}
