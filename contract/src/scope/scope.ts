import { catalogue, claimSheetSections } from '../claim-sheets/catalogue.ts';
import { formulaKeyOf } from '../claim-sheets/formulas.ts';
import { figureOf, type RoomFigure } from '../claim-sheets/line-figures.ts';
import type { RowValues, SheetRows } from '../claim-sheets/row.ts';
import { sourceKeyOf } from '../claim-sheets/sources.ts';
import type { EstimateContent, EstimateLine } from '../estimates/estimate-shape.ts';
import { printedFormula } from '../formulas/formula.ts';
import type { FormulaName } from '../formulas/names.ts';
import type { PriceColumn } from '../price-list/chargeables.ts';

export const scopeOrders = ['room', 'section'] as const;
export type ScopeOrder = (typeof scopeOrders)[number];

/** What is done with a line's item, as estimating programs ask it. */
export type Activity = 'detach' | 'dispose' | 'apply' | 'rent' | 'service';

/** A line of an estimate as it is typed elsewhere: without rate and amount. */
export interface ScopeRow {
  roomId: string | null;
  room: string;
  /** The section of the claim sheet, or what else the line is of. */
  section: string;
  code: string;
  description: string;
  activity: Activity;
  quantity: number;
  unit: string;
  /** How the quantity was computed: as typed, or the room's figure that it was taken from. */
  formula: string;
  afterHours: boolean;
  note: string;
  /** Numbers of its room's photos. */
  photos: readonly string[];
}

export interface ScopeEvidence {
  /** By room. */
  sheets: ReadonlyMap<string, SheetRows>;
  photos: ReadonlyMap<string, readonly string[]>;
}

const activityOf: Record<PriceColumn, Activity> = {
  detach: 'detach',
  dispose: 'dispose',
  yesX: 'apply',
  qty: 'apply',
};
const nameOfFigure: Record<RoomFigure, FormulaName> = {
  floor: 'F',
  perimeter: 'PF',
  walls: 'W',
  ceiling: 'C',
};

function formulaOf({ fieldMasterId, column, wholeRoom }: EstimateLine, values: RowValues = {}): string {
  const cell = column === 'detach' || column === 'dispose' ? `${column}Ft` : column;
  const typed = formulaKeyOf(fieldMasterId, cell);
  if (typed && values[typed]) return printedFormula(values[typed]);
  const source = sourceKeyOf(cell);
  const figure = figureOf(fieldMasterId);
  const isTaken = wholeRoom || (source !== undefined && values[source] != null);
  return figure && isTaken ? nameOfFigure[figure] : '';
}

type Charge = Pick<ScopeRow, 'activity' | 'formula'> & {
  title: string;
  quantity: number;
  unit: string;
  code?: string | undefined;
  note?: string | undefined;
  afterHours?: boolean;
};
type Place = Pick<ScopeRow, 'roomId' | 'room' | 'photos'>;

const rowOf = (place: Place, section: string, line: Charge): ScopeRow => ({
  ...place,
  ...{ section, description: line.title, activity: line.activity, formula: line.formula },
  ...{ quantity: line.quantity, unit: line.unit, afterHours: line.afterHours ?? false },
  ...{ code: line.code ?? '', note: line.note ?? '' },
});

export const otherLines = 'Other lines';
const drying = 'Drying';
const fees = 'Fees';

/** Every line of an estimate in its order: cells of the claim sheets and added lines by room, drying, what has no room, fees. */
export function scopeRows(content: EstimateContent, { sheets, photos }: ScopeEvidence): ScopeRow[] {
  const nowhere: Place = { roomId: null, room: '', photos: [] };
  const service = { activity: 'service', formula: '' } as const;
  const ofRooms = content.rooms.flatMap(({ roomId, name, lines, added = [] }) => {
    const place = { roomId, room: name, photos: photos.get(roomId) ?? [] };
    const rows = sheets.get(roomId) ?? {};
    return [
      ...lines.map((line) =>
        rowOf(place, catalogue.get(line.fieldMasterId)!.section.title, {
          ...line,
          activity: activityOf[line.column],
          formula: formulaOf(line, rows[line.fieldMasterId]),
        }),
      ),
      ...added.map((line) => rowOf(place, otherLines, { ...line, ...service })),
    ];
  });
  return [
    ...ofRooms,
    ...(content.drying?.lines ?? []).map(({ detail, note, ...line }) =>
      rowOf({ ...nowhere, room: drying }, drying, {
        ...line,
        ...service,
        ...(line.unit === 'DAY' && { activity: 'rent' }),
        note: [detail, note].filter(Boolean).join(', '),
      }),
    ),
    ...(content.added ?? []).map((line) => rowOf(nowhere, otherLines, { ...line, ...service })),
    ...content.fees.map((line) => rowOf(nowhere, fees, { ...line, ...service })),
  ];
}

export interface ScopeGroup {
  title: string;
  rows: readonly ScopeRow[];
}

const sectionOrder: readonly string[] = [
  ...claimSheetSections.map(({ title }) => title),
  ...[otherLines, drying, fees],
];

/** In the order of typing: a room with its lines, or a section with the lines of every room. */
export function scopeGroups(rows: readonly ScopeRow[], by: ScopeOrder): ScopeGroup[] {
  if (by === 'room') {
    const byRoom = Map.groupBy(rows, ({ roomId, section }) => roomId ?? section);
    return [...byRoom.values()].map((its) => ({ title: its[0]!.room || its[0]!.section, rows: its }));
  }
  const bySection = Map.groupBy(rows, ({ section }) => section);
  return sectionOrder.flatMap((title) => {
    const its = bySection.get(title);
    return its ? [{ title, rows: its }] : [];
  });
}
