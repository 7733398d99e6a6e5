import { type CatalogueRow, type ClaimSheetSection, claimSheetSections } from '../claim-sheets/catalogue.ts';

/** Chargeable columns. Feet and inches share one price. */
export const priceColumns = ['yesX', 'detach', 'dispose', 'qty'] as const;
export type PriceColumn = (typeof priceColumns)[number];

/** A column of a claim-sheet line that can be charged. */
export interface Chargeable {
  /** `fieldMasterId.column`, its key in the price list. */
  readonly key: string;
  readonly fieldMasterId: number;
  readonly column: PriceColumn;
  readonly section: string;
  /** Printed on estimates; null on a custom line, which the technician names. */
  readonly title: string | null;
  readonly unit: string;
}

/** Whether a section has a quantity of this column, in one cell or as feet and inches. */
const has = ({ columns }: ClaimSheetSection, column: PriceColumn) =>
  columns.some((one) => one === column || one === `${column}Ft`);

/** Sections whose line titles need the section name. */
const of: Record<string, string> = {
  contents: 'Contents',
  extraction: 'Extraction',
  cabinets: 'Cabinets',
  walls: 'Walls',
  ceiling: 'Ceiling',
  floodCuts: 'Flood cut',
};
const saysItself = /^(Pump Water|Holes)/;
/** Sections of items: their lines also say what is done. */
const things = ['misc', 'appliances', 'plumbing', 'electrical', 'baseboardTrim', 'doors', 'cabinets'];

/** A line's name as an estimate prints it: "Extraction, Carpet Heavy", "Baseboard, dispose". */
export function lineTitle(section: string, title: string, column: PriceColumn): string {
  const prefix = saysItself.test(title) ? undefined : of[section];
  return [prefix, title, things.includes(section) ? column : undefined].filter(Boolean).join(', ');
}

function chargeablesOf(section: ClaimSheetSection, row: CatalogueRow): Chargeable[] {
  return priceColumns
    .filter((column) => has(section, column))
    .map((column) => ({
      key: `${row.fieldMasterId}.${column}`,
      fieldMasterId: row.fieldMasterId,
      column,
      section: section.title,
      title: row.title === '' ? null : lineTitle(section.key, row.title, column),
      unit: row.placeHolder === 'GALLONS' ? 'GAL' : row.placeHolder,
    }));
}

/** Every line and column of the sheet that can be charged, in the sheet's order. */
export const chargeables: readonly Chargeable[] = claimSheetSections.flatMap((section: ClaimSheetSection) =>
  section.rows.flatMap((row) => chargeablesOf(section, row)),
);

/** Fees besides the claim sheets. Those of drying are rates of a unit's day, an hour and a filter (money.md 2). */
export const fees = [
  {
    key: 'emergencyRegularHours',
    group: 'service',
    title: 'Emergency service call, Regular Hours',
    unit: 'EA',
  },
  { key: 'emergencySameDay', group: 'service', title: 'Emergency service call, Same Day', unit: 'EA' },
  { key: 'emergencyAfterHours', group: 'service', title: 'Emergency service call, After Hours', unit: 'EA' },
  { key: 'emergencyHoliday', group: 'service', title: 'Emergency service call, Holiday', unit: 'EA' },
  { key: 'emergencyNoCharge', group: 'service', title: 'Emergency service call, No Charge', unit: 'EA' },
  { key: 'monitoringRegularHours', group: 'service', title: 'Monitoring trip, regular hours', unit: 'EA' },
  { key: 'monitoringAfterHours', group: 'service', title: 'Monitoring trip, after hours', unit: 'EA' },
  { key: 'testing', group: 'service', title: 'Testing and clearances', unit: 'EA' },
  { key: 'pickupVan', group: 'debris', title: 'Debris, pickup van load', unit: 'EA' },
  { key: 'trailer', group: 'debris', title: 'Debris, trailer load', unit: 'EA' },
  { key: 'yd20', group: 'debris', title: 'Debris, 20 Yd', unit: 'EA' },
  { key: 'yd30', group: 'debris', title: 'Debris, 30 Yd', unit: 'EA' },
  { key: 'yd40', group: 'debris', title: 'Debris, 40 Yd', unit: 'EA' },
  { key: 'airMoverDay', group: 'drying', title: 'Air mover', unit: 'DAY' },
  { key: 'airMoverAxialDay', group: 'drying', title: 'Air mover, axial', unit: 'DAY' },
  { key: 'dehuDay069', group: 'drying', title: 'Dehumidifier to 69 pints a day', unit: 'DAY' },
  { key: 'dehuDay070', group: 'drying', title: 'Dehumidifier 70-109 pints a day', unit: 'DAY' },
  { key: 'dehuDay110', group: 'drying', title: 'Dehumidifier 110-159 pints a day', unit: 'DAY' },
  { key: 'dehuDay160', group: 'drying', title: 'Dehumidifier 160 and more pints a day', unit: 'DAY' },
  { key: 'desiccantDay', group: 'drying', title: 'Desiccant', unit: 'DAY' },
  { key: 'scrubberDay', group: 'drying', title: 'Air scrubber', unit: 'DAY' },
  { key: 'heaterDay', group: 'drying', title: 'Heater', unit: 'DAY' },
  { key: 'floorSystemDay', group: 'drying', title: 'Floor or cavity system', unit: 'DAY' },
  { key: 'monitoringHour', group: 'drying', title: 'Monitoring', unit: 'HR' },
  { key: 'filterEach', group: 'drying', title: 'Filter', unit: 'EA' },
] as const;
export type FeeKey = (typeof fees)[number]['key'];
export type DryingFeeKey = Extract<(typeof fees)[number], { group: 'drying' }>['key'];
export const dryingFees = fees.filter((fee) => fee.group === 'drying');
