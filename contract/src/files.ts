import { z } from 'zod';
import { requiredText } from './shapes.ts';

export const megabyte = 1024 * 1024;

/** What tells a file from every other: the device says it of its own bytes, the server of those that arrived. */
export const fileFacts = z.strictObject({
  name: requiredText(255, 'The file needs a name.'),
  size: z.number().int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type FileFacts = z.output<typeof fileFacts>;

/** What may be uploaded. The server decides a type by the bytes, never by name or header. */
export interface UploadRule {
  /** Bytes at most; one more is a 413. */
  limit: number;
  /** Media types; any other is a 415. */
  types: readonly string[];
  /** The sentence for a file that is too large or of another type. */
  invalid: string;
}

/** Widths a picture can be had in beside its original, `size` of its address. */
export const pictureSizes = ['320', '1600'] as const;
export type PictureSize = (typeof pictureSizes)[number];
