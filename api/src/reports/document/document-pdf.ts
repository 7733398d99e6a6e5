import { type DocumentList, documentLists } from '@tidemark/contract/document-templates/document-fields';
import { type Block, readMarkup } from '@tidemark/contract/document-templates/markup';
import { openDocument } from '../kit/document.ts';
import { openPages } from '../kit/pages.ts';
import { prepareScripts } from '../kit/scripts.ts';
import { table } from '../kit/table.ts';
import { artifact } from '../kit/tags.ts';
import { put, widthOf } from '../kit/text.ts';
import { drawFoot, drawSender, drawTitle, ink, senderOf } from '../letterhead.ts';
import { drawNotices } from './cancellation.ts';
import { drawCertificate } from './certificate.ts';
import type { DocumentInput } from './document-view.ts';
import { type DocumentPaper, left, px, right, styles, width } from './page.ts';
import { drawBox, drawChoice, drawInitials, drawSign, drawWriting } from './places.ts';
import { richText } from './rich-text.ts';

/** Draws a document of the small markup on as many Letter pages as it needs. */
export async function documentPdf(input: DocumentInput, printedAt: Date): Promise<Buffer> {
  const { title, language } = input;
  const { pdf, root, finish } = openDocument({
    title,
    author: input.company,
    createdAt: printedAt,
    language,
  });
  await prepareScripts(pdf, [input, Object.values(documentLists).map(({ columns }) => columns[language])]);
  const pages = openPages(pdf, { top: 44 * px, bottom: 990 * px });
  const place = { left, right, mark: 54 * px, lower: 81 * px, rule: 98 * px };
  drawSender(pdf, root, senderOf(input), place);
  drawTitle(pdf, root, { title, reference: input.draft ? 'DRAFT' : '' }, place);
  pages.y = 124 * px;
  const { blocks } = readMarkup(input.body);
  const [first] = blocks;
  // The title stands in the head already.
  const isTitle = first?.kind === 'heading' && first.level === 1;
  const paper = { pdf, root, pages, input };
  const initials = blocks.filter(({ kind }) => kind === 'initials');
  for (const block of isTitle ? blocks.slice(1) : blocks) drawBlock(paper, block, initials.indexOf(block));
  if (input.withCancellation) drawNotices(paper);
  if (input.signed) drawCertificate(paper, input.signed);
  return finish((page, count) => {
    if (input.draft) drawDraft(pdf);
    drawFoot(pdf, { left, right, rule: 1013 * px }, { text: title, page, pages: count }, () => {});
  });
}

function drawBlock(paper: DocumentPaper, block: Block, place: number): void {
  const { pdf, root, pages } = paper;
  const column = { x: left, width };
  switch (block.kind) {
    case 'heading': {
      const style = block.level === 1 ? styles.heading : styles.part;
      pages.y += 8 * px;
      // Never alone at the foot of a page.
      pages.ensure(style.size * 1.45 + 2 * styles.text.size * 1.45);
      richText(paper, root, block.inlines, { ...column, style, type: block.level === 1 ? 'H2' : 'H3' });
      pages.y += 3 * px;
      return;
    }
    case 'paragraph':
      richText(paper, root, block.inlines, { ...column, style: styles.text });
      pages.y += 9 * px;
      return;
    case 'item': {
      const indent = 16 * px;
      pages.ensure(styles.text.size * 1.45);
      const baseline = pages.y + styles.text.size;
      artifact(pdf, 'Layout', () => put(pdf, '•', left + 3 * px, baseline, styles.text));
      richText(paper, root, block.inlines, { x: left + indent, width: width - indent, style: styles.text });
      pages.y += 3 * px;
      return;
    }
    case 'rule':
      pages.ensure(16 * px);
      artifact(pdf, 'Layout', () => {
        pdf.moveTo(left, pages.y + 6 * px).lineTo(right, pages.y + 6 * px);
        pdf.lineWidth(0.75 * px).stroke(ink.rule);
      });
      pages.y += 16 * px;
      return;
    case 'list':
      drawList(paper, block.list);
      return;
    case 'box':
      drawBox(paper, block);
      return;
    case 'choice':
      drawChoice(paper, block);
      return;
    case 'initials':
      drawInitials(paper, block, place);
      return;
    case 'sign':
      drawSign(paper, block);
      return;
    case 'write':
      drawWriting(paper, block.key);
  }
}

const look = {
  ...{ headHeight: 20 * px, rowHeight: 22 * px, pad: 6 * px },
  frame: { width: 0.75 * px, color: ink.rule },
  rule: { width: 0.75 * px, color: ink.rule },
  ...{ headFill: '#EAF0F1', dotted: ink.rule },
};

function drawList({ pdf, root, pages, input }: DocumentPaper, list: DocumentList): void {
  const columns = documentLists[list].columns[input.language];
  const rows = input.lists[list] ?? [];
  const cells = (texts: readonly string[], style: typeof styles.cell | typeof styles.head) =>
    texts.map((text) => ({ text, style }));
  table(pdf, root, pages, {
    x: left,
    widths: columns.map(() => width / columns.length),
    head: cells(columns, styles.head),
    rows: (rows.length > 0 ? rows : [columns.map(() => '')]).map((row) => cells(row, styles.cell)),
    look,
  });
  pages.y += 12 * px;
}

/** The word across the page, pale enough to read through. */
function drawDraft(pdf: PDFKit.PDFDocument): void {
  const style = { face: 'bold', size: 190 * px, color: ink.black } as const;
  const center = [408 * px, 528 * px] as const;
  artifact(pdf, 'Layout', () => {
    pdf
      .save()
      .rotate(-52, { origin: [...center] })
      .fillOpacity(0.08);
    put(pdf, 'DRAFT', center[0] - widthOf(pdf, 'DRAFT', style) / 2, center[1] + 60 * px, style);
    pdf.restore();
  });
}
