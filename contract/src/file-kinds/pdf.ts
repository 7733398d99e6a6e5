import { type FileBytes, find, findLast, has, letters } from './bytes.ts';
import type { IdentifiedFile } from './kinds.ts';

/** Readers search this many bytes for the header, because mail gateways and scanners prepend data. */
const headWithin = 1024;
/** And this many for the end, because web servers and archives append data. */
const endWithin = 65_536;
const padding = new Set([0, 9, 10, 12, 13, 32, 0xff]);

/** The end without the zeros and blanks that scanners and block devices pad with, or a card's unwritten bytes. */
async function endOf(file: FileBytes): Promise<number> {
  for (let end = file.size; end > 0; ) {
    const start = Math.max(0, end - endWithin);
    const piece = await file.read(start, end - start);
    for (let at = piece.length; at > 0; at--) if (!padding.has(piece[at - 1]!)) return start + at;
    end = start;
  }
  return 0;
}

/** A linearized PDF states its length; a gateway that converts line ends shortens it a little. */
const mayLack = 1024;

/**
 * The end is %%EOF or the startxref number, because some writers omit %%EOF. A linearized PDF has %%EOF near its start
 * too.
 */
async function isWhole(file: FileBytes, head: Uint8Array): Promise<boolean> {
  const [, length] = /\/Linearized[^>]*?\/L\s+(\d+)/.exec(letters(head)) ?? [];
  if (length !== undefined && Number(length) > file.size + mayLack) return false;
  const end = await endOf(file);
  const start = Math.max(0, end - endWithin);
  const tail = await file.read(start, end - start);
  if (find(tail, '%%EOF') >= 0) return true;
  const at = findLast(tail, 'startxref');
  return at >= 0 && /^startxref\s+\d+/.test(letters(tail, at, at + 40));
}

/** Undefined without a header. A text that only mentions one has no end. */
export async function identifyPdf(file: FileBytes): Promise<IdentifiedFile | undefined> {
  const head = await file.read(0, headWithin + 4096);
  const at = find(head.subarray(0, headWithin + 5), '%PDF-');
  if (at < 0 || !has(head, at, '%PDF-')) return undefined;
  const whole = await isWhole(file, head.subarray(at));
  return at > 0 && !whole ? undefined : { kind: 'pdf', whole };
}
