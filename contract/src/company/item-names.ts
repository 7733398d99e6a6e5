import { claimSheetSections } from '../claim-sheets/catalogue.ts';
import { chargeables } from '../price-list/chargeables.ts';

const charged = new Set(chargeables.map(({ section }) => section));

/** What the lines of an invoice are grouped by in a company's books, in an invoice's order (money.md, section 6). */
export const itemGroups: readonly { readonly key: string; readonly title: string }[] = [
  ...claimSheetSections.filter(({ title }) => charged.has(title)).map(({ key, title }) => ({ key, title })),
  { key: 'drying', title: 'Drying' },
  { key: 'service', title: 'Service' },
  { key: 'debris', title: 'Debris' },
  { key: 'overheadAndProfit', title: 'Overhead and profit' },
  { key: 'tax', title: 'Tax' },
  { key: 'deductible', title: 'Deductible' },
  { key: 'other', title: 'Other' },
];
export const itemGroupKeys = itemGroups.map(({ key }) => key);
