import { claimSheetSections } from '../claim-sheets/catalogue.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { totalOf } from './lines.ts';

const titles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(claimSheetSections.map(({ key, title }) => [key, title])),
  ...{ drying: 'Drying', service: 'Service calls and monitoring', debris: 'Debris', other: 'Other lines' },
  deductible: 'Deductible',
};
const titleOf = (group: string) => titles[group] ?? group;

/** What is added to the lines of the rooms or taken off them, and stands under their sum. */
const apart: readonly string[] = ['overheadAndProfit', 'tax', 'deductible', 'adjustment'];
const isApart = ({ group, amount }: InvoiceLine) =>
  apart.includes(group) && (group !== 'deductible' || amount < 0);

interface InvoiceGroup {
  title: string;
  /** Sections of a room; of the others their lines. */
  detail: string;
  lines: InvoiceLine[];
  amount: number;
}

/** A room's lines together, then the others by what they are; apart from them what the sum has besides. */
export function groupsOf({ lines }: Pick<Invoice, 'lines'>): {
  groups: InvoiceGroup[];
  apart: InvoiceLine[];
} {
  const listed = lines.filter((line) => !isApart(line));
  const byTitle = Map.groupBy(listed, ({ heading, group }) => heading ?? titleOf(group));
  return {
    groups: [...byTitle].map(([title, its]) => {
      const named = its.map(({ heading, group, title: said }) =>
        heading !== null && titles[group] && group !== 'drying' && group !== 'other' ? titleOf(group) : said,
      );
      return { title, detail: [...new Set(named)].join(', '), lines: its, amount: totalOf(its) };
    }),
    apart: lines.filter(isApart),
  };
}
