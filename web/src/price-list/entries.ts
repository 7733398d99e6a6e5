import { chargeables, fees } from '@tidemark/contract/price-list/chargeables';

/** One figure of the price list, as shown to people. */
export interface Entry {
  /** Its name in a save: `prices.55.dispose`. */
  field: string;
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
    .map((fee) => ({ field: `fees.${fee.key}`, title: fee.title, unit: fee.unit })),
});

const sections: EntryGroup[] = [...Map.groupBy(chargeables, ({ section }) => section)].map(
  ([title, lines]) => ({
    title,
    entries: lines.map(({ key, title: line, unit, fieldMasterId, column }) => {
      // A section has one or more custom lines; each has its own price.
      const custom = lines.filter((one) => one.title === null && one.column === column);
      const number = custom.findIndex((one) => one.fieldMasterId === fieldMasterId) + 1;
      const name = custom.length > 1 ? `Custom line ${number}` : 'Custom line';
      return { field: `prices.${key}`, title: line ?? `${name}, ${column}`, unit };
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

/** The groups with the entries that contain every word. */
export function searchGroups(typed: string): readonly EntryGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map(({ entries, ...group }) => ({
      ...group,
      entries: entries.filter((entry) => {
        const said = `${group.title} ${entry.title} ${entry.unit}`.toLowerCase();
        return words.every((word) => said.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
