/** The type of an import file by its bytes, whatever its name says. */
export type FileKind = 'text' | 'zip' | 'old-excel' | 'page' | 'other';

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** A zip may be a workbook; only unpacking shows it. */
export function kindOf(bytes: Uint8Array): FileKind {
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'zip';
  // Excel before 2007, or any Excel file with a password.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old-excel';
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) return 'other';
  const start = String.fromCharCode(...bytes.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, '');
  if (/^\s*<(?:!doctype|html|head|body|table|\?xml|meta|style)\b/i.test(start)) return 'page';
  return 'text';
}

/** What to do with a file that cannot be imported as it is. */
export const fileSentences = {
  'old-excel':
    'This workbook is from an older version of Excel or has a password. In Excel, save it as .xlsx without a password, then choose that file.',
  page: 'This is a web page, whatever its name says. Open it in your spreadsheet program, save it as .xlsx or CSV, then choose that file.',
  other:
    "This isn't a CSV or .xlsx file. In your spreadsheet program, save it as one of these, then choose that file.",
  workbook:
    'This is a workbook, and only CSV is accepted here. Save it as CSV, or import it in the app, which reads .xlsx.',
} as const;
