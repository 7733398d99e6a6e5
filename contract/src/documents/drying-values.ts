import { wallClock } from '../clock.ts';
import type { DocumentLanguage } from '../document-templates/kinds.ts';
import { inVisitOrder, judgePoint } from '../drying/dry.ts';
import { dryAt } from '../drying/goal.ts';
import { inOrder, isIn, roomOfPlacement } from '../drying/placement.ts';
import type { Drying } from '../drying/whole.ts';
import type { FrozenFields } from './fields.ts';
import { writtenDay } from './written.ts';

const words = {
  en: { dryAt: 'dry at', none: 'no tag' },
  es: { dryAt: 'seco a', none: 'sin etiqueta' },
} as const satisfies Record<DocumentLanguage, object>;

/** What a job's drying tells its papers: how long it took, its points, and the units that stand (documents.md 4). */
export function dryingFacts(
  drying: Drying,
  language: DocumentLanguage,
  timeZone: string | undefined,
): FrozenFields {
  const day = (iso: string) => writtenDay(wallClock(iso, timeZone), language);
  const visits = inVisitOrder(drying.visits);
  const startedAt = new Map(visits.map((visit) => [visit.id, visit.startedAt]));
  const rooms = new Map(drying.rooms.map(({ id, name }) => [id, name]));
  const [first, last] = [visits[0], visits.at(-1)];
  const points = drying.points
    .filter(({ removedAt }) => removedAt === null)
    .toSorted((one, other) => one.number - other.number)
    .map((point) => {
      const { goal, readings, drySince } = judgePoint(drying, point);
      const limit = goal === undefined ? undefined : dryAt(goal, point.scale);
      const since = drySince === undefined ? undefined : startedAt.get(drySince);
      return [
        ...[String(point.number), rooms.get(point.roomId) ?? '', point.materialOther || point.material],
        limit === undefined || limit === goal
          ? String(goal ?? '')
          : `${goal} (${words[language].dryAt} ${limit})`,
        String(readings.at(-1)?.value ?? ''),
        since === undefined ? '' : day(since),
      ];
    });
  const units = drying.placements
    .filter(({ events }) => isIn(events))
    .map(({ unitId, kind, count, events, roomId }) => {
      const tag = drying.units.find(({ id }) => id === unitId)?.tag;
      const room = rooms.get(roomOfPlacement(events, roomId)) ?? '';
      return [
        tag ?? (count === 1 ? words[language].none : `${count} × ${words[language].none}`),
        ...[kind, room, day(inOrder(events)[0]!.at)],
      ];
    });
  return {
    values: {
      ...(first && last && { 'drying-started': day(first.startedAt), 'drying-ended': day(last.startedAt) }),
      ...(visits.length > 0 && { 'visit-count': String(visits.length) }),
      ...(drying.altitudeFt !== null && { 'height-ft': `${drying.altitudeFt.toLocaleString('en-US')} ft` }),
    },
    lists: {
      ...(points.length > 0 && { 'drying-points': points }),
      ...(units.length > 0 && { 'units-on-site': units }),
    },
  };
}
