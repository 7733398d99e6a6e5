import { type Face, fontOf } from './fonts.ts';
import { printable, type Run, runsOf } from './printable.ts';

export interface TextStyle {
  face: Face;
  /** Points. */
  size: number;
  color: string;
  /** Extra space between characters, in parts of the size. */
  tracking?: number;
}

export interface Fitted {
  lines: string[];
  style: TextStyle;
  /** The text as given, where what is shown is cut or misses characters. */
  actual: string | undefined;
}

const ellipsis = '…';

/** A run of text from `x` on its base line. Call inside a tag or an artifact. */
export function put(
  pdf: PDFKit.PDFDocument,
  text: string,
  x: number,
  baseline: number,
  style: TextStyle,
): void {
  if (text === '') return;
  let left = x;
  for (const run of runsOf(text, style.face)) {
    use(pdf, { ...style, face: run.face })
      .fillColor(style.color)
      .text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(style.tracking && { characterSpacing: style.tracking * style.size }),
      });
    left += widthOfRun(pdf, run, style);
  }
}

export function widthOf(pdf: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  if (text === '') return 0;
  return runsOf(text, style.face).reduce((width, run) => width + widthOfRun(pdf, run, style), 0);
}

function widthOfRun(pdf: PDFKit.PDFDocument, { text, face }: Run, style: TextStyle): number {
  return use(pdf, { ...style, face }).widthOfString(text) + text.length * (style.tracking ?? 0) * style.size;
}

function use(pdf: PDFKit.PDFDocument, { face, size }: TextStyle): PDFKit.PDFDocument {
  // pdfkit knows a face it has embedded by its name; the parsed font is handed over once.
  const font = fontOf(face);
  return pdf.font(font as unknown as PDFKit.Mixins.PDFFontSource, font.postscriptName, size);
}

/**
 * Text that stays inside `width` points whatever it is: smaller first, then on up to `most` lines at 5/8 of its
 * size, then on one more at half of it, and at last cut with an ellipsis. One line alone is only made smaller.
 */
export function fit(
  pdf: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TextStyle,
  most = 2,
): Fitted {
  const shown = printable(text, style.face);
  const actual = shown === text ? undefined : text.toWellFormed();
  const full = widthOf(pdf, shown, style);
  if (full <= width) return { lines: [shown], style, actual };
  const factor = most > 1 ? 0.8 : 0.3;
  if (full * factor <= width) {
    return { lines: [shown], style: { ...style, size: (style.size * width) / full }, actual };
  }
  let small = style;
  let lines: string[] = [];
  for (const [part, room] of most > 1
    ? [[0.625, most] as const, [0.5, most + 1] as const]
    : [[factor, 1] as const]) {
    small = { ...style, size: style.size * part };
    lines = wrap(pdf, shown, width, small);
    if (lines.length <= room) return { lines, style: small, actual };
    lines = lines.slice(0, room);
  }
  const last = longestStart(pdf, lines.pop()!, width - widthOf(pdf, ellipsis, small), small);
  return { lines: [...lines, `${last}${ellipsis}`], style: small, actual: text.toWellFormed() };
}

/** All of a text in lines that are at most `width` points long, at its full size. */
export function wrapped(pdf: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): Fitted {
  const shown = printable(text, style.face);
  const actual = shown === text ? undefined : text.toWellFormed();
  return { lines: wrap(pdf, shown, width, style), style, actual };
}

/** Breaks at spaces, and inside a word only where the word alone is too long. */
function wrap(pdf: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(pdf, longer, style) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    while (widthOf(pdf, word, style) > width) {
      const start = longestStart(pdf, word, width, style) || word[0]!;
      lines.push(start);
      word = word.slice(start.length);
    }
    line = word;
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

function longestStart(pdf: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): string {
  let fits = 0;
  let tooLong = text.length + 1;
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (widthOf(pdf, text.slice(0, middle), style) <= width) fits = middle;
    else tooLong = middle;
  }
  return text.slice(0, fits);
}
