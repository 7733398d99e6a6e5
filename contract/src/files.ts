import { z } from 'zod';
import { requiredText } from './shapes.ts';

export const megabyte = 1024 * 1024;

/** Identifies a file: computed by the device from its bytes and by the server from those received. */
export const fileFacts = z.strictObject({
  name: requiredText(255, 'The file needs a name.'),
  size: z.number().int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type FileFacts = z.output<typeof fileFacts>;

/** The upload rule. The server decides the type by the bytes, never by name or header. */
export interface UploadRule {
  /** Largest size in bytes; more is a 413. */
  limit: number;
  /** Media types; any other is a 415. */
  types: readonly string[];
  /** The message for a file of another type. */
  invalid: string;
  /** The message for a file above the limit. */
  tooLarge: string;
}

/** The form field that names the kind of file, with a rule for each value. */
export interface UploadRules {
  field: string;
  rules: Readonly<Record<string, UploadRule>>;
  /** The message for a missing or unknown value. */
  unknown: string;
}

export const rulesOf = (upload: UploadRule | UploadRules): UploadRule[] =>
  'rules' in upload ? Object.values(upload.rules) : [upload];

/** The rule for a form with these fields; undefined for an unknown kind. */
export function ruleFor(
  upload: UploadRule | UploadRules,
  fields: Readonly<Record<string, unknown>>,
): UploadRule | undefined {
  if (!('rules' in upload)) return upload;
  const kind = String(fields[upload.field]);
  return Object.hasOwn(upload.rules, kind) ? upload.rules[kind] : undefined;
}

/** Rendition widths, the values of `size`. */
export const pictureSizes = ['320', '1600'] as const;
export type PictureSize = (typeof pictureSizes)[number];
