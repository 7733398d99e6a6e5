import {
  type ClaimSheetSection,
  type ClaimSheetSectionKey,
  catalogue,
  claimSheetSections,
} from '@tidemark/contract/claim-sheets/catalogue';
import type { ClaimSheetColumn } from '@tidemark/contract/claim-sheets/columns';

/** A group of the sheet as the screen shows it: a section, in the order of the paper form. */
export type Group = ClaimSheetSection & { readonly key: ClaimSheetSectionKey };

const paper: ClaimSheetSectionKey[] = [
  'roomInformation',
  'general',
  'contents',
  'misc',
  'appliances',
  'plumbing',
  'electrical',
  'extraction',
  'baseboardTrim',
  'doors',
  'floors',
  'containmentBarrier',
  'cabinets',
  'floodCuts',
  'tensionPosts',
  'walls',
  'ceiling',
  'moldPresent',
  'zippers',
];

export const groupOf = (key: ClaimSheetSectionKey): Group =>
  claimSheetSections.find((section) => section.key === key) as Group;
export const groups: readonly Group[] = paper.map(groupOf);
/** All 106 lines in the order of the paper form. */
export const lineIds: readonly number[] = groups.flatMap(({ rows }) => rows.map((row) => row.fieldMasterId));

export function lineOf(id: number) {
  const line = catalogue.get(id);
  if (!line) throw new Error(`There is no claim sheet line ${id}.`);
  return { ...line, section: line.section as Group };
}

const units: Record<string, string> = { GALLONS: 'GAL' };
/** The unit as it stands in a cell; pieces need none where the column says so. */
export function unitOf(id: number): string {
  const { placeHolder, section } = lineOf(id);
  return placeHolder === 'EA' && section.columns.includes('detach')
    ? ''
    : (units[placeHolder] ?? placeHolder);
}

export const columnNames: Record<ClaimSheetColumn, string> = {
  roomName: 'name',
  lengthFt: 'length ft',
  lengthIn: 'length in',
  widthFt: 'width ft',
  widthIn: 'width in',
  heightFt: 'height ft',
  heightIn: 'height in',
  wetAreas1: 'Wet Areas 1',
  wetAreas2: 'Wet Areas 2',
  yesX: 'Yes/X',
  detach: 'Detach',
  dispose: 'Dispose',
  detachFt: 'Detach ft',
  detachIn: 'Detach in',
  disposeFt: 'Dispose ft',
  disposeIn: 'Dispose in',
  qty: 'Qty',
  all: 'All',
  afterHrs: 'After Hours',
};

export type TickColumn = 'all' | 'afterHrs';
export type NameColumn = 'roomName' | 'title';
export type FigureColumn = Exclude<ClaimSheetColumn, TickColumn | 'roomName'>;
export type Column = ClaimSheetColumn | 'title';

export const isTick = (column: Column): column is TickColumn => column === 'all' || column === 'afterHrs';
export const isName = (column: Column): column is NameColumn => column === 'roomName' || column === 'title';
export const figureColumns = (group: Group): FigureColumn[] =>
  group.columns.filter((column): column is FigureColumn => !isTick(column) && !isName(column));
export const tickColumns = (group: Group): TickColumn[] => group.columns.filter(isTick);

/** 'ft' or 'in' for the cells of a length, whose other half is `pairOf`. */
export function partOf(column: Column): 'ft' | 'in' | undefined {
  if (column.endsWith('Ft')) return 'ft';
  return column.endsWith('In') ? 'in' : undefined;
}

/** The two cells of a length, by either of them: detachIn → detachFt, detachIn. */
export function pairOf(column: FigureColumn): { ft: FigureColumn; in: FigureColumn } | undefined {
  if (!partOf(column)) return undefined;
  const stem = column.slice(0, -2);
  return { ft: `${stem}Ft` as FigureColumn, in: `${stem}In` as FigureColumn };
}

/** Pieces are counted with a stepper on touch; everything else is measured on the number pad. */
export const isCount = (id: number): boolean => lineOf(id).placeHolder === 'EA';

/** Lines whose name holds every word of the search; a custom line is known by the name it was given. */
export function matches(name: string, query: string): boolean {
  const folded = name.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
