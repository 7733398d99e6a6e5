import { type FileBytes, letters } from './bytes.ts';
import type { IdentifiedFile } from './kinds.ts';

/**
 * Plain text: ASCII, UTF-8, Windows-1252 or any other encoding that contains ASCII, and UTF-16 with its mark, as
 * Notepad writes it. Binary bytes and HTML follow the WHATWG's "MIME Sniffing", so `<john> Called` is text and
 * `<script>` is not.
 */
const isOdd = (unit: number) => unit < 9 || (unit > 0x0d && unit < 0x20 && unit !== 0x1b);
/** What fills a text up to its end: zeros of a card, and the end mark of DOS. */
const isPadding = (unit: number) => unit === 0 || unit === 0x1a;
const page =
  /^\s*<(!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--|meta|link|img|form)[\s/>]/i;
const drawing = /^\s*<(!doctype )?svg[\s/>]/i;
const xml = /^\s*<\?xml/i;
const piece = 65_536;
const sniffed = 1024;

type Order = 'little' | 'big' | undefined;

const orderOf = ([first, second]: Uint8Array): Order =>
  first === 0xff && second === 0xfe ? 'little' : first === 0xfe && second === 0xff ? 'big' : undefined;

function units(bytes: Uint8Array, order: Order): ArrayLike<number> {
  if (!order) return bytes;
  const [low, high] = order === 'little' ? [0, 1] : [1, 0];
  return Array.from(
    { length: bytes.length >> 1 },
    (_, index) => bytes[2 * index + low]! + 256 * bytes[2 * index + high]!,
  );
}

/** Surrogates come in pairs; random bytes soon break one. */
function isPaired(all: ArrayLike<number>, index: number): boolean {
  const unit = all[index]!;
  if (unit < 0xd800 || unit > 0xdfff) return true;
  const high = unit < 0xdc00;
  const other = high ? index + 1 : index - 1;
  if (other < 0 || other >= all.length) return true;
  return high ? all[other]! >= 0xdc00 && all[other]! < 0xe000 : all[other]! >= 0xd800 && all[other]! < 0xdc00;
}

async function isText(file: FileBytes, order: Order): Promise<boolean> {
  let isOver = false;
  for (let at = 0; at < file.size; at += piece) {
    const all = units(await file.read(at, piece), order);
    for (let index = 0; index < all.length; index++) {
      const unit = all[index]!;
      if (isPadding(unit)) isOver = true;
      else if (isOver || isOdd(unit) || (order && !isPaired(all, index))) return false;
    }
  }
  return true;
}

export async function identifyText(file: FileBytes): Promise<IdentifiedFile | undefined> {
  const head = await file.read(0, 2 * sniffed);
  const order = orderOf(head);
  if (!(await isText(file, order))) return undefined;
  const start = order
    ? Array.from(units(head, order), (unit) => String.fromCharCode(unit)).join('')
    : letters(head);
  const begins = start.replace(/^(\ufeff|\u00ef\u00bb\u00bf)/, '');
  const whole = true;
  if (begins.startsWith('{\\rtf')) return { kind: 'rtf', whole };
  if (begins.startsWith('%!PS')) return { kind: 'postScript', whole };
  if (page.test(begins)) return { kind: 'webPage', whole };
  if (drawing.test(begins)) return { kind: 'svg', whole };
  if (xml.test(begins))
    return {
      kind: /<svg[\s/>]/i.test(begins) ? 'svg' : /<html[\s/>]/i.test(begins) ? 'webPage' : 'xml',
      whole,
    };
  return { kind: 'text', whole };
}
