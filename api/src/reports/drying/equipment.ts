import { wallClock } from '@tidemark/contract/clock';
import { chargedDrying } from '@tidemark/contract/drying/charged';
import { daysWithoutReadings } from '@tidemark/contract/drying/equipment-log';
import { ruleInWords } from '@tidemark/contract/drying/rule-in-words';
import { rounded } from '@tidemark/contract/drying/shown-air';
import { feeOfClass } from '@tidemark/contract/estimates/drying-section';
import { fees } from '@tidemark/contract/price-list/chargeables';
import { showShortDay } from '@tidemark/contract/written-days';
import { type Paper, px, section, styles } from '../inspection/page.ts';
import type { Derived } from './derived.ts';
import { part, said } from './part.ts';
import { type RowsColumn, rowsTable } from './rows-table.ts';

type Unit = Derived['log'][number];
const hoursOf = ({ minutes }: Unit) => rounded(minutes / 60, 1).toFixed(1);
const days = (count: number) => (count === 1 ? '1 unit-day' : `${count} unit-days`);

/** Each unit with its rooms, hours and unit-days, the sum of each rate class, and billed days that nobody read anything on. */
export function drawEquipment(paper: Paper, of: Derived, most = Number.POSITIVE_INFINITY): void {
  const { drying, log, timeZone } = of;
  section(paper, 'Equipment');
  said(
    paper,
    `Unit-days: ${ruleInWords(drying.dayRule, drying.graceMinutes)}. A move is no interruption; stopped time does not count. ${drying.closedAt === null ? 'Units that stand count up to the time of printing.' : ''}`.trim(),
    styles.note,
  );
  if (log.length === 0) {
    said(paper, 'No equipment was placed.');
    return;
  }
  const isTight = Number.isFinite(most);
  const figures = (label: string, width: number): RowsColumn => ({
    label,
    width,
    align: 'right',
    isFigure: true,
  });
  rowsTable(paper, {
    isTight,
    columns: [
      { label: 'Unit', width: 88 },
      { label: 'Kind', width: 150 },
      { label: 'Rooms', width: 140 },
      { label: 'Placed', width: 100 },
      { label: 'Removed', width: 100 },
      ...[figures('Hours', 56), figures('Unit-days', 78)],
    ],
    rows: log
      .slice(0, most)
      .map((unit) => [
        { text: unit.tag ?? `${unit.count} without tag`, isStrong: true },
        unit.model ? `${unit.kind}, ${unit.model}` : unit.kind,
        unit.roomIds.map((id) => of.roomName(id)).join(', '),
        of.short(unit.placedAt),
        unit.removedAt === null ? 'still in' : of.short(unit.removedAt),
        hoursOf(unit),
        { text: String(unit.unitDays), isStrong: true },
      ]),
  });
  if (log.length > most) said(paper, `${log.length - most} more units are in the full report.`, styles.note);
  drawTotals(paper, of);
  if (!isTight) drawEvents(paper, of);
  const silent = daysWithoutReadings(drying, log, (iso) => wallClock(iso, timeZone).slice(0, 10));
  pagesGap(paper);
  said(
    paper,
    silent.length === 0
      ? 'There are readings on each billed day.'
      : `No readings on ${silent.map(showShortDay).join(', ')}.`,
  );
  const metered = log.filter((unit) => unit.metered !== null);
  if (metered.length > 0)
    said(
      paper,
      `By the hour meters: ${metered.map((unit) => `${unit.tag ?? unit.kind} ran ${unit.metered!.toFixed(1)} of ${hoursOf(unit)} h`).join('; ')}.`,
    );
}

const pagesGap = ({ pages }: Paper) => {
  pages.y += 6 * px;
};

/** What the estimate charges: the sums of the log, by rate class. */
function drawTotals(paper: Paper, { drying, timeZone, printedAt }: Derived): void {
  const { unitDays, withoutClass } = chargedDrying(drying, { timeZone, now: printedAt });
  const named = unitDays.map(({ rateClass, ...sum }) => ({
    name: fees.find(({ key }) => key === feeOfClass[rateClass])!.title,
    ...sum,
  }));
  const all = [
    ...named,
    ...withoutClass.map(({ kind, ...sum }) => ({ name: `${kind}, no rate class`, ...sum })),
  ];
  const total = all.reduce((sum, one) => sum + one.days, 0);
  said(
    paper,
    `For the whole job: ${all.map(({ name, units, days: its }) => `${name} ${days(its)} (${units === 1 ? '1 unit' : `${units} units`})`).join('; ')}. ${days(total)} in all.`,
  );
}

const verbs = {
  placed: 'placed',
  moved: 'moved',
  stopped: 'stopped',
  started: 'started',
  removed: 'removed',
};

/** What happened to each unit, in order. */
function drawEvents(paper: Paper, of: Derived): void {
  part(paper, 'What happened to the units');
  const rows = of.log.flatMap((unit) =>
    unit.events.map(({ kind, at, roomId, reason, hourMeter }) => [
      { text: unit.tag ?? unit.kind, isStrong: true },
      of.short(at),
      [verbs[kind], kind === 'moved' ? `to ${of.roomName(roomId)}` : '', reason ?? '']
        .filter(Boolean)
        .join(' '),
      hourMeter === null ? '' : hourMeter.toFixed(1),
    ]),
  );
  rowsTable(paper, {
    columns: [
      { label: 'Unit', width: 140 },
      { label: 'When', width: 130 },
      { label: 'What', width: 342 },
      { label: 'Hour meter', width: 100, align: 'right', isFigure: true },
    ],
    rows,
  });
}
