import type { Font } from 'fontkit';
import { type Face, fontOf } from './fonts.ts';
import { characterEnds, pieces } from './line-breaks.ts';
import { beginsAtRight, mirrored, ordered } from './order.ts';
import { plain, printable, runsOf } from './printable.ts';
import { scriptRuns } from './scripts.ts';

export interface TextStyle {
  face: Face;
  /** Points. */
  size: number;
  color: string;
  /** Extra space between characters, as a share of the size. */
  tracking?: number;
  /** The text is right-to-left; each piece is set in its own order. */
  atRight?: boolean;
}

export interface Fitted {
  lines: string[];
  style: TextStyle;
  /** The full text, if the visible one is cut, lacks characters or has another order. */
  actual: string | undefined;
}

const ellipsis = '…';

/** Letters drawn in another order than written, or sharing a shape. */
const joining = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Thai}\p{scx=Deva}]/u;

/** Letters drawn in another order than written, or split. */
const moving = /[\p{sc=Deva}\p{sc=Thai}]/u;

/** A run of text from `x` on its baseline. Call inside a tag or an artifact. */
export function put(
  pdf: PDFKit.PDFDocument,
  text: string,
  x: number,
  baseline: number,
  style: TextStyle,
): void {
  let left = x;
  for (const run of drawnRuns(pdf, text, style)) {
    use(pdf, run.font, style.size).fillColor(style.color);
    const draw = () =>
      pdf.text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(run.tracking && { characterSpacing: run.tracking * style.size }),
      });
    if (run.moving) copiedAs(pdf, run.text, draw);
    else draw();
    left += widthOfRun(pdf, run, style);
  }
}

export function widthOf(pdf: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return drawnRuns(pdf, text, style).reduce((width, run) => width + widthOfRun(pdf, run, style), 0);
}

interface DrawnRun {
  text: string;
  font: Font;
  tracking: number;
  /** Copying from the page gives the text as written, not as drawn. */
  moving?: boolean;
}

/**
 * Draws a run that is copied from the page as it was written. The entry for that must be inside the text object, with
 * its letters.
 */
function copiedAs(pdf: PDFKit.PDFDocument, actual: string, draw: () => void): void {
  const { addContent } = pdf;
  const written = Buffer.from(`\ufeff${actual}`, 'utf16le').swap16().toString('hex');
  pdf.addContent = (operator) => {
    if (operator === 'ET') addContent.call(pdf, 'EMC');
    addContent.call(pdf, operator);
    if (operator === 'BT') addContent.call(pdf, `/Span << /ActualText <${written}> >> BDC`);
    return pdf;
  };
  draw();
  pdf.addContent = addContent;
}

/** The runs of a line from left to right, each in one font. */
function drawnRuns(
  pdf: PDFKit.PDFDocument,
  line: string,
  { face, tracking = 0, atRight }: TextStyle,
): DrawnRun[] {
  if (line === '') return [];
  if (plain.test(line) && !atRight) return [{ text: line, font: fontOf(face), tracking }];
  return ordered(line, atRight === true).flatMap(({ text, turned }) => {
    const runs = runsOf(text, face).flatMap((run): DrawnRun[] =>
      run.face
        ? [{ text: turned ? mirrored(run.text) : run.text, font: fontOf(run.face), tracking }]
        : scriptRuns(pdf, run.text, face).map((of) => ({ ...of, tracking: 0, moving: moving.test(of.text) })),
    );
    return turned ? runs.reverse() : runs;
  });
}

function widthOfRun(
  pdf: PDFKit.PDFDocument,
  { text, font, tracking }: DrawnRun,
  { size }: TextStyle,
): number {
  return use(pdf, font, size).widthOfString(text) + text.length * tracking * size;
}

function use(pdf: PDFKit.PDFDocument, font: Font, size: number): PDFKit.PDFDocument {
  // pdfkit knows an embedded font by its name; the parsed font is passed once.
  return pdf.font(font as unknown as PDFKit.Mixins.PDFFontSource, font.postscriptName, size);
}

/**
 * Text that always stays inside `width` points: it shrinks first, then takes up to `most` lines at 5/8 of its size,
 * then one more at half of it, and is cut with an ellipsis last. A single line only shrinks.
 */
export function fit(
  pdf: PDFKit.PDFDocument,
  text: string,
  width: number,
  given: TextStyle,
  most = 2,
): Fitted {
  const { shown, style, actual } = made(text, given);
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
    lines = wrap(pdf, shown, width, small, room);
    if (lines.length <= room) return { lines, style: small, actual };
    lines = lines.slice(0, room);
  }
  const last = longestStart(pdf, lines.pop()!, width - widthOf(pdf, ellipsis, small), small, 0);
  return { lines: [...lines, `${last}${ellipsis}`], style: small, actual: text.toWellFormed() };
}

/** All of a text in lines of at most `width` points, at its full size. */
export function wrapped(pdf: PDFKit.PDFDocument, text: string, width: number, given: TextStyle): Fitted {
  const { shown, style, actual } = made(text, given);
  return { lines: wrap(pdf, shown, width, style), style, actual };
}

function made(text: string, style: TextStyle) {
  const shown = printable(text, style.face);
  if (plain.test(text)) return { shown, style, actual: undefined };
  const isAsGiven = shown === text && !joining.test(text);
  return {
    shown,
    style: beginsAtRight(shown) ? { ...style, atRight: true } : style,
    actual: isAsGiven ? undefined : text.toWellFormed(),
  };
}

/**
 * Breaks at possible line ends, and inside a word only if the word alone is too long; at most `most` lines, plus one
 * that marks the rest.
 */
function wrap(
  pdf: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TextStyle,
  most = Number.POSITIVE_INFINITY,
): string[] {
  if (isWithin(pdf, text.trimEnd(), width, style)) return [text.trimEnd()];
  const lines: string[] = [];
  let line = '';
  for (let piece of pieces(text)) {
    if (lines.length > most) return lines;
    const longer = line + piece;
    if (isWithin(pdf, longer.trimEnd(), width, style)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    while (lines.length <= most && !isWithin(pdf, piece.trimEnd(), width, style)) {
      const start = longestStart(pdf, piece, width, style, 1);
      lines.push(start);
      piece = piece.slice(start.length);
    }
    line = piece;
  }
  if (line !== '' || lines.length === 0) lines.push(line.trimEnd());
  return lines;
}

/** Letters measured first: a word of thousands is not measured in full for each of its lines. */
const firstLetters = 64;

/** Stops at twice the width, which the rest of a text can never undo. */
function isWithin(pdf: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): boolean {
  for (let length = firstLetters; length < text.length; length *= 2)
    if (widthOf(pdf, text.slice(0, length), style) > 2 * width) return false;
  return widthOf(pdf, text, style) <= width;
}

/** The longest fitting start of a text, and at least `least` characters. */
function longestStart(
  pdf: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TextStyle,
  least: 0 | 1,
): string {
  let length = firstLetters;
  let ends = characterEnds(text.slice(0, length));
  while (
    length < text.length &&
    (ends.length < 3 || widthOf(pdf, text.slice(0, length), style) <= 2 * width)
  ) {
    length *= 2;
    ends = characterEnds(text.slice(0, length));
  }
  // A part may end in half a character.
  if (length < text.length) ends.pop();
  let fits = 0;
  let tooLong = ends.length;
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (widthOf(pdf, text.slice(0, ends[middle]), style) <= width) fits = middle;
    else tooLong = middle;
  }
  return text.slice(0, ends[Math.max(fits, least)]);
}
