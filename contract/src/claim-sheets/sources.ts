import { catalogue } from './catalogue.ts';
import type { ClaimSheetColumn } from './columns.ts';
import { figureOf, type Source } from './line-figures.ts';

export type { Source };

/** Each source key with the cells it covers. Feet and inches are filled together, so one key covers both. */
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

/** The source key of a cell. */
export function sourceKeyOf(column: string): SourceKey | undefined {
  return sourceKeys.find((key) => (cellsOfSource[key] as readonly string[]).includes(column));
}
