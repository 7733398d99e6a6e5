import type { Mark, MarkKind } from '@tidemark/contract/mark-drawing';
import { isolated } from '../../ui/format/isolated.ts';

export const markCopy = {
  markUp: 'Mark up',
  title: 'Mark up the photo',
  tools: 'What to draw',
  undo: 'Undo',
  remove: 'Delete mark',
  done: 'Done',
  words: 'Text',
  addWords: 'Add text',
  changeWords: 'Change text',
  loading: 'Loading the photo...',
  noPicture: "This photo isn't on this device. Try again when you're online.",
  failed: 'Failed to save the mark. Please try again.',
  hint: 'Drag over the photo, or press Enter on it and move the mark with the arrow keys. The original stays as it was taken.',
} as const;

export const kindNames: Readonly<Record<MarkKind, string>> = {
  arrow: 'Arrow',
  circle: 'Circle',
  rectangle: 'Rectangle',
  text: 'Text',
  blur: 'Blur',
};

export const markName = ({ kind, text }: Mark, nth: number, of: number) =>
  `${kindNames[kind]}${text ? ` ${isolated(text)}` : ''}, mark ${nth} of ${of}`;
