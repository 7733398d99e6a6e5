import type { ChangeEvent } from 'react';

/** The chosen files; emptied, the input tells of the same file when it is chosen again. */
export function takenFiles({ target }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(target.files ?? [])];
  target.value = '';
  return files;
}
