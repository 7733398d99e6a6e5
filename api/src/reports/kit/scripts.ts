import { readFile } from 'node:fs/promises';
import { hasLetter } from '@tidemark/contract/letters/on-paper';
import type { Font } from 'fontkit';
import { type Slice, says, slicesFor } from './families.ts';
import { type Face, fontOf, wideOf } from './fonts.ts';
import { missing } from './printable.ts';
import { scriptFont } from './script-font.ts';

interface Weights {
  regular: Font;
  bold: Font;
}

const plain = /^[\x20-\x7e\xa0-\u017f\u2000-\u206f]*$/;
/** The characters with which fontkit joins letters, and replaces what is not drawn. */
const always = ' \u200c\u200d';

/** Each document's fonts for characters the design's lack. */
const facesOf = new WeakMap<PDFKit.PDFDocument, Map<number, Weights>>();

/** Prepares a document for every text of its data in any script: fonts with exactly those letters. */
export async function prepareScripts(pdf: PDFKit.PDFDocument, data: unknown): Promise<void> {
  const wanted = new Map<number, Slice[]>();
  for (const text of textsIn(data)) addWanted(wanted, text.toWellFormed().normalize('NFC'));
  if (wanted.size === 0) return;
  const { default: subsetFont } = await import('subset-font');
  const faces = new Map<number, Weights>();
  facesOf.set(pdf, faces);
  /** If a file lacks a letter it declares, the next one is tried. */
  while (wanted.size > 0) {
    const [slice] = [...wanted.values()][0]!;
    const letters = [...wanted].flatMap(([letter, [first]]) => (first === slice ? [letter] : []));
    const bytes = await readFile(slice!.path);
    const faceOf = async (wght: number) => {
      const text = always + String.fromCodePoint(...letters);
      const face = await subsetFont(bytes, text, { targetFormat: 'truetype', variationAxes: { wght } });
      return scriptFont(face, `Script-${faces.size}-${wght}`);
    };
    const weights: Weights = { regular: await faceOf(400), bold: await faceOf(700) };
    for (const letter of letters) {
      const others = wanted.get(letter)!.slice(1);
      if (weights.regular.hasGlyphForCodePoint(letter)) faces.set(letter, weights);
      else if (others.length > 0) {
        wanted.set(letter, others);
        continue;
      }
      wanted.delete(letter);
    }
  }
}

function addWanted(wanted: Map<number, Slice[]>, text: string): void {
  if (plain.test(text)) return;
  const slices = slicesFor(text);
  for (const one of text) {
    const letter = one.codePointAt(0)!;
    if (plain.test(one) || wanted.has(letter) || !hasLetter(letter)) continue;
    if (hasDesignFace(letter)) continue;
    const having = slices.filter((slice) => says(slice, letter));
    if (having.length > 0) wanted.set(letter, having);
  }
}

const hasDesignFace = (letter: number) =>
  (['regular', 'bold', 'mono', 'monoBold'] satisfies Face[]).every((face) =>
    [face, wideOf[face]].some((one) => fontOf(one).hasGlyphForCodePoint(letter)),
  );

function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data;
  else if (data instanceof Map) for (const one of data.values()) yield* textsIn(one);
  else if (typeof data === 'object' && data !== null)
    for (const one of Object.values(data)) yield* textsIn(one);
}

/** Adjacent letters of one font, the document's own. */
export interface ScriptRun {
  text: string;
  font: Font;
}

/** The runs of a text in other scripts; for letters the document was not prepared for, it shows that they exist. */
export function scriptRuns(pdf: PDFKit.PDFDocument, text: string, face: Face): ScriptRun[] {
  const weight = face === 'bold' || face === 'monoBold' || face === 'wideBold' ? 'bold' : 'regular';
  const runs: ScriptRun[] = [];
  for (const one of text) {
    const last = runs.at(-1);
    const font = facesOf.get(pdf)?.get(one.codePointAt(0)!)?.[weight];
    if (last && (!font || font === last.font)) last.text += one;
    else if (font) runs.push({ text: one, font });
    else runs.push({ text: missing, font: fontOf(face) });
  }
  return runs;
}
