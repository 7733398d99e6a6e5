import { type Bookmark, bookmark } from '../kit/bookmark.ts';
import type { Column } from '../kit/flow.ts';
import { flow } from '../kit/flow.ts';
import type { Pages } from '../kit/pages.ts';
import type { Tag } from '../kit/tags.ts';
import type { TextStyle } from '../kit/text.ts';
import { ink } from '../letterhead.ts';

/** The design measures pages in CSS pixels; a Letter page is 816 of them wide. */
export const px = 0.75;
export const left = 52 * px;
export const right = (816 - 52) * px;
export const whole: Column = { x: left, width: right - left };
/** Below the running head of each page, above its foot. */
export const bounds = { top: 84 * px, bottom: 992 * px };

export const styles = {
  section: { face: 'bold', size: 17 * px, color: ink.black, tracking: -0.015 },
  part: { face: 'bold', size: 13 * px, color: ink.black },
  label: { face: 'regular', size: 8.5 * px, color: ink.grey },
  value: { face: 'bold', size: 11 * px, color: ink.black },
  text: { face: 'regular', size: 11 * px, color: ink.black },
  note: { face: 'regular', size: 10 * px, color: ink.grey },
} satisfies Record<string, TextStyle>;

/** What is drawn on, and its structure parent. */
export interface Paper {
  pdf: PDFKit.PDFDocument;
  root: Tag;
  pages: Pages;
  /** The page of each chapter, from 1. */
  chapters: Map<string, number>;
}

export const pageNumber = ({ pdf }: Pick<Paper, 'pdf'>): number => pdf.bufferedPageRange().count;

interface Below {
  /** Points of what must stand under the heading on the same page. */
  below?: number;
  /** What the contents call it, where they name it. */
  chapter?: string | undefined;
}

/** Starts a section: its heading, a bookmark, and space for what belongs under it. */
export function section(paper: Paper, title: string, { below = 52 * px, chapter }: Below = {}): Bookmark {
  const { pdf, root, pages } = paper;
  pages.y += 14 * px;
  pages.ensure(below + 30 * px);
  const entry = bookmark(pdf, title, pages.y);
  if (chapter) paper.chapters.set(chapter, pageNumber(paper));
  flow(pdf, root, pages, title, { ...whole, style: styles.section, type: 'H2' });
  pages.y += 4 * px;
  return entry;
}

/** A heading within a section; `below` must fit under it on the same page. */
export function subsection({ pdf, root, pages }: Paper, title: string, below: number, under: Bookmark): void {
  pages.y += 8 * px;
  pages.ensure(below + 26 * px);
  bookmark(pdf, title, pages.y, under);
  flow(pdf, root, pages, title, { ...whole, style: styles.part, type: 'H3' });
  pages.y += 2 * px;
}
