import { catalogue } from './catalogue.ts';
import type { ClaimSheetColumn } from './columns.ts';
import { type Dimensions, figureOf, type RoomFigure, roomFigures } from './quantities.ts';
import type { RowValues } from './row.ts';

/** What of a room's size a value was taken from. */
export type Source = RoomFigure | 'length' | 'width' | 'height';

/**
 * The keys beside the columns of a line that say where a value came from, on the wire and on the device, and the cells
 * each speaks of. The cells of a length are taken together, so one key stands for both.
 */
export const cellsOfSource = {
  lengthFrom: ['lengthFt', 'lengthIn'],
  widthFrom: ['widthFt', 'widthIn'],
  heightFrom: ['heightFt', 'heightIn'],
  detachFrom: ['detachFt', 'detachIn'],
  disposeFrom: ['disposeFt', 'disposeIn'],
  qtyFrom: ['qty'],
} as const satisfies Record<string, readonly ClaimSheetColumn[]>;
export type SourceKey = keyof typeof cellsOfSource;
export type RowSources = { [K in SourceKey]?: Source | null };

export const sourceKeys = Object.keys(cellsOfSource) as SourceKey[];

const sizes = { lengthFrom: 'length', widthFrom: 'width', heightFrom: 'height' } as const;

/**
 * The one source each key of a line may name. The first line of the sheet is the room itself and takes its size; the
 * others take the figure that fits them, if any.
 */
export function sourcesOf(fieldMasterId: number): ReadonlyMap<SourceKey, Source> {
  return lineSources.get(fieldMasterId) ?? none;
}

function readSources(fieldMasterId: number): Map<SourceKey, Source> {
  const columns = catalogue.get(fieldMasterId)?.section.columns ?? [];
  const figure = figureOf(fieldMasterId);
  const sourceAt = (key: SourceKey): Source | undefined => {
    if (!cellsOfSource[key].every((column) => columns.includes(column))) return undefined;
    return key in sizes ? (fieldMasterId === 1 ? sizes[key as keyof typeof sizes] : undefined) : figure;
  };
  return new Map(
    sourceKeys.flatMap((key) => {
      const source = sourceAt(key);
      return source ? [[key, source] as const] : [];
    }),
  );
}

const none: ReadonlyMap<SourceKey, Source> = new Map();
const lineSources = new Map([...catalogue.keys()].map((id) => [id, readSources(id)]));

/** The key that says where the value of a cell came from. */
export function sourceKeyOf(column: string): SourceKey | undefined {
  return sourceKeys.find((key) => (cellsOfSource[key] as readonly string[]).includes(column));
}

/** The sources of a line that a change does away with: those of the values it names without naming their source. */
export function forgotten(line: RowValues, change: RowValues): RowSources {
  const keys = sourceKeys.filter(
    (key) => key in line && cellsOfSource[key].some((column) => column in change),
  );
  return Object.fromEntries(keys.map((key) => [key, null]));
}

/** A line without sources of values it does not have. */
export function sourced(values: RowValues): RowValues {
  const empty = sourceKeys.filter((key) => cellsOfSource[key].every((column) => values[column] == null));
  if (!empty.some((key) => key in values)) return values;
  return Object.fromEntries(Object.entries(values).filter(([key]) => !empty.includes(key as SourceKey)));
}

/** What a source gives now, in square feet or in feet; null where the room is not measured so far. */
export function measure(source: Source, room: Dimensions): number | null {
  if (source === 'length') return room.dimensionsLength || null;
  if (source === 'width') return room.dimensionsWidth || null;
  if (source === 'height') return room.dimensionsHeight || null;
  return roomFigures(room)[source];
}
