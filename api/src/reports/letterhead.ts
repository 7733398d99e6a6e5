import type { Sender } from '../company/sender.ts';
import { artifact, type Tag, tag } from './kit/tags.ts';
import { type Fitted, fit, put, type TextStyle, widthOf } from './kit/text.ts';

/** The design measures pages in CSS pixels; a Letter page is 816 of them wide. */
const px = 0.75;

/** Ink on white; gray only for secondary text, so that the page survives a black-and-white printer. */
export const ink = { black: '#0C1C20', dark: '#243B41', grey: '#3C5157', unit: '#52676D', rule: '#A9B8BA' };

const styles = {
  company: { face: 'bold', size: 15 * px, color: ink.black, tracking: -0.015 },
  contact: { face: 'regular', size: 10 * px, color: ink.grey },
  title: { face: 'bold', size: 24 * px, color: ink.black, tracking: -0.025 },
  reference: { face: 'regular', size: 11 * px, color: ink.grey },
  running: { face: 'bold', size: 10 * px, color: ink.black },
} satisfies Record<string, TextStyle>;
export const footStyle: TextStyle = { face: 'regular', size: 9 * px, color: ink.grey };

/** In points: the margins, the logo's upper edge, the baseline of the lower line of text, the ochre rule. */
interface Place {
  left: number;
  right: number;
  mark: number;
  lower: number;
  rule: number;
}

/** The sender, at the left of a page's header. */
export function drawSender(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  { company, companyContact = '', companyLicences, logo, width = 330 * px }: Sender & { width?: number },
  { left, right, mark, lower, rule }: Place,
): void {
  let taken = 30 * px;
  artifact(pdf, 'Layout', () => {
    if (logo) taken = drawLogo(pdf, holdLogo(pdf, logo)!, left, mark, 30 * px);
    else drawMark(pdf, left, mark);
    drawGaugeRule(pdf, left, right, rule);
  });
  const beside = left + taken + 10 * px;
  const room = width + 30 * px - taken;
  const name = fit(pdf, company, room, styles.company);
  const below = [companyContact, companyLicences].filter((text) => text) as string[];
  line(pdf, root, 'P', name, beside, mark + [20, 13, 8][below.length]! * px);
  below.forEach((text, index) => {
    const baseline = below.length === 1 ? lower : mark + (20 + index * 11.5) * px;
    line(pdf, root, 'P', fit(pdf, text, room, styles.contact, 1), beside, baseline);
  });
}

/** The document's title and number, at the right of its header. */
export function drawTitle(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  { title, reference }: { title: string; reference: string },
  { left, right, lower }: Place,
): void {
  const its = fit(pdf, title, 330 * px, styles.title);
  line(pdf, root, 'H1', its, right - widthOf(pdf, title, styles.title), lower - 17 * px);
  const which = fit(pdf, reference, right - left - 390 * px, styles.reference, 1);
  line(pdf, root, 'P', which, right - widthOf(pdf, which.lines[0]!, which.style), lower);
}

/** A logo that a document holds once, however many pages show it. */
export type HeldLogo = PDFKit.Mixins.ImageSrc & { width: number; height: number };
export const holdLogo = (pdf: PDFKit.PDFDocument, logo: Uint8Array | undefined): HeldLogo | undefined =>
  logo && (pdf as unknown as { openImage(bytes: Buffer): HeldLogo }).openImage(Buffer.from(logo));

/** The head of every page but the first, as an artifact: who, what of whom, and the claim at the right. */
export function drawRunningHead(
  pdf: PDFKit.PDFDocument,
  { left, right }: Pick<Place, 'left' | 'right'>,
  of: { company: string; logo: HeldLogo | undefined; title: string; subject: string; claim: string },
): void {
  const baseline = 53 * px;
  const taken = of.logo ? widthOfLogo(of.logo, 18 * px) : 18 * px;
  const name = fit(pdf, of.company, 208 * px - taken, styles.running, 1);
  const title = fit(pdf, of.title, 190 * px, styles.running, 1);
  const claim = fit(pdf, of.claim, 150 * px, footStyle, 1);
  const center = left + 222 * px;
  const after = center + widthOf(pdf, title.lines[0]!, title.style) + 8 * px;
  const claimAt = right - widthOf(pdf, claim.lines[0]!, claim.style);
  const subject = fit(pdf, of.subject, claimAt - after - 12 * px, footStyle, 1);
  artifact(pdf, 'Pagination', () => {
    if (of.logo) drawLogo(pdf, of.logo, left, 40 * px, 18 * px);
    else drawMark(pdf, left, 40 * px, 18);
    put(pdf, name.lines[0]!, left + taken + 8 * px, baseline, name.style);
    put(pdf, title.lines[0]!, center, baseline, title.style);
    put(pdf, subject.lines[0]!, after, baseline, subject.style);
    put(pdf, claim.lines[0]!, claimAt, baseline, claim.style);
    drawGaugeRule(pdf, left, right, 63 * px);
  });
}

/**
 * A page's footer, as an artifact: a rule, a text at the left, the page's number at the right. `between` draws what is
 * between the two.
 */
export function drawFoot(
  pdf: PDFKit.PDFDocument,
  { left, right, rule }: Pick<Place, 'left' | 'right' | 'rule'>,
  { text, page, pages }: { text: string; page: number; pages: number },
  between: (from: number, to: number, baseline: number) => void,
): void {
  const baseline = rule + 14 * px;
  const number = `Page ${page} of ${pages}`;
  const numberAt = right - widthOf(pdf, number, footStyle);
  artifact(pdf, 'Pagination', () => {
    pdf
      .moveTo(left, rule)
      .lineTo(right, rule)
      .lineWidth(0.75 * px)
      .stroke('#728488');
    put(pdf, text, left, baseline, footStyle);
    put(pdf, number, numberAt, baseline, footStyle);
    between(left + widthOf(pdf, text, footStyle), numberAt, baseline);
  });
}

/** A run of fitted text with its tag, on its baseline or, with several lines, around it. */
export function line(
  pdf: PDFKit.PDFDocument,
  parent: Tag,
  type: string,
  text: Fitted,
  x: number,
  baseline: number,
): void {
  const above = text.lines.length > 1 ? 0.4 + 0.5 * (text.lines.length - 1) : 0;
  const first = baseline - above * text.style.size;
  tag(pdf, parent, type, { actual: text.actual }, () => {
    text.lines.forEach((one, index) => {
      put(pdf, one, x, first + index * text.style.size * 1.05, text.style);
    });
  }).end();
}

/** As high as the house mark; most logos are wider, up to two and a half times as wide as high. */
const widest = 2.5;
const widthOfLogo = ({ width, height }: HeldLogo, edge: number) =>
  Math.min(edge * widest, Math.max(edge, (width / height) * edge));

/** In the place of the house mark, as large as fits. @returns the width that it takes */
function drawLogo(pdf: PDFKit.PDFDocument, logo: HeldLogo, x: number, y: number, edge: number): number {
  const width = widthOfLogo(logo, edge);
  pdf.image(logo, x, y, { fit: [width, edge], align: 'center', valign: 'center' });
  return width;
}

/** Of a paper's facts those that its head needs. */
export const senderOf = ({ company, companyContact, companyLicences, logo }: Sender): Sender => ({
  company,
  companyContact,
  companyLicences,
  logo,
});

/** The logo: a wall with the tide half way up. Drawn in a box of 28. */
function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number, edge = 30): void {
  pdf
    .save()
    .translate(x, y)
    .scale((edge / 28) * px);
  pdf.roundedRect(0, 0, 28, 28, 6).fill('#06323C');
  pdf.path('M0 17.5h28V22a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z').fill('#1C7E91');
  pdf.path('M5 5.5h8M5 9.5h5M5 13.5h5M5 21.5h5').lineWidth(1.6).stroke('#E6EBEC');
  pdf.path('M0 17.5h28').lineWidth(2.4).stroke('#F2AE45');
  pdf.restore();
}

/** One ochre rule with gauge ticks below it, every fifth one long. */
function drawGaugeRule(pdf: PDFKit.PDFDocument, left: number, right: number, y: number): void {
  const minor = 7.4 * px;
  const count = Math.floor((right - left) / minor);
  pdf.rect(left, y, right - left, 2.5 * px).fill('#B86E00');
  for (const [every, length, color] of [
    [1, 3, ink.rule],
    [5, 6, '#728488'],
  ] as const) {
    for (let tick = 0; tick <= count; tick += every) {
      pdf.rect(left + tick * minor, y + 2.5 * px, 1 * px, length * px);
    }
    pdf.fill(color);
  }
}
