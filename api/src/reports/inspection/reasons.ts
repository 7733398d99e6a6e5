import { moment } from '../dates.ts';
import { flow } from '../kit/flow.ts';
import type { ReportInput } from './input.ts';
import { type Paper, px, section, styles, whole } from './page.ts';

/** Why something that the job must show is not there, as people said. */
export function reasons(paper: Paper, { reasons: given = [], timeZone }: ReportInput): void {
  if (given.length === 0) return;
  section(paper, 'Reasons for missing evidence');
  const { pdf, root, pages } = paper;
  for (const { asked, isFormer, reason, by, at } of given) {
    pages.ensure(styles.label.size * 1.4 + 2 * styles.text.size * 1.4);
    const title = isFormer ? `${asked} (former rule)` : asked;
    flow(pdf, root, pages, title, { ...whole, style: styles.label });
    flow(pdf, root, pages, reason, { ...whole, style: styles.text });
    flow(pdf, root, pages, `${by}, ${moment(at, timeZone)}`, { ...whole, style: styles.text });
    pages.y += 6 * px;
  }
}
