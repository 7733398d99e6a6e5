import { judgePoint } from '@tidemark/contract/drying/dry';
import { dryAt, inexactWords } from '@tidemark/contract/drying/goal';
import type { Point, Visit } from '@tidemark/contract/drying/record';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useOpened } from '../../ui/feedback/use-opened.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AddButton } from '../add-button.tsx';
import type { KnownDrying } from '../use-drying.ts';
import styles from '../visit/visit.module.css';
import { visitName } from '../visit-name.ts';
import { CurveButton } from './curve-button.tsx';
import { PointDialog } from './point-dialog.tsx';
import { type MarkState, PointMark } from './point-mark.tsx';
import { Sparkline } from './sparkline.tsx';

interface Props {
  known: KnownDrying;
  visits: readonly Visit[];
  writable: boolean;
}

/** The moisture points, room by room: mark, course and newest figure of each. */
export function PointsCard({ known: { drying }, visits, writable }: Props) {
  const [edited, setEdited, close] = useOpened<Point | 'new'>();
  const rooms = drying.rooms.filter(({ id }) => drying.points.some(({ roomId }) => roomId === id));
  return (
    <Card
      title="Moisture points"
      flush
      action={
        writable && drying.rooms.length > 0 && <AddButton label="Add point" onAdd={() => setEdited('new')} />
      }
    >
      {rooms.length === 0 && (
        <EmptyState
          title="No points yet"
          hint={
            drying.rooms.length === 0 ? 'Add a room below first.' : 'Add a point where you measure moisture.'
          }
        />
      )}
      {rooms.map((room) => (
        <section key={room.id} aria-label={room.name}>
          <h3 className={`line-top text-title w-700 ${styles.acts}`}>{room.name}</h3>
          <ul>
            {drying.points
              .filter(({ roomId }) => roomId === room.id)
              .sort((a, b) => a.number - b.number)
              .map((point) => (
                <PointRow
                  key={point.id}
                  {...{ drying, point, visits }}
                  onEdit={writable ? () => setEdited(point) : undefined}
                />
              ))}
          </ul>
        </section>
      ))}
      {edited && (
        <PointDialog
          key={edited === 'new' ? edited : edited.id}
          drying={drying}
          point={edited === 'new' ? undefined : edited}
          onClosed={close}
        />
      )}
    </Card>
  );
}

interface RowProps {
  drying: KnownDrying['drying'];
  point: Point;
  visits: readonly Visit[];
  onEdit: (() => void) | undefined;
}

function PointRow({ drying, point, visits, onEdit }: RowProps) {
  const judged = judgePoint(drying, point);
  const { goal, readings, state, drySince } = judged;
  const last = readings.at(-1);
  const mark: MarkState = point.removedAt !== null ? 'removed' : (state ?? 'to read');
  const since = visits.findIndex(({ id }) => id === drySince);
  const word =
    mark === 'removed'
      ? (point.removedReason ?? 'removed')
      : mark === 'dry' && since >= 0
        ? `dry since ${visitName(since).toLowerCase()}`
        : mark;
  const corrected = last?.corrected && 'corrected';
  const inexact = last && inexactWords(point.scale, last.value);
  const figure = last && (last.outOfRange ? 'Over' : last.value);
  return (
    <li className="row line-top">
      <button
        type="button"
        className={`row grow min-w-0 text-left gap-3 ${styles.row}`}
        disabled={onEdit === undefined}
        onClick={onEdit}
      >
        <PointMark number={point.number} state={mark} />
        <span className="grow min-w-0">
          <b className="block break-anywhere">{point.where}</b>
          <span className="ink-2 text-small">
            {[point.materialOther ?? point.material, word, inexact, corrected].filter(Boolean).join(', ')}
          </span>
        </span>
      </button>
      <CurveButton {...{ drying, judged }} className={`row gap-3 ${styles.curve}`}>
        <Sparkline readings={readings} goal={goal === undefined ? undefined : dryAt(goal, point.scale)} />
        <span className={styles.figure}>
          <b className="block num">{figure ?? '-'}</b>
          <span className="ink-2 text-caption nowrap">
            {goal === undefined ? 'no goal' : `dry at ${dryAt(goal, point.scale)}`}
          </span>
        </span>
      </CurveButton>
    </li>
  );
}
