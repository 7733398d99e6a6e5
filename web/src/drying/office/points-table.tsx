import type { Alert } from '@tidemark/contract/drying/alerts/alert';
import { inVisitOrder, type JudgedPoint, seriesOf, stateOfReading } from '@tidemark/contract/drying/dry';
import { dryAt } from '@tidemark/contract/drying/goal';
import type { Point, Visit } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import {
  ChartLine,
  Check,
  CircleDashed,
  Droplet,
  type LucideIcon,
  TrendingUp,
  TriangleAlert,
  X,
} from 'lucide-react';
import { Fragment } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useOpened } from '../../ui/feedback/use-opened.ts';
import { Badge, type BadgeLook } from '../../ui/format/badge.tsx';
import { showMomentDay } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AddButton } from '../add-button.tsx';
import { CurveButton } from '../points/curve-button.tsx';
import { PointDialog } from '../points/point-dialog.tsx';
import { type MarkState, PointMark } from '../points/point-mark.tsx';
import { hasCourse, Sparkline } from '../points/sparkline.tsx';
import { visitName } from '../visit-name.ts';
import styles from './office.module.css';

interface Props {
  drying: Drying;
  alerts: readonly Alert[];
  writable: boolean;
}

/** Each point's figures visit by visit, room by room, with the figure at which it is dry and how it stands. */
export function PointsTable({ drying, alerts, writable }: Props) {
  const [edited, setEdited, close] = useOpened<Point | 'new'>();
  const visits = inVisitOrder(drying.visits);
  const rooms = drying.rooms.filter(({ id }) => drying.points.some(({ roomId }) => roomId === id));
  const columns = visits.length + 5;
  return (
    <Card
      title="Moisture points"
      className="clip"
      flush
      action={
        writable && drying.rooms.length > 0 && <AddButton label="Add point" onAdd={() => setEdited('new')} />
      }
    >
      {rooms.length === 0 ? (
        <EmptyState
          title="No points yet"
          hint={drying.rooms.length === 0 ? 'Add a room first.' : 'Add a point where moisture is measured.'}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls is reached by keys
        <section className={styles.scroll} aria-label="Points and visits" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">No.</th>
                <th scope="col">Point</th>
                <th scope="col" className={styles.right}>
                  Dry at
                </th>
                {visits.map(({ id, startedAt }, number) => (
                  <th scope="col" key={id} className={styles.right}>
                    {visitName(number)}
                    <small>{showMomentDay(startedAt).replace(/, \d{4}$/, '')}</small>
                  </th>
                ))}
                <th scope="col">Trend</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            {rooms.map((room) => {
              const points = drying.points
                .filter(({ roomId }) => roomId === room.id)
                .sort((a, b) => a.number - b.number)
                .map((point) => seriesOf(drying, point).reverse());
              return (
                <tbody key={room.id}>
                  <tr>
                    <th scope="rowgroup" colSpan={columns} className={styles.group}>
                      {room.name} <span className="ink-2 w-400">{countsOf(points.map(([now]) => now!))}</span>
                    </th>
                  </tr>
                  {points.map(([now, ...earlier]) => (
                    <Fragment key={now!.point.id}>
                      <Row
                        {...{ drying, visits, alerts }}
                        judged={now!}
                        onEdit={writable ? () => setEdited(now!.point) : undefined}
                      />
                      {earlier.map((judged) => (
                        <EarlierRow key={judged.readings[0]!.id} {...{ drying, judged, visits }} />
                      ))}
                    </Fragment>
                  ))}
                </tbody>
              );
            })}
          </table>
        </section>
      )}
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

const markOf = ({ point, state }: JudgedPoint): MarkState =>
  point.removedAt !== null ? 'removed' : (state ?? 'to read');

/** "1 dry, 4 wet, 1 removed" */
function countsOf(points: readonly JudgedPoint[]): string {
  const marks: readonly MarkState[] = ['dry', 'wet', 'no goal yet', 'to read', 'removed'];
  return marks
    .flatMap((mark) => {
      const count = points.filter((point) => markOf(point) === mark).length;
      return count > 0 ? [`${count} ${mark}`] : [];
    })
    .join(', ');
}

interface RowProps {
  drying: Drying;
  judged: JudgedPoint;
  visits: readonly Visit[];
  alerts: readonly Alert[];
  onEdit: (() => void) | undefined;
}

function Row({ drying, judged, visits, alerts, onEdit }: RowProps) {
  const { point, goal, readings } = judged;
  const mark = markOf(judged);
  const isRead = drying.readings.some(({ pointId }) => pointId === point.id);
  const allowed = goal === undefined ? undefined : dryAt(goal, point.scale);
  const [icon, look, word] = stateOf(judged, alerts);
  const dryFrom = mark === 'dry' ? visits.findIndex(({ id }) => id === judged.drySince) : -1;
  const since = dryFrom >= 0 && `since ${visitName(dryFrom).toLowerCase()}`;
  return (
    <tr data-mark={mark}>
      <td>
        <PointMark number={point.number} state={mark} />
        <span className="visually-hidden">{point.number}</span>
      </td>
      <th scope="row">
        {onEdit ? (
          <button type="button" className={styles.name} onClick={onEdit}>
            {point.where}
          </button>
        ) : (
          point.where
        )}
        <small className="ink-2">{`${point.materialOther ?? point.material}, ${point.scale}`}</small>
      </th>
      <td className={`num ${styles.right}`}>{allowed ?? '-'}</td>
      <Figures {...{ drying, judged, visits }} />
      <td>
        <CurveButton {...{ drying, judged }}>
          {hasCourse(readings) ? (
            <Sparkline readings={readings} goal={allowed} />
          ) : (
            isRead && <ChartLine size={20} aria-hidden />
          )}
        </CurveButton>
      </td>
      <td>
        <Badge icon={icon} look={look}>
          {word}
        </Badge>
        {since && <small className="ink-2">{since}</small>}
      </td>
    </tr>
  );
}

type Its = Pick<RowProps, 'drying' | 'judged' | 'visits'>;

/** What another meter read of the point above. */
function EarlierRow({ drying, judged, visits }: Its) {
  const { point, goal } = judged;
  const meter = drying.meters.find(({ id }) => id === point.meterId);
  return (
    <tr data-mark="earlier">
      <td />
      <th scope="row">
        <span className="visually-hidden">{`Point ${point.number}, earlier: `}</span>
        <small>{[meter?.model, point.scale].filter(Boolean).join(', ')}</small>
      </th>
      <td className={`num ${styles.right}`}>{goal === undefined ? '-' : dryAt(goal, point.scale)}</td>
      <Figures {...{ drying, judged, visits }} />
      <td />
      <td>
        <small>Not compared</small>
      </td>
    </tr>
  );
}

function Figures({ drying, judged: { point, goal, readings }, visits }: Its) {
  const meter = drying.meters.find(({ id }) => id === point.meterId);
  return visits.map(({ id }, at) => {
    const reading = readings.find(({ visitId }) => visitId === id);
    return (
      <td
        key={id}
        className={`num ${styles.right} ${at === visits.length - 1 ? styles.newest : ''}`}
        data-state={reading && stateOfReading(reading, goal, point)}
        title={reading?.note ?? meter?.model}
      >
        {reading ? (reading.outOfRange ? 'Over' : reading.value) : '-'}
      </td>
    );
  });
}

/** How a point stands, in sign and word; an alert about it is said first. */
function stateOf(judged: JudgedPoint, alerts: readonly Alert[]): [LucideIcon, BadgeLook, string] {
  const mark = markOf(judged);
  const has = (kind: Alert['kind']) =>
    alerts.some((one) => one.kind === kind && one.of.includes(judged.point.id));
  if (mark === 'removed') return [X, 'dashed', judged.point.removedReason ?? 'Removed'];
  if (mark === 'to read') return [CircleDashed, 'dashed', 'To read'];
  if (mark === 'no goal yet') return [CircleDashed, 'orange', 'No goal yet'];
  if (has('rising')) return [TrendingUp, 'orange', mark === 'dry' ? 'Dry, rising' : 'Wet, rising'];
  if (has('no-progress')) return [TriangleAlert, 'orange', 'Stalled'];
  if (mark === 'wet') return [Droplet, 'orange', 'Wet'];
  return [Check, 'green', 'Dry'];
}
