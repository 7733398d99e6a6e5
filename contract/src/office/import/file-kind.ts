/** What a file that was chosen for an import is, by its bytes; its name may say something else. */
export type FileKind = 'text' | 'zip' | 'old-excel' | 'page' | 'other';

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** A zip may be a workbook: that is found out where it is unpacked. */
export function kindOf(bytes: Uint8Array): FileKind {
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'zip';
  // Of Excel before 2007, and of every Excel where the file has a password.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old-excel';
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) return 'other';
  const start = String.fromCharCode(...bytes.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, '');
  if (/^\s*<(?:!doctype|html|head|body|table|\?xml|meta|style)\b/i.test(start)) return 'page';
  return 'text';
}

/** What to do with a file that cannot be imported as it is. */
export const fileSentences = {
  'old-excel':
    'This is a workbook of an older Excel, or one with a password. In Excel, save it as .xlsx without a password, then choose that file.',
  page: 'This is a web page, whatever its name says. Open it in your spreadsheet program, save it as .xlsx or CSV, then choose that file.',
  other:
    'This file is no CSV and no .xlsx. In your spreadsheet program, save it as one of them, then choose that file.',
  workbook:
    'This is a workbook. Here a CSV file is taken: save it as CSV, or import it in the app, which reads .xlsx.',
} as const;
