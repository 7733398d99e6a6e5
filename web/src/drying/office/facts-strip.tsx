import { affectedRooms } from '@tidemark/contract/drying/affected-rooms';
import { inVisitOrder, isDry, judgePoint } from '@tidemark/contract/drying/dry';
import { isIn, roomOfPlacement } from '@tidemark/contract/drying/placement';
import { visitEvery } from '@tidemark/contract/drying/visit-every';
import { wetClass } from '@tidemark/contract/drying/wet-class';
import type { Drying } from '@tidemark/contract/drying/whole';
import type { Project } from '@tidemark/contract/projects';
import type { ReactNode } from 'react';
import { dayOfMoment, showMoment, showTime } from '../../ui/format/dates.ts';
import { planWords } from '../plan/plan-words.ts';
import type { KnownDrying } from '../use-drying.ts';
import { useIntake } from '../use-intake.ts';
import { visitName } from '../visit-name.ts';
import styles from './office.module.css';

interface Props {
  project: Project;
  known: KnownDrying;
  now: string;
}

const dayMs = 86_400_000;
const shortMoment = (iso: string) => showMoment(iso).replace(/, \d{4}/, '');
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** In one line: how the drying stands, its points, its visits and what is on site. */
export function FactsStrip({ project, known, now }: Props) {
  const { drying } = known;
  const { category } = useIntake(known);
  const visits = inVisitOrder(drying.visits);
  const last = visits.at(-1);
  const standing = drying.points.filter(({ removedAt }) => removedAt === null);
  const dry = standing.filter((point) => judgePoint(drying, point).state === 'dry').length;
  const units = drying.placements.filter(({ events }) => isIn(events));
  const count = units.reduce((sum, unit) => sum + unit.count, 0);
  const rooms = new Set(units.map(({ events, roomId }) => roomOfPlacement(events, roomId))).size;
  return (
    <dl className={`surface frame clip ${styles.facts}`}>
      <Cell term="State" more={categoryOf(drying, category)}>
        {stateOf(drying, visits[0]?.startedAt, now)}
      </Cell>
      <Cell
        term="Points"
        more={drying.standards.length > 0 ? 'Dry standard measured' : 'No dry standard yet'}
      >
        {standing.length === 0 ? 'None yet' : `${dry} of ${standing.length} dry`}
      </Cell>
      <Cell term="Last visit" more={last && visitName(visits.length - 1)}>
        {last
          ? `${shortMoment(last.startedAt)}${last.endedAt ? ` to ${showTime(last.endedAt)}` : ', under way'}`
          : 'None yet'}
      </Cell>
      <Cell
        term="Next visit"
        more={
          last &&
          count > 0 &&
          `Due by ${shortMoment(new Date(Date.parse(last.startedAt) + visitEvery).toISOString())}`
        }
      >
        {planWords(project) || 'Not planned'}
      </Cell>
      <Cell term="Equipment" more={count > 0 && `In ${counted(rooms, 'room')}`}>
        {count === 0 ? 'None on site' : counted(count, 'unit')}
      </Cell>
    </dl>
  );
}

function stateOf(drying: Drying, began: string | undefined, now: string): string {
  if (drying.closedAt !== null) return 'Closed';
  if (!began) return 'Not begun';
  if (isDry(drying)) return 'Dry';
  const days = (Date.parse(dayOfMoment(now)) - Date.parse(dayOfMoment(began))) / dayMs;
  return `Drying, day ${days + 1}`;
}

function categoryOf(drying: Drying, ofIntake: number | null): string {
  const category = drying.category ?? ofIntake;
  const rooms = affectedRooms(drying);
  const share = rooms.length > 0 ? ` (${Math.round(wetClass(rooms).sharePercent)} % wet)` : '';
  return [
    category === null ? 'No category' : `Category ${category}`,
    `${drying.class === null ? 'no class' : `class ${drying.class}`}${share}`,
  ].join(', ');
}

function Cell({ term, more, children }: { term: string; more?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="ink-2 text-caption">{term}</dt>
      <dd className="stack tight">
        <b>{children}</b>
        {more && <span className="ink-2 text-small">{more}</span>}
      </dd>
    </div>
  );
}
