import { flow } from '../kit/flow.ts';
import type { SignedView } from './document-view.ts';
import { type DocumentPaper, left, px, styles, width, words } from './page.ts';

/** The last page: number, hashes, events, and how to verify. The proof itself is in the file, beside what is drawn. */
export function drawCertificate(
  { pdf, root, pages, input }: DocumentPaper,
  { certificate, proof }: SignedView,
): void {
  pages.next();
  flow(pdf, root, pages, words[input.language].seal, { x: left, width, style: styles.heading, type: 'H2' });
  pages.y += 6 * px;
  for (const told of certificate) {
    flow(pdf, root, pages, told, { x: left, width, style: styles.cell });
    pages.y += 4 * px;
  }
  keepProof(pdf, proof, new Date(input.printedAt));
}

interface Ref {
  compress: boolean;
  end(bytes?: Buffer): void;
}
interface Inside {
  ref(data: object): Ref;
  _root: { data: Record<string, unknown> };
}

/** As private data of the catalog (ISO 32000-1, 14.5), which PDF/A allows; not compressed, so that it can be found. */
function keepProof(pdf: PDFKit.PDFDocument, proof: string, at: Date): void {
  const inside = pdf as unknown as Inside;
  const kept = inside.ref({});
  kept.compress = false;
  kept.end(Buffer.from(proof));
  const of = inside.ref({ Tidemark: { LastModified: at, Private: kept } });
  of.end();
  inside._root.data.PieceInfo = of;
}
