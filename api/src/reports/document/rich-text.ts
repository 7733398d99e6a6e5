import type { Inline } from '@tidemark/contract/document-templates/markup-lines';
import { pieces } from '../kit/line-breaks.ts';
import { artifact, type Tag, tag } from '../kit/tags.ts';
import { put, type TextStyle, widthOf, wrapped } from '../kit/text.ts';
import type { DocumentInput } from './document-view.ts';
import { type DocumentPaper, px } from './page.ts';

/** Letters of one look, or the line that is left for a value nobody knows. */
type Run = { text: string; style: TextStyle } | { blank: number };
const blank = 110 * px;

function runsOf(inlines: readonly Inline[], style: TextStyle, values: DocumentInput['values']): Run[] {
  return inlines.map((inline): Run => {
    const text = 'text' in inline ? inline.text : values[inline.field];
    if (text === undefined || text === '') return { blank };
    return { text, style: inline.bold ? { ...style, face: 'bold' } : style };
  });
}

const runWidth = (pdf: PDFKit.PDFDocument, run: Run) =>
  'blank' in run ? run.blank : widthOf(pdf, run.text.trimEnd(), run.style);

/** Lines of at most `width` points; a word that is longer breaks inside. */
function linesOf(pdf: PDFKit.PDFDocument, runs: readonly Run[], width: number): Run[][] {
  const lines: Run[][] = [[]];
  let used = 0;
  const add = (run: Run, full: number) => {
    if (used > 0 && used + runWidth(pdf, run) > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(run);
    used += full;
  };
  for (const run of runs) {
    if ('blank' in run) add(run, run.blank);
    else
      for (const piece of pieces(run.text)) {
        const isLong = widthOf(pdf, piece.trimEnd(), run.style) > width;
        for (const text of isLong ? wrapped(pdf, piece, width, run.style).lines : [piece])
          add({ text, style: run.style }, widthOf(pdf, text, run.style));
      }
  }
  return lines;
}

/** Text with bold parts and values down the pages, as one tag. */
export function richText(
  { pdf, pages, input }: Pick<DocumentPaper, 'pdf' | 'pages' | 'input'>,
  parent: Tag,
  inlines: readonly Inline[],
  { x, width, style, type = 'P' }: { x: number; width: number; style: TextStyle; type?: string },
): void {
  const step = style.size * 1.45;
  const runs = runsOf(inlines, style, input.values);
  const one = runs.length === 1 ? runs[0]! : undefined;
  // A text of one look may read from right to left.
  const plain = one && 'text' in one ? wrapped(pdf, one.text, width, one.style) : undefined;
  const lines: Run[][] = plain
    ? plain.lines.map((text) => [{ text, style: plain.style }])
    : linesOf(pdf, runs, width);
  const element = tag(pdf, parent, type, { actual: plain?.actual });
  for (const line of lines) {
    pages.ensure(step);
    const baseline = pages.y + style.size;
    let at = x;
    const rules: [from: number, to: number][] = [];
    element.add(() => {
      for (const run of line) {
        if ('blank' in run) rules.push([at, at + run.blank - 4 * px]);
        else put(pdf, run.text, at, baseline, run.style);
        at += 'blank' in run ? run.blank : widthOf(pdf, run.text, run.style);
      }
    });
    if (rules.length > 0)
      artifact(pdf, 'Layout', () => {
        for (const [from, to] of rules) pdf.moveTo(from, baseline + 2 * px).lineTo(to, baseline + 2 * px);
        pdf.lineWidth(0.75 * px).stroke(style.color);
      });
    pages.y += step;
  }
  element.end();
}
