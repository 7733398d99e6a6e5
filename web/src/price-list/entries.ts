import { chargeables, fees } from '@tidemark/contract/price-list/chargeables';
import { codeField, type PriceListFigures } from '@tidemark/contract/price-list/price-list';

/** A code by its name in a save; blank if the list has none. */
export const codeIn = ({ codes }: PriceListFigures, field: string): string =>
  codes[field.slice(codeField('').length)] ?? '';

/** One figure of the price list, as shown to people. */
export interface Entry {
  /** Its name in a save: `prices.55.dispose`. */
  field: string;
  /** The name of its code, `codes.55.dispose`; rates have none. */
  code?: string;
  title: string;
  /** The figure's unit; "×" and "%" for rates. */
  unit: string;
  /** A multiplier and not a price. */
  isRate?: true;
}

export interface EntryGroup {
  title: string;
  /** Its shipped figures are examples that nobody charges. */
  isExample?: true;
  entries: Entry[];
}

const rates: EntryGroup = {
  title: 'Rates',
  entries: [
    { field: 'afterHoursFactor', title: 'After-hours factor', unit: '×', isRate: true },
    { field: 'overheadAndProfitPercent', title: 'Overhead and profit', unit: '%', isRate: true },
    { field: 'taxPercent', title: 'Tax', unit: '%', isRate: true },
  ],
};

const feeGroup = (title: string, group: (typeof fees)[number]['group']): EntryGroup => ({
  title,
  entries: fees
    .filter((fee) => fee.group === group)
    .map(({ key, title: fee, unit }) => ({ field: `fees.${key}`, code: codeField(key), title: fee, unit })),
});

const sections: EntryGroup[] = [...Map.groupBy(chargeables, ({ section }) => section)].map(
  ([title, lines]) => ({
    title,
    entries: lines.map(({ key, title: line, unit, fieldMasterId, column }) => {
      // A section has one or more custom lines; each has its own price.
      const custom = lines.filter((one) => one.title === null && one.column === column);
      const number = custom.findIndex((one) => one.fieldMasterId === fieldMasterId) + 1;
      const name = custom.length > 1 ? `Custom line ${number}` : 'Custom line';
      return { field: `prices.${key}`, code: codeField(key), title: line ?? `${name}, ${column}`, unit };
    }),
  }),
);

/** The whole list in the order of the claim sheet. */
export const groups: readonly EntryGroup[] = [
  rates,
  ...sections,
  feeGroup('Service fees', 'service'),
  feeGroup('Debris', 'debris'),
  { ...feeGroup('Drying', 'drying'), isExample: true },
];

export const entryOf: ReadonlyMap<string, Entry & { group: string }> = new Map(
  groups.flatMap(({ title, entries }) =>
    entries.map((entry) => [entry.field, { ...entry, group: title }] as const),
  ),
);

/** The figure that a code is of. */
export const entryOfCode: ReadonlyMap<string, Entry & { group: string }> = new Map(
  [...entryOf.values()].flatMap((entry) => (entry.code ? [[entry.code, entry] as const] : [])),
);

/** A figure or a code by its name in a save, as the list of changes and the audit log say it. */
export function fieldTitle(field: string): string | undefined {
  const coded = entryOfCode.get(field);
  return coded ? `${coded.title}, code` : entryOf.get(field)?.title;
}

/** The groups with the entries that contain every word, in their names or in the codes of a list. */
export function searchGroups(typed: string, list: PriceListFigures): readonly EntryGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map(({ entries, ...group }) => ({
      ...group,
      entries: entries.filter((entry) => {
        const code = entry.code ? codeIn(list, entry.code) : '';
        const said = `${group.title} ${entry.title} ${entry.unit} ${code}`.toLowerCase();
        return words.every((word) => said.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
