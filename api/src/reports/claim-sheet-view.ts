import { billedRows } from '@tidemark/contract/claim-sheets/billed-rows';
import { type ClaimSheetSection, claimSheetSections } from '@tidemark/contract/claim-sheets/catalogue';
import type { ClaimSheetColumn } from '@tidemark/contract/claim-sheets/columns';
import { filledCount, isFilled } from '@tidemark/contract/claim-sheets/filled';
import { firstLine, firstLineId } from '@tidemark/contract/claim-sheets/first-line';
import { printedFormulas } from '@tidemark/contract/claim-sheets/printed-formulas';
import type { RowValues, SheetRows } from '@tidemark/contract/claim-sheets/row';
import { claimFacts } from '@tidemark/contract/claim-sheets/sheet-head';
import type { SheetPolicy } from '@tidemark/contract/inspections/policies';
import type { SketchRules } from '@tidemark/contract/sketch/rules';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import type { Sender } from '../company/sender.ts';
import { clockOf, moment } from './dates.ts';
import { senderOf } from './letterhead.ts';

/** The content of a claim sheet: plain data that can be sent to a worker process. Times are ISO 8601. */
export interface ClaimSheetInput extends Sender {
  /** IANA zone of the times, named once: the company's, else the device's that began the inspection, else UTC. */
  timeZone?: string | undefined;
  /** The project's id. */
  enquiry: number;
  inspection: { id: string; number: number; startedAt: string | null; technicianName: string };
  project: { customerName: string };
  lossAddress: string;
  /** Two if the claim is on both policies. */
  policies: SheetPolicy[];
  room: {
    id: string;
    name: string;
    type: string | null;
    condition: string | null;
    /** Feet. */
    dimensionsLength: number | null;
    dimensionsWidth: number | null;
    dimensionsHeight: number | null;
    sketch?: Sketch | null;
    sketchRules?: SketchRules | undefined;
  };
  /** The room's place among the inspection's rooms, from 1. */
  position: { index: number; count: number };
  rows: SheetRows;
  printedAt: string;
}

export type CellView =
  | { kind: 'name'; text: string }
  | { kind: 'figure'; text: string; unit: string }
  | { kind: 'tick'; on: boolean };

export interface LineView {
  /** Empty on an unnamed custom line. */
  name: string;
  filled: boolean;
  cells: CellView[];
}

export interface SectionView {
  title: string;
  heads: { label: string; columns: number }[];
  lines: LineView[];
}

export interface ClaimSheetView {
  title: string;
  sender: Sender;
  reference: string;
  facts: { label: string; value: string }[];
  filled: number;
  sections: Map<string, SectionView>;
  /** How values were computed, in a sentence; '' if none was. */
  formulas: string;
  /** The room, if it is drawn: its plan takes a page of its own. */
  drawn: DrawnRoom | undefined;
  fileName: string;
  printed: string;
}

/** A room with its sketch. */
export type DrawnRoom = ClaimSheetInput['room'] & { sketch: Sketch };

const notEntered = 'Not entered';

export function claimSheetView(input: ClaimSheetInput): ClaimSheetView {
  const { inspection, room, enquiry, timeZone } = input;
  const rows = billedRows(input.rows, room);
  const shown = { ...rows, [firstLineId]: firstLine(rows[firstLineId] ?? {}, room) };
  return {
    title: `Claim sheet, ${room.name}, enquiry #${enquiry}`,
    sender: senderOf(input),
    reference: `Enquiry #${enquiry} · Inspection ${inspection.number}`,
    facts: factsOf(input),
    filled: filledCount(rows),
    sections: new Map(claimSheetSections.map((section) => [section.key, sectionView(section, shown)])),
    formulas: formulasIn(rows),
    drawn: room.sketch ? { ...room, sketch: room.sketch } : undefined,
    fileName: `Claim sheet, project ${enquiry}, inspection ${inspection.number}, room ${input.position.index}`,
    printed: `Printed ${moment(input.printedAt, timeZone)} · ${clockOf(timeZone)}`,
  };
}

/** "Computed from the room: Lift Carpet: F*1.15 = 207 SF. F floor." */
export function formulasIn(rows: SheetRows): string {
  const { formulas, legend } = printedFormulas(rows);
  return formulas.length === 0
    ? ''
    : ['Computed from the room: ', formulas.join('; '), '. ', legend && `${legend}.`].join('');
}

/** The ten facts under the header, in page order, and the second policy's extra ones. */
function factsOf({ room, position, project, inspection, timeZone, ...of }: ClaimSheetInput) {
  const claim = claimFacts(of.policies);
  const facts: [string, string | null][] = [
    [position.count > 1 ? `Room ${position.index} of ${position.count}` : 'Room', room.name],
    ['Type', room.type],
    ['Condition', room.condition && capitalized(room.condition)],
    ['Dimensions', dimensions(room)],
    ['Customer', project.customerName],
    ['Loss address', of.lossAddress],
    ...claim.among,
    ['Inspected', inspection.startedAt && moment(inspection.startedAt, timeZone)],
    ['Technician', inspection.technicianName],
    ...claim.below,
  ];
  return facts.map(([label, value]) => ({ label, value: value?.trim() || notEntered }));
}

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

function dimensions({ dimensionsLength, dimensionsWidth, dimensionsHeight }: ClaimSheetInput['room']) {
  const sides = [dimensionsLength, dimensionsWidth, dimensionsHeight];
  if (sides.every((side) => side === null)) return null;
  return sides.map((side) => (side === null ? '–' : `${side}'`)).join(' × ');
}

/** The header of each column; a column with the previous one's name shares its header. */
const labels: Record<ClaimSheetColumn, string> = {
  roomName: 'Name',
  lengthFt: 'Length',
  lengthIn: 'Length',
  widthFt: 'Width',
  widthIn: 'Width',
  heightFt: 'Height',
  heightIn: 'Height',
  wetAreas1: 'Wet Areas 1',
  wetAreas2: 'Wet Areas 2',
  yesX: 'Yes/X',
  detach: 'Detach',
  dispose: 'Dispose',
  detachFt: 'Detach',
  detachIn: 'Detach',
  disposeFt: 'Dispose',
  disposeIn: 'Dispose',
  qty: 'Qty',
  all: 'All',
  afterHrs: 'AH',
};

/** A section of the sheet with all of its lines. */
export function sectionView(section: ClaimSheetSection, rows: SheetRows): SectionView {
  const heads: SectionView['heads'] = [];
  for (const column of section.columns) {
    const last = heads.at(-1);
    if (last?.label === labels[column]) last.columns += 1;
    else heads.push({ label: labels[column], columns: 1 });
  }
  return {
    title: section.title,
    heads,
    lines: section.rows.map(({ fieldMasterId, title, placeHolder }) => {
      const values = rows[fieldMasterId] ?? {};
      return {
        name: title || (values.title ?? ''),
        filled: isFilled(values),
        cells: section.columns.map((column) => cellView(column, values, placeHolder)),
      };
    }),
  };
}

function cellView(column: ClaimSheetColumn, values: RowValues, placeHolder: string): CellView {
  if (column === 'roomName') return { kind: 'name', text: values.roomName ?? '' };
  if (column === 'all' || column === 'afterHrs') return { kind: 'tick', on: values[column] === true };
  const value = values[column];
  return { kind: 'figure', text: value == null ? '' : String(value), unit: unitOf(column, placeHolder) };
}

function unitOf(column: ClaimSheetColumn, placeHolder: string): string {
  if (column.endsWith('Ft')) return 'ft';
  if (column.endsWith('In')) return 'in';
  // Pieces to detach or dispose of need no unit.
  if (placeHolder === 'EA' && column !== 'qty') return '';
  return placeHolder === 'GALLONS' ? 'GAL' : placeHolder;
}
