import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';

/** Markup that a browser or a program would run: not plain, whatever its name. */
const markup = /^\s*<(!doctype|!--|\?|[a-z])/i;
/** Characters no text has; tab, line feed, form feed, carriage return and escape are in some. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const odd = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/;
/** Byte order marks; text without one keeps ASCII where it is, and is read byte by byte. */
const marks: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** Whether a file is text to be read as it is: UTF-8 or another encoding that keeps ASCII, or UTF-16 with its mark. */
export async function isPlainText(path: string): Promise<boolean> {
  let decoder: TextDecoder | undefined;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const first = decoder === undefined;
    decoder ??= new TextDecoder(marks[piece.toString('hex', 0, 2)] ?? 'latin1');
    const text = decoder.decode(piece, { stream: true });
    if (odd.test(text)) return false;
    if (first && markup.test(text.replace(/^\ufeff|^ï»¿/, '').slice(0, 1024))) return false;
  }
  return decoder !== undefined;
}
