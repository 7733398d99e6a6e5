import { trashPhotoRule } from '@tidemark/contract/trash-photos';
import { isolatedFile } from '../ui/format/isolated.ts';

/** Texts of the trash photos. Those of the first document, sections 2 and 8, are verbatim. */
export const copy = {
  label: 'Trash photos',
  least: 'Minimum 1 photo required',
  drop: 'Drag and drop or click',
  kinds: 'PNG, JPG, JPEG up to 10MB each',
  takePhoto: 'Take Photo',
  chooseFiles: 'Choose files',
  none: 'No photos uploaded yet',
  noneHint: 'Please upload at least one photo for proof',
  unreadable: "Can't read the file: it was moved, changed or removed after it was chosen.",
  failed: 'Failed to upload trash photos. Please try again.',
  /** Second document, section 8: a photo is a photo. */
  deleteFailed: ['Delete failed', 'Failed to delete photo. Please try again.'],
  adding: 'Saving on this device...',
} as const;

/** The specified sentence first, then the reason. */
export const selectValid = (why: string) =>
  why.startsWith(trashPhotoRule.invalid) ? why : `${trashPhotoRule.invalid} ${why}`;
export const notAdded = (names: readonly string[]) => `Not added: ${names.map(isolatedFile).join(', ')}`;
export const noSpace = (name: string) =>
  `This device has no space left for ${isolatedFile(name)}, so it wasn't added. Free up space and add it again.`;
export const added = (count: number) => (count === 1 ? '1 photo added.' : `${count} photos added.`);

export const askRemove = (name: string, isSent: boolean) => ({
  title: `Delete ${name}?`,
  message: isSent
    ? 'The photo will be deleted from this inspection, on this device and at the office.'
    : "The photo exists only on this device. Once deleted, it can't be recovered.",
  confirmLabel: 'Delete photo',
  cancelLabel: 'Keep photo',
  destructive: true,
});
