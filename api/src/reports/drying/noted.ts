import { alertHistory } from '@tidemark/contract/drying/alerts/alert-history';
import { type Paper, section } from '../inspection/page.ts';
import { type Derived, visitName } from './derived.ts';
import { part, said } from './part.ts';
import { rowsTable } from './rows-table.ts';

/** Points that were taken out, and why: they stay in the record. */
export function drawRemoved(paper: Paper, of: Derived): void {
  const removed = of.points.filter(({ point }) => point.removedAt !== null);
  if (removed.length === 0) return;
  part(paper, 'Removed material');
  rowsTable(paper, {
    columns: [
      { label: 'Point', width: 50 },
      { label: 'Where', width: 190 },
      { label: 'Room', width: 120 },
      { label: 'Material', width: 120 },
      { label: 'Removed', width: 102 },
      { label: 'Why', width: 130 },
    ],
    rows: removed.map(({ point }) => [
      { text: String(point.number), isStrong: true },
      point.where,
      of.roomName(point.roomId),
      point.materialOther || point.material,
      of.short(point.removedAt!),
      [point.removedReason, point.removedNote].filter(Boolean).join(': '),
    ]),
  });
}

/** Every alert of the visits and what was done about it. */
export function drawAlerts(paper: Paper, of: Derived): void {
  const { drying, altitudeFt, printedAt } = of;
  const alerts = alertHistory(drying, { altitudeFt, now: printedAt });
  section(paper, 'Alerts and answers');
  if (alerts.length === 0) {
    said(paper, 'No alerts.');
    return;
  }
  rowsTable(paper, {
    columns: [
      { label: 'Visit', width: 70 },
      { label: 'Alert', width: 321 },
      { label: 'Answer', width: 321 },
    ],
    rows: alerts.map(({ visit, message, answer }) => [
      { text: visit === null ? '' : visitName(visit), isStrong: true },
      message,
      answer ?? 'Not answered',
    ]),
  });
}
