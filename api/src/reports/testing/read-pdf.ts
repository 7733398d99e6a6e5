import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
type Dictionary = { [key: string]: Value };

/** A node of the structure tree, as a reader walks it. */
export interface Node {
  type: string;
  attributes: Dictionary;
  alt: string | undefined;
  actual: string | undefined;
  marked: number[];
  children: Node[];
}

/** An entry of the outline, and its page (from 0). */
export interface Entry {
  title: string;
  page: number;
  children: Entry[];
}

export interface ReadPdf {
  catalog: Dictionary;
  xml: string;
  tree: Node;
  bookmarks: Entry[];
  /** The drawing operators of each page, one per line. */
  pages: string[];
}

/** poppler and qpdf read the files in the tests, because they are independent code. */
const has = (tool: string) => !spawnSync(tool, ['--version']).error;
export const canRead = ['pdftotext', 'qpdf'].every(has);
/** Enough to read the text alone. */
export const canReadText = has('pdftotext');

/** How many pages a PDF has; needs no program. */
export const pagesOf = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(/\/Type \/Page\n/g)].length;

/** The text as a person selects it, in the order of the page. */
export function textOf(pdf: Buffer): string {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
}

/** In writing order. `-layout` keeps the look, but sometimes joins figures of adjacent columns into one word. */
export function wordsOf(pdf: Buffer): string {
  return execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
}

/** A text without white space, in one normalization form. */
export const packed = (text: string): string => text.normalize('NFKC').replace(/\s/gu, '');

/** A read text, packed, without the marks poppler adds around right-to-left words. */
export const copied = (text: string): string => packed(text).replace(/[\u202a-\u202e]/gu, '');

/** Each word of the first page with its box, in points from the upper left. */
export function boxesOf(pdf: Buffer): { text: string; left: number; top: number; bottom: number }[] {
  const xml = execFileSync('pdftotext', ['-bbox', '-l', '1', '-', '-'], { input: pdf, encoding: 'utf8' });
  const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">(.*)<\/word>/g;
  return [...xml.matchAll(word)].map(([, left, top, bottom, text]) => ({
    text: text!,
    left: Number(left),
    top: Number(top),
    bottom: Number(bottom),
  }));
}

/** @throws Error if qpdf finds the file damaged */
export function readPdf(pdf: Buffer): ReadPdf {
  const folder = mkdtempSync(join(tmpdir(), 'tidemark-pdf-'));
  try {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, pdf);
    execFileSync('qpdf', ['--check', path]);
    const json = execFileSync(
      'qpdf',
      ['--json=2', '--json-stream-data=inline', '--decode-level=generalized', path],
      { encoding: 'utf8', maxBuffer: 1e8 },
    );
    return read(JSON.parse(json).qpdf[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function read(
  objects: Record<string, { value?: Value; stream?: { dict: Dictionary; data: string } }>,
): ReadPdf {
  const follow = (value: Value | undefined): Value | undefined =>
    typeof value === 'string' && /^\d+ 0 R$/.test(value) ? objects[`obj:${value}`]?.value : value;
  const dictionary = (value: Value | undefined) => (follow(value) ?? {}) as Dictionary;
  const stream = (reference: Value | undefined) =>
    Buffer.from(objects[`obj:${reference}`]!.stream!.data, 'base64').toString('utf8');
  const text = (value: Value | undefined) => (typeof value === 'string' ? value.slice(2) : undefined);
  const node = (value: Value): Node => {
    const element = dictionary(value);
    const kids = [follow(element['/K']) ?? []].flat() as Value[];
    return {
      type: String(element['/S'] ?? ''),
      attributes: dictionary(element['/A']),
      alt: text(follow(element['/Alt'])),
      actual: text(follow(element['/ActualText'])),
      marked: kids.filter((kid) => typeof kid === 'number'),
      children: kids.filter((kid) => typeof kid !== 'number').map(node),
    };
  };
  const entries = (of: Dictionary): Entry[] => {
    const found: Entry[] = [];
    for (let next = of['/First']; next !== undefined; ) {
      const entry = dictionary(next);
      const [page] = entry['/Dest'] as Value[];
      found.push({ title: text(entry['/Title'])!, page: pages.indexOf(page!), children: entries(entry) });
      next = entry['/Next'];
    }
    return found;
  };
  const trailer = (objects.trailer as { value: Dictionary }).value;
  const catalog = dictionary(trailer['/Root']);
  const pages = dictionary(catalog['/Pages'])['/Kids'] as Value[];
  return {
    catalog: Object.fromEntries(Object.entries(catalog).map(([key, value]) => [key, follow(value) ?? null])),
    xml: stream(catalog['/Metadata']),
    bookmarks: entries(dictionary(catalog['/Outlines'])),
    tree: node(catalog['/StructTreeRoot']!),
    pages: pages.map((page) => stream(dictionary(page)['/Contents'])),
  };
}

export function everyNode(node: Node): Node[] {
  return [node, ...node.children.flatMap(everyNode)];
}
