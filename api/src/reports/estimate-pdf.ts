import { estimateFoot, estimateHead } from './estimate-head.ts';
import { estimateSummary } from './estimate-summary.ts';
import { estimateTable } from './estimate-table.ts';
import { drawTerms, measureTerms } from './estimate-terms.ts';
import type { EstimateView } from './estimate-view.ts';
import { openDocument } from './kit/document.ts';
import { openPages, type Pages } from './kit/pages.ts';
import { prepareScripts } from './kit/scripts.ts';
import type { Tag } from './kit/tags.ts';
import { px, runningHead } from './paper-head.ts';

/** Draws an estimate as the design's printed page, on as many Letter pages as its lines need. */
export async function estimatePdf(view: EstimateView, madeAt: Date): Promise<Buffer> {
  const { pdf, root, finish } = openDocument({
    title: view.title,
    author: view.sender.company,
    createdAt: madeAt,
  });
  await prepareScripts(pdf, view);
  const pages = openPages(pdf, { top: 84 * px, bottom: 990 * px });
  pages.y = estimateSummary(pdf, root, view, estimateHead(pdf, root, view));
  estimateLines(pdf, root, pages, view);
  const running = runningHead(pdf, view);
  return finish((page, count) => {
    if (page > 1) running();
    estimateFoot(pdf, view, page, count);
  });
}

/** The lines with the terms under them. */
export function estimateLines(pdf: PDFKit.PDFDocument, root: Tag, pages: Pages, view: EstimateView): void {
  const { beside, height } = measureTerms(pdf, view.terms);
  estimateTable(pdf, root, pages, view.apart ? [...view.groups, view.apart] : view.groups, height);
  drawTerms(pdf, root, pages, { terms: view.terms, beside });
}
