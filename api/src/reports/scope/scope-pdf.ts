import type { ScopeGroup, ScopeOrder, ScopeRow } from '@tidemark/contract/scope/scope';
import type { Sender } from '../../company/sender.ts';
import { clockOf, moment } from '../dates.ts';
import { bounds, left, px, right, styles, whole } from '../inspection/page.ts';
import { bookmark } from '../kit/bookmark.ts';
import { openDocument } from '../kit/document.ts';
import { flow } from '../kit/flow.ts';
import { openPages } from '../kit/pages.ts';
import { prepareScripts } from '../kit/scripts.ts';
import { artifact, type Tag, tag } from '../kit/tags.ts';
import { fit, put, type TextStyle, widthOf, wrapped } from '../kit/text.ts';
import { drawFoot, drawRunningHead, drawSender, drawTitle, holdLogo, ink, senderOf } from '../letterhead.ts';
import { type Columns, openColumns } from './columns.ts';

export interface ScopeInput extends Sender {
  project: { id: number; title: string };
  /** Of whom: customer and address. */
  about: string;
  /** "Estimate 2418-02, price list 3". */
  estimate: string;
  by: ScopeOrder;
  groups: ScopeGroup[];
  timeZone: string | undefined;
  fileName: string;
  printedAt: string;
}

const title = 'Scope';
const orders: Record<ScopeOrder, string> = { room: 'by room', section: 'by section' };
const looks = {
  group: { face: 'bold', size: 12.5 * px, color: ink.black },
  item: { face: 'bold', size: 11 * px, color: ink.black },
  figure: { face: 'monoBold', size: 11 * px, color: ink.black, tracking: -0.03 },
  fact: { face: 'regular', size: 10 * px, color: ink.black },
  note: { face: 'regular', size: 9.5 * px, color: ink.grey },
} satisfies Record<string, TextStyle>;
const step = (style: TextStyle) => style.size * 1.35;
const box = 10 * px;
const beside = box + 8 * px;
const figureWidth = 118 * px;

interface Drawing {
  pdf: PDFKit.PDFDocument;
  root: Tag;
  columns: Columns;
  by: ScopeOrder;
}

/** Draws the lines of an estimate as they are typed into another program, in two columns, with a box to tick each. */
export async function scopePdf(input: ScopeInput): Promise<Buffer> {
  const { project, about, company, logo, timeZone, printedAt, by } = input;
  const { pdf, root, finish } = openDocument({
    title: `${title}, ${project.title}, project #${project.id}`,
    author: company,
    createdAt: new Date(printedAt),
  });
  await prepareScripts(pdf, input);
  const pages = openPages(pdf, bounds);
  const place = { left, right, mark: 40 * px, lower: 67 * px, rule: 84 * px };
  drawSender(pdf, root, senderOf(input), place);
  drawTitle(pdf, root, { title: `${title} ${orders[by]}`, reference: `Project #${project.id}` }, place);
  pages.y = 102 * px;
  flow(pdf, root, pages, project.title, { ...whole, style: styles.part });
  for (const said of [about, input.estimate].filter(Boolean))
    flow(pdf, root, pages, said, { ...whole, style: styles.text });
  if (input.groups.length === 0)
    flow(pdf, root, pages, 'This estimate has no lines.', { ...whole, style: styles.text });
  const of = { pdf, root, by, columns: openColumns(pages) };
  for (const group of input.groups) drawGroup(of, group);
  const subject = [`Project #${project.id}`, about].filter(Boolean).join(', ');
  const running = { company, logo: holdLogo(pdf, logo), title, subject, claim: '' };
  const text = `${input.fileName} · Printed ${moment(printedAt, timeZone)} · ${clockOf(timeZone)}`;
  return finish((page, count) => {
    if (page > 1) drawRunningHead(pdf, { left, right }, running);
    drawFoot(pdf, { left, right, rule: 1005 * px }, { text, page, pages: count }, () => {});
  });
}

function drawGroup(of: Drawing, { title: name, rows }: ScopeGroup): void {
  const { pdf, root, columns } = of;
  const heading = fit(pdf, name, columns.width, looks.group);
  const height = heading.lines.length * step(looks.group) + 12 * px;
  const photos = of.by === 'room' ? photosPart(of, rows[0]!) : undefined;
  columns.ensure(height + heightOf(partsOf(of, rows[0]!)));
  columns.y += 8 * px;
  bookmark(pdf, name, columns.y);
  tag(pdf, root, 'H2', { actual: heading.actual }, () => {
    heading.lines.forEach((line, at) => {
      put(pdf, line, columns.x, columns.y + at * step(heading.style) + heading.style.size, heading.style);
    });
  }).end();
  columns.y += height - 8 * px;
  if (photos) drawPart(of, { ...photos, indent: 0 });
  for (const row of rows) drawRow(of, row);
}

interface Part {
  lines: string[];
  actual: string | undefined;
  style: TextStyle;
  indent?: number;
}
interface Parts {
  item: Part;
  figures: string;
  others: Part[];
}

/** A room's photos stand once under its name, or else beside each of its lines. */
const photosPart = ({ pdf, columns }: Drawing, { photos }: ScopeRow): Part | undefined =>
  photos.length === 0
    ? undefined
    : {
        ...wrapped(pdf, `Photos ${photos.join(' ')}`, columns.width - beside, looks.note),
        style: looks.note,
      };

/** What is written of a line, as wide as a column is. */
function partsOf(of: Drawing, row: ScopeRow): Parts {
  const { pdf, columns, by } = of;
  const photos = photosPart(of, row);
  const width = columns.width - beside;
  const part = (text: string, style: TextStyle, most = width): Part => ({
    ...wrapped(pdf, text, most, style),
    style,
  });
  const facts = [
    row.code,
    by === 'section' ? row.room : '',
    row.activity,
    row.afterHours ? 'after hours' : '',
    row.formula && `formula ${row.formula}`,
  ];
  return {
    item: part(row.description, looks.item, width - figureWidth),
    figures: `${row.quantity.toFixed(2)} ${row.unit}`,
    others: [
      part(facts.filter(Boolean).join(' · '), looks.fact),
      ...(row.note ? [part(row.note, looks.note)] : []),
      ...(by === 'section' && photos ? [photos] : []),
    ],
  };
}

const heightOf = ({ item, others }: Parts) =>
  [item, ...others].reduce((sum, { lines, style }) => sum + lines.length * step(style), 0) + 9 * px;

/** A line stays together, unless it is longer than a column. */
function drawRow(of: Drawing, row: ScopeRow): void {
  const { pdf, root, columns } = of;
  const parts = partsOf(of, row);
  columns.ensure(heightOf(parts));
  const { x, y } = columns;
  artifact(pdf, 'Layout', () => {
    pdf
      .rect(x, y + 1 * px, box, box)
      .lineWidth(1 * px)
      .stroke(ink.grey);
  });
  drawPart(of, parts.item, () => {
    const figures = fit(pdf, parts.figures, figureWidth - 8 * px, looks.figure, 1);
    const [line] = figures.lines;
    tag(pdf, root, 'P', { actual: figures.actual }, () => {
      const at = x + columns.width - widthOf(pdf, line!, figures.style);
      put(pdf, line!, at, y + looks.item.size, figures.style);
    }).end();
  });
  for (const part of parts.others) drawPart(of, part);
  columns.y += 3 * px;
  const rule = columns.y;
  artifact(pdf, 'Layout', () => {
    const { x: from, width } = columns;
    pdf
      .moveTo(from, rule)
      .lineTo(from + width, rule)
      .lineWidth(0.5 * px)
      .stroke('#CDD7D8');
  });
  columns.y += 6 * px;
}

/** `then` draws what stands beside the first line, and is read after the text. */
function drawPart(
  { pdf, root, columns }: Drawing,
  { lines, style, actual, indent = beside }: Part,
  then = () => {},
): void {
  const element = tag(pdf, root, 'P', { actual });
  for (const line of lines) {
    columns.ensure(step(style));
    element.add(() => put(pdf, line, columns.x + indent, columns.y + style.size, style));
    columns.y += step(style);
  }
  element.end();
  then();
}
