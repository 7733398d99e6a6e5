import type { FileFacts } from '@tidemark/contract/files';
import { isolatedFile, isolatedName } from '../ui/format/isolated.ts';
import { showSize } from '../ui/format/show-size.ts';

/** "van.jpg, 2.1 MB", or what it is about in place of its name. */
export const fileWords = ({ name, size }: FileFacts, about?: unknown) =>
  `${isolatedName(about) || isolatedFile(name)}, ${showSize(size)}`;

/** "van.jpg, deleted", or "Deleted" of a file whose name is not known. */
export function wordsOfFile(name: string | undefined, ...what: (string | undefined)[]): string {
  const words = what.filter(Boolean).join(', ');
  return name ? `${isolatedFile(name)}, ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}
