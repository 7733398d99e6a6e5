import { isAhead } from '@tidemark/contract/clock';
import { grainDepression } from '@tidemark/contract/drying/grain-depression';
import { shownAir } from '@tidemark/contract/drying/shown-air';
import { whySkipped } from '@tidemark/contract/drying/skipped';
import { type Paper, section } from '../inspection/page.ts';
import { type Derived, visitName } from './derived.ts';
import { part, said } from './part.ts';
import { rowsTable } from './rows-table.ts';

/** Each visit: when, who, how long, what the air was in full, and what was noted. */
export function drawVisits(paper: Paper, of: Derived): void {
  if (of.visits.length === 0) return;
  section(paper, 'Visits');
  for (const { visit, number } of of.visits) {
    const { startedAt, endedAt, technicianId, regularHours, afterHours, unitsCounted, notes } = visit;
    const until = endedAt === null ? ', under way' : ` to ${of.time(endedAt)}`;
    const read = of.drying.readings.filter(({ visitId }) => visitId === visit.id).length;
    const about = [
      isAhead(startedAt, visit.createdAt) ? "phone's clock" : '',
      technicianId === null ? '' : (of.people[technicianId] ?? ''),
      regularHours ? `${regularHours} h regular` : '',
      afterHours ? `${afterHours} h after hours` : '',
      read === 1 ? '1 point read' : `${read} points read`,
      unitsCounted === null ? '' : `${unitsCounted} ${unitsCounted === 1 ? 'unit' : 'units'} counted`,
    ];
    part(paper, `${visitName(number)}, ${of.long(startedAt)}${until}`, about.filter(Boolean).join(' · '));
    drawAir(paper, of, visit.id);
    for (const { point } of of.points) {
      const why = whySkipped(of.drying, visit, point.id);
      if (why !== undefined) said(paper, `Not read: point ${point.number}, ${point.where}. ${why}`);
      const read = of.drying.readings.find((one) => one.visitId === visit.id && one.pointId === point.id);
      if (read?.note) said(paper, `Point ${point.number}, ${point.where}: ${read.note}`);
    }
    if (notes) said(paper, notes);
  }
}

function drawAir(paper: Paper, { drying, altitudeFt }: Derived, visitId: string): void {
  const air = drying.air.filter((one) => one.visitId === visitId);
  if (air.length === 0) return;
  const column = (label: string, width: number) => ({
    label,
    width,
    align: 'right' as const,
    isFigure: true,
  });
  const chamberOf = (id: string | null) => drying.chambers.find((one) => one.id === id)?.name;
  const tagOf = (id: string | null) => {
    const placement = drying.placements.find((one) => one.id === id);
    return placement && (drying.units.find((unit) => unit.id === placement.unitId)?.tag ?? 'no tag');
  };
  rowsTable(paper, {
    columns: [
      { label: 'Place', width: 222 },
      ...[column('°F', 54), column('RH %', 54), column('GPP', 62), column('Dew point °F', 84)],
      ...[column('Vapor inHg', 80), column('Grain depression', 96), column('Surface', 60)],
    ],
    rows: air.map((one) => {
      const { gpp, dewPointF, vaporPressureInHg } = shownAir(one, altitudeFt);
      const where = [one.place, tagOf(one.placementId) ?? chamberOf(one.chamberId)].filter(Boolean);
      return [
        where.join(', '),
        ...[String(one.temperatureF), String(one.rh)],
        { text: gpp.toFixed(1), isStrong: true },
        ...[dewPointF.toFixed(1), vaporPressureInHg.toFixed(3)],
        grainDepression(drying, one, altitudeFt)?.toFixed(1) ?? '',
        one.surfaceF === null ? '' : String(one.surfaceF),
      ];
    }),
  });
}
