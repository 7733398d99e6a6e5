import type { Pages } from '../kit/pages.ts';
import type { Tag } from '../kit/tags.ts';
import type { TextStyle } from '../kit/text.ts';
import { ink } from '../letterhead.ts';
import type { DocumentInput } from './document-view.ts';

/** The design measures this page in CSS pixels; a Letter page is 816 of them wide. */
export const px = 0.75;
export const left = 52 * px;
export const right = (816 - 52) * px;
export const width = right - left;

export const styles = {
  heading: { face: 'bold', size: 17 * px, color: ink.black },
  part: { face: 'bold', size: 14 * px, color: ink.black },
  text: { face: 'regular', size: 13 * px, color: ink.black },
  small: { face: 'regular', size: 10 * px, color: ink.grey },
  head: { face: 'bold', size: 10 * px, color: ink.grey },
  /** Of at least 10 points, in bold (16 CFR 429.1(a)). */
  statement: { face: 'bold', size: 10, color: ink.black },
  typed: { face: 'regular', size: 22 * px, color: ink.black },
  cell: { face: 'regular', size: 11 * px, color: ink.black },
} satisfies Record<string, TextStyle>;

export interface DocumentPaper {
  pdf: PDFKit.PDFDocument;
  root: Tag;
  pages: Pages;
  input: DocumentInput;
}

/** What stands below a place to sign, and in a box for handwriting. */
export const words = {
  en: {
    customer: 'Customer',
    technician: 'Technician',
    company: 'Company',
    date: 'Date',
    initials: 'Initials',
    onPaper: 'Signed on paper',
    seal: 'Seal',
  },
  es: {
    customer: 'Cliente',
    technician: 'Técnico',
    company: 'Empresa',
    date: 'Fecha',
    initials: 'Iniciales',
    onPaper: 'Firmado en papel',
    seal: 'Sello',
  },
} as const;
