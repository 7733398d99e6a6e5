import { affectedRooms } from '@tidemark/contract/drying/affected-rooms';
import { recommendedOf } from '@tidemark/contract/drying/recommended';
import { shareInWords, wetClass } from '@tidemark/contract/drying/wet-class';
import { showDay } from '@tidemark/contract/written-days';
import { factGrid } from '../inspection/fact-grid.ts';
import { left, type Paper, px, right, section, styles, whole } from '../inspection/page.ts';
import { flow } from '../kit/flow.ts';
import { drawSender, drawTitle, senderOf } from '../letterhead.ts';
import type { Derived } from './derived.ts';
import { part, said } from './part.ts';
import { rowsTable } from './rows-table.ts';

const titles = {
  full: 'Drying report',
  summary: 'Drying summary',
  equipment: 'Equipment log',
} as const;
export const titleOf = ({ kind }: Pick<Derived, 'kind'>): string => titles[kind];

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const sized = (value: number | null) => (value === null ? '–' : figure.format(value));

/** Who, what of whom, and what the drying comes to in a few facts. */
export function drawHead(paper: Paper, of: Derived): void {
  const { pdf, root, pages } = paper;
  const place = { left, right, mark: 40 * px, lower: 67 * px, rule: 84 * px };
  drawSender(pdf, root, senderOf(of), place);
  const reference = `Project #${of.project.id} · ${of.day(of.printedAt)}, ${of.long(of.printedAt).split(', ')[1]}`;
  drawTitle(pdf, root, { title: titleOf(of), reference }, place);
  pages.y = 102 * px;
  flow(pdf, root, pages, of.project.title, { ...whole, style: styles.section, type: 'H2' });
  if (of.about) said(paper, of.about);
  pages.y += 6 * px;
  const { drying, visits } = of;
  const [first, last] = [visits[0]?.visit, visits.at(-1)?.visit];
  const facts = [
    ...of.facts,
    { label: 'Source of the loss', value: drying.lossSource ?? '' },
    { label: 'First visit', value: first ? of.long(first.startedAt) : '' },
    {
      label: 'Last visit',
      value: last && visits.length > 1 ? `${of.long(last.startedAt)} (${visits.length} visits)` : '',
    },
    { label: 'Closed', value: drying.closedAt ? of.long(drying.closedAt) : '' },
    { label: 'HVAC', value: drying.hvac ?? '' },
  ].filter(({ value }) => value !== '');
  factGrid(paper, facts);
}

/** Whether the job is dry, by the readings (drying.md 8). It states readings and warrants nothing. */
export function drawStatement(paper: Paper, of: Derived): void {
  section(paper, 'Statement of dryness');
  const standing = of.points.filter(({ point }) => point.removedAt === null);
  const by = (state: string | undefined) =>
    standing.filter((one) => one.state === state).map(({ point }) => point.number);
  const count = (numbers: readonly number[], words: string) =>
    numbers.length === 0
      ? []
      : [
          `${numbers.length === 1 ? `Point ${numbers[0]} ${words.split('|')[0]}` : `Points ${numbers.join(', ')} ${words.split('|')[1]}`}.`,
        ];
  const last = of.visits.at(-1);
  const dry = by('dry');
  said(
    paper,
    standing.length === 0
      ? 'No points were read.'
      : of.dry
        ? `Dry. On the last visit, ${of.long(last!.visit.startedAt)}, every point that stands was at its goal or under it, each with the tolerance of its scale.`
        : [
            `Not dry: ${dry.length} of ${standing.length} points are at their goal or under it.`,
            ...count(by('wet'), 'is wet|are wet'),
            ...count(by('no goal yet'), 'has no goal|have no goal'),
            ...count(by(undefined), 'was never read|were never read'),
          ].join(' '),
  );
  said(
    paper,
    'Goals are readings of the same material with the same meter in an unaffected part of the building, unless a reason is given. This report states readings; it is no warranty.',
    styles.note,
  );
}

/** Category and class, each with its reason, and the arithmetic that proposes the class. */
export function drawClass(paper: Paper, of: Derived): void {
  const { drying } = of;
  section(paper, 'Category and class');
  const rooms = affectedRooms(drying);
  const proposed = rooms.length > 0 ? wetClass(rooms) : undefined;
  const slow = rooms.some(({ lowEvaporation }) => lowEvaporation) ? ', and a room dries slowly' : '';
  const lines = [
    `Category ${drying.category ?? 'not said'}${drying.categoryReason ? `: ${drying.categoryReason}` : ''}.`,
    `Class ${drying.class ?? 'not said'}${drying.classReason ? `: ${drying.classReason}` : ''}.`,
    proposed
      ? `Proposed: class ${proposed.class}. ${shareInWords(rooms)}${slow}; under 5 % is class 1, to 40 % class 2, above class 3, with materials that dry slowly class 4.`
      : '',
  ];
  for (const line of [...lines, of.lossNote ?? ''].filter(Boolean)) said(paper, line);
}

/** The rooms as drying took them, and what of them is wet. */
export function drawRooms(paper: Paper, { drying }: Derived): void {
  if (drying.rooms.length === 0) return;
  part(paper, 'Rooms', 'square feet, running feet, cubic feet');
  const column = (label: string, width: number) => ({
    label,
    width,
    align: 'right' as const,
    isFigure: true,
  });
  rowsTable(paper, {
    columns: [
      { label: 'Room', width: 132 },
      { label: 'Chamber', width: 104 },
      ...[column('Floor', 62), column('Walls', 62), column('Height', 56), column('Volume', 66)],
      ...[
        column('Wet floor', 62),
        column('Wet wall\nLF', 56),
        column('Wet above\n2 ft', 58),
        column('Wet\nceiling', 54),
      ],
    ],
    rows: drying.rooms.map((room) => {
      const { floorSf, heightFt } = room;
      const chamber = drying.chambers.find(({ roomIds }) => roomIds.includes(room.id));
      const volume = floorSf === null || heightFt === null ? null : floorSf * heightFt;
      return [
        { text: room.affected ? room.name : `${room.name} (unaffected)`, isStrong: true },
        chamber?.name ?? '',
        ...[floorSf, room.wallSf, heightFt, volume].map(sized),
        ...[room.wetFloorSf, room.wetWallLf, room.wetWallAbove2ftSf, room.wetCeilingSf].map(sized),
      ];
    }),
  });
}

/** What the public simple method recommends at first against what was placed. */
export function drawRecommended(paper: Paper, { drying, log }: Derived): void {
  // A unit that came twice is one.
  const placements = log.flatMap(
    ({ key }) => drying.placements.find(({ id, unitId }) => (unitId ?? id) === key) ?? [],
  );
  const all = recommendedOf(drying, { category: drying.category, placements });
  if (all.length === 0) return;
  part(paper, 'Recommended and placed', 'Initial recommendation; readings decide.', 40 * px);
  for (const { name, words, arithmetic } of all)
    said(paper, `${name}: ${words}. ${arithmetic.map((one) => `${one}. `).join('')}`.trim());
  said(
    paper,
    'Air movers: 1 a room, wet floor by 70 to 50 SF, wet ceiling and wall above 2 ft by 150 to 100 SF, each rounded up, and offsets; only the lower wall wet: 1 for each 14 LF.',
    styles.note,
  );
}

/** How the figures are reckoned: a reader can do it again. */
export function drawMethod(paper: Paper, of: Derived): void {
  const { drying, altitudeFt } = of;
  section(paper, 'Meters and method');
  if (drying.meters.length > 0)
    rowsTable(paper, {
      columns: [
        { label: 'Meter', width: 200 },
        { label: 'Kind', width: 140 },
        { label: 'Serial number', width: 180 },
        { label: 'Calibrated', width: 192 },
      ],
      rows: drying.meters.map(({ maker, model, kind, serial, calibratedOn }) => [
        { text: [maker, model].filter(Boolean).join(' '), isStrong: true },
        ...[kind, serial ?? 'not said', calibratedOn ? showDay(calibratedOn) : 'not said'],
      ]),
    });
  if (drying.standards.length > 0) {
    part(paper, 'Dry standards', 'readings in unaffected parts of the building');
    rowsTable(paper, {
      columns: [
        { label: 'Room', width: 200 },
        { label: 'Material', width: 160 },
        { label: 'Scale', width: 130 },
        { label: 'Value', width: 72, align: 'right', isFigure: true },
        { label: 'Measured', width: 150 },
      ],
      rows: drying.standards.map(({ room, material, scale, value, measuredAt }) => [
        { text: room, isStrong: true },
        ...[material, scale, String(value), of.short(measuredAt)],
      ]),
    });
  }
  const sentences = [
    `Grains of water a pound of dry air (GPP), dew point and vapor pressure follow from temperature and relative humidity by the equations of Hyland and Wexler (ASHRAE Handbook, Fundamentals 2017, chapter 1) at ${altitudeFt.toLocaleString('en-US')} ft above sea level, rounded half up.`,
    'A point is dry when its newest reading is at its goal or under it. Tolerance: 4 points for %MC of wood, never above 15.9; 0 for the other scales. Readings of different scales or meters are not compared. No readings were taken by assumption.',
    of.footer ?? '',
  ];
  for (const sentence of sentences.filter(Boolean)) said(paper, sentence, styles.note);
}
