/** The claim sheet's 106 lines in 19 sections (second document, section 3), as data. */

import type { ClaimSheetColumn } from './columns.ts';

export interface CatalogueRow {
  readonly fieldMasterId: number;
  /** Blank on a custom line, whose name the technician gives. */
  readonly title: string;
  readonly placeHolder: string;
}

export interface ClaimSheetSection {
  readonly key: string;
  readonly title: string;
  /** One object on the wire instead of an array of rows. */
  readonly single: boolean;
  readonly columns: readonly ClaimSheetColumn[];
  readonly rows: readonly CatalogueRow[];
}

const rows = (first: number, ...named: readonly (readonly [title: string, placeHolder: string])[]) =>
  named.map(([title, placeHolder], index) => ({ fieldMasterId: first + index, title, placeHolder }));

export const claimSheetSections = [
  {
    key: 'roomInformation',
    title: 'Room Information',
    single: false,
    columns: [
      'roomName',
      'lengthFt',
      'lengthIn',
      'widthFt',
      'widthIn',
      'heightFt',
      'heightIn',
      'wetAreas1',
      'wetAreas2',
    ],
    rows: rows(1, ['Room Name', ''], ['Sub Room 1', ''], ['Sub Room 2', ''], ['Sub Room 3', '']),
  },
  {
    key: 'general',
    title: 'General',
    single: false,
    columns: ['yesX', 'afterHrs'],
    rows: rows(
      5,
      ['Anti-Microbial Regular', 'HRS'],
      ['Anti-Microbial Plant Base', 'HRS'],
      ['HEPA-Vacuum All Surfaces', 'HRS'],
      ['HEPA-Vacuum Cavities', 'HRS'],
    ),
  },
  {
    key: 'contents',
    title: 'Contents',
    single: false,
    columns: ['detach', 'afterHrs'],
    rows: rows(
      9,
      ['Hours', 'HRS'],
      ['Small', 'EA'],
      ['Med.', 'EA'],
      ['Large', 'EA'],
      ['Xlg', 'EA'],
      ['Cover & Protect', 'SF'],
      ['Block/Pad Avg', 'EA'],
      ['Block/Pad Lg', 'EA'],
    ),
  },
  {
    key: 'misc',
    title: 'Misc',
    single: false,
    columns: ['detach', 'afterHrs'],
    rows: rows(
      17,
      ['Heat Registers', 'EA'],
      ['Cold Air Return', 'EA'],
      ['Drapery', 'EA'],
      ['Window Blinds', 'EA'],
      ['Toilet Paper Hld', 'EA'],
      ['Towel Bar', 'EA'],
      ['Towel Ring', 'EA'],
      ['', 'EA'],
    ),
  },
  {
    key: 'appliances',
    title: 'Appliances',
    single: false,
    columns: ['detach', 'afterHrs'],
    rows: rows(
      25,
      ['Refrigerator', 'EA'],
      ['Stove/Range', 'EA'],
      ['Dishwasher', 'EA'],
      ['Garbage Disp.', 'EA'],
      ['Freezer', 'EA'],
      ['Washer', 'EA'],
      ['Dryer', 'EA'],
      ['', 'EA'],
    ),
  },
  {
    key: 'plumbing',
    title: 'Plumbing',
    single: false,
    columns: ['detach', 'afterHrs'],
    rows: rows(
      33,
      ['Sink', 'EA'],
      ['Double Sink', 'EA'],
      ['Faucet', 'EA'],
      ['P Trap', 'EA'],
      ['Supply Line', 'EA'],
      ['Water Heater', 'EA'],
      ['Toilet', 'EA'],
      ['Pipe CAP', 'EA'],
    ),
  },
  {
    key: 'electrical',
    title: 'Electrical',
    single: false,
    columns: ['detach', 'afterHrs'],
    rows: rows(
      41,
      ['Ceiling Fan(s)', 'EA'],
      ['Light(s)', 'EA'],
      ['Can Light(s)', 'EA'],
      ['Smoke Alarm', 'EA'],
      ['Exhaust Fan', 'EA'],
      ['Door Chime', 'EA'],
      ['Thermostat', 'EA'],
      ['', 'EA'],
    ),
  },
  {
    key: 'extraction',
    title: 'Extraction',
    single: false,
    columns: ['qty', 'all', 'afterHrs'],
    rows: rows(
      49,
      ['Pump Water per hour', 'HRS'],
      ['Pump Water per gallon', 'GALLONS'],
      ['Carpet Average', 'SF'],
      ['Carpet Heavy', 'SF'],
      ['Carpet Weight Assisted', 'SF'],
      ['Hard Surface', 'SF'],
    ),
  },
  {
    key: 'baseboardTrim',
    title: 'Baseboard / Trim',
    single: false,
    columns: ['detachFt', 'detachIn', 'disposeFt', 'disposeIn', 'all', 'afterHrs'],
    rows: rows(
      55,
      ['Baseboard', 'LF'],
      ['Shoe/Quarter Round', 'LF'],
      ['Door/Window Casing', 'LF'],
      ['Chair Rail', 'LF'],
      ['Crown Molding', 'LF'],
      ['', 'LF'],
    ),
  },
  {
    key: 'doors',
    title: 'Doors',
    single: false,
    columns: ['detach', 'dispose', 'afterHrs'],
    rows: rows(
      61,
      ['Door Slab(s)', 'EA'],
      ['Entire Door Frame', 'EA'],
      ['Bypass Door', 'EA'],
      ['Bi-fold Door', 'EA'],
      ['', 'EA'],
      ['', 'EA'],
    ),
  },
  {
    key: 'cabinets',
    title: 'Cabinets',
    single: false,
    columns: ['detachFt', 'detachIn', 'disposeFt', 'disposeIn', 'afterHrs'],
    rows: rows(
      67,
      ['Toe Kick', 'LF'],
      ['Lower', 'LF'],
      ['Upper', 'LF'],
      ['Full Height', 'LF'],
      ['Bath Vanity', 'LF'],
      ['Solid Surf. Counter-top', 'LF'],
      ['Counter-top', 'LF'],
      ['Backsplash', 'LF'],
    ),
  },
  {
    key: 'floors',
    title: 'Floors',
    single: false,
    columns: ['qty', 'all', 'afterHrs'],
    rows: rows(
      75,
      ['Tack Strip', 'LF'],
      ['Underlayment', 'SF'],
      ['Lift Carpet', 'SF'],
      ['Tear-out Carpet', 'SF'],
      ['Tear-out Pad', 'SF'],
      ['Tear-out Vinyl', 'SF'],
      ['Tear-out Added Vinyl Layer', 'SF'],
      ['Tear-out Vinyl Tile', 'SF'],
      ['Tear-out Laminate', 'SF'],
      ['Tear-out Wood/Engineered', 'SF'],
      ['Tear-out 9x9 Comp. Tile', 'SF'],
      ['Tear-out Ceramic/Marble', 'SF'],
      ['Tear-out Glued Carpet', 'SF'],
    ),
  },
  {
    key: 'walls',
    title: 'Walls',
    single: false,
    columns: ['qty', 'afterHrs'],
    rows: rows(
      88,
      ['Drywall Removal', 'SF'],
      ['Plaster Wood Lath', 'SF'],
      ['Plaster on Concrete', 'SF'],
      ['Paneling Removal', 'SF'],
      ['Insulation', 'SF'],
      ['Vapor Barrier', 'SF'],
    ),
  },
  {
    key: 'ceiling',
    title: 'Ceiling',
    single: false,
    columns: ['qty', 'afterHrs'],
    rows: rows(
      94,
      ['Drywall Removal', 'SF'],
      ['Plaster Wood Lath', 'SF'],
      ['Ceiling Tile', 'SF'],
      ['Insulation', 'SF'],
      ['Vapor Barrier', 'SF'],
    ),
  },
  {
    key: 'floodCuts',
    title: 'Flood Cuts',
    single: false,
    columns: ['qty', 'all', 'afterHrs'],
    rows: rows(99, ['Holes Drilled', 'EA'], ['4 Inch', 'LF'], ['2 Foot', 'LF'], ['4 Foot', 'LF']),
  },
  {
    key: 'containmentBarrier',
    title: 'Containment Barrier',
    single: true,
    columns: ['qty', 'all', 'afterHrs'],
    rows: rows(103, ['Containment Barrier', 'SF']),
  },
  {
    key: 'tensionPosts',
    title: 'Tension Posts',
    single: true,
    columns: ['qty', 'all', 'afterHrs'],
    rows: rows(104, ['Tension Posts', 'EA']),
  },
  {
    key: 'zippers',
    title: 'Zippers',
    single: true,
    columns: ['qty'],
    rows: rows(105, ['Zippers', 'EA']),
  },
  {
    key: 'moldPresent',
    title: 'Mold Present',
    single: true,
    columns: ['qty'],
    rows: rows(106, ['Mold Present', 'SF']),
  },
] as const satisfies readonly ClaimSheetSection[];

export type ClaimSheetSectionKey = (typeof claimSheetSections)[number]['key'];

export const catalogue: ReadonlyMap<number, CatalogueRow & { section: ClaimSheetSection }> = new Map(
  claimSheetSections.flatMap((section) =>
    section.rows.map((row) => [row.fieldMasterId, { ...row, section }] as const),
  ),
);
