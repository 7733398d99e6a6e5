import type { FileFacts } from '@tidemark/contract/files';
import { isolatedFile, isolatedName } from '../ui/format/isolated.ts';
import { showSize } from '../ui/format/show-size.ts';

/** "van.jpg, 2.1 MB", or another subject instead of the name. */
export const fileWords = ({ name, size }: FileFacts, about?: unknown) =>
  `${isolatedName(about) || isolatedFile(name)}, ${showSize(size)}`;

/** "van.jpg, deleted", or "Deleted" if the name is unknown. */
export function wordsOfFile(name: string | undefined, ...what: (string | undefined)[]): string {
  const words = what.filter(Boolean).join(', ');
  return name ? `${isolatedFile(name)}, ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}
