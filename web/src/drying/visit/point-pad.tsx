import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import { judgePoint, stateOfReading } from '@tidemark/contract/drying/dry';
import { dryAt, inexactWords } from '@tidemark/contract/drying/goal';
import type { Point, Reading, Visit } from '@tidemark/contract/drying/record';
import { type RefObject, useImperativeHandle, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { wallClock } from '../../documentation/wall-clock.ts';
import { PointMark } from '../points/point-mark.tsx';
import type { KnownDrying } from '../use-drying.ts';
import styles from './pad.module.css';
import { nothing, type PadActs, PadFacts, PadFigure, PadHead, type PadLayout } from './pad.tsx';
import { typed } from './pad-typing.ts';
import type { AskedAtPoint } from './point-tool.tsx';
import type { KeepSoon } from './use-keep-soon.ts';

interface Props {
  known: KnownDrying;
  visit: Visit;
  points: readonly Point[];
  first: number;
  keepSoon: KeepSoon;
  acts: RefObject<PadActs | null>;
  onAsk: (asked: AskedAtPoint) => void;
  onClose: () => void;
}

export const pointKeys: PadLayout = {
  keys: [...'123', 'delete', ...'456', 'clear', ...'789', 'next', '.', '0', 'over'],
  next: 'Next point',
  words: { clear: 'Clear', over: 'Over range' },
  isPoint: true,
};
const overText = 'Over';
const textOf = (reading: Reading | undefined) =>
  reading ? (reading.outOfRange ? overText : String(reading.value)) : '';
const figureOf = (text: string) =>
  text === overText ? { value: null, outOfRange: true } : { value: Number(text), outOfRange: false };

/** What is kept of a point is of its meter: another one reads it anew. */
const nameOf = ({ id, meterId, scale }: Point) => `${id} ${meterId} ${scale}`;

/** Reads the points one after the other, each with its last value and goal in sight. */
export function PointPad({ known: { drying }, visit, points, first, keepSoon, acts, onAsk, onClose }: Props) {
  const kept = keepSoon.kept.points;
  // One that is removed while the pad is open moves no other into its place.
  const [order] = useState(points);
  const pointAt = (at: number) => drying.points.find(({ id }) => id === order[at]!.id) ?? order[at]!;
  const readOf = ({ id }: Point) =>
    drying.readings.find(({ visitId, pointId }) => visitId === visit.id && pointId === id);
  /** What its meter read; another one's figure of this visit is read anew. */
  const readWithIts = (point: Point) =>
    judgePoint(drying, point).readings.find(({ visitId }) => visitId === visit.id);
  const begin = (at: number) => {
    const point = pointAt(at);
    return { at, text: kept.get(nameOf(point))?.said ?? textOf(readWithIts(point)), fresh: true };
  };
  const [state, setState] = useState(() => begin(first));
  const { at, text, fresh } = state;
  /** What was noted here and may not have come back from the store yet. */
  const [notes, setNotes] = useState<ReadonlyMap<string, string | null>>(new Map());
  const point = pointAt(at);
  const { goal, readings } = judgePoint(drying, point);
  const last = readings.findLast(({ visitId }) => visitId !== visit.id);
  const meter = drying.meters.find(({ id }) => id === point.meterId);

  /** With `note`, which is written where nothing else changed too. */
  function keep(note?: string | null): void {
    const found = readOf(point);
    const earlier = kept.get(nameOf(point));
    if (text === '' || point.removedAt !== null) return;
    if (note === undefined && text === (earlier?.said ?? textOf(readWithIts(point)))) return;
    const params = { id: visit.projectId };
    const noted = note === undefined ? {} : { note };
    const body = { ...figureOf(text), meterId: point.meterId, scale: point.scale, ...noted };
    const recordId = found?.id ?? earlier?.recordId;
    const id = recordId ?? uuid();
    kept.set(nameOf(point), { recordId: id, said: text });
    if (note !== undefined) setNotes(new Map(notes).set(point.id, note));
    if (recordId) {
      keepSoon.keep(dryingRecordActions.changeReading, { params: { ...params, recordId }, body });
      return;
    }
    const born = { id, visitId: visit.id, pointId: point.id, measuredAt: wallClock(new Date()) };
    keepSoon.keep(dryingRecordActions.addReading, { params, body: { ...born, ...body } });
  }
  const standsAt = (nth: number) => order[nth] === undefined || pointAt(nth).removedAt === null;
  /** To the next point that stands, before or after this one. */
  function leave(by: 1 | -1): void {
    let to = at + by;
    while (!standsAt(to)) to += by;
    if (to >= order.length) onClose();
    else setState(begin(to < 0 ? at : to));
  }
  const go = (by: 1 | -1) => {
    keep();
    leave(by);
  };
  useImperativeHandle(acts, () => ({
    onKey(key) {
      keepSoon.pressed();
      if (key === 'next') return go(1);
      if (key === 'minus') return;
      const from = text === overText ? '' : text;
      const now = key === 'over' ? overText : typed(from, key, fresh && key !== 'delete');
      setState({ at, text: now, fresh: false });
    },
    onBack: () => go(-1),
    onClose() {
      keep();
      onClose();
    },
    onTool: (tool) =>
      onAsk({
        ...{ tool, point },
        note: text === '' ? undefined : (notes.get(point.id) ?? readOf(point)?.note ?? ''),
        keep,
        leave: () => leave(1),
      }),
  }));
  const allowed = goal === undefined ? undefined : dryAt(goal, point.scale);
  const verdict = text === '' ? 'to read' : stateOfReading(figureOf(text), goal, point);
  return (
    <>
      <PadHead
        title={point.where}
        note={`${point.material}, point ${at + 1} of ${order.length}`}
        mark={<PointMark number={point.number} state={verdict} />}
      />
      <div className={`stack gap-2 ${styles.body}`}>
        <PadFacts
          facts={[
            ['Last', last ? textOf(last) : '-', last?.corrected ? 'corrected' : undefined],
            [
              'Dry at',
              allowed === undefined ? 'No goal' : `${allowed}`,
              allowed === undefined ? undefined : 'or less',
            ],
            ['Meter', meter?.model ?? '-', point.scale],
          ]}
        />
        <PadFigure
          label={<Verdict verdict={verdict} text={text} scale={point.scale} allowed={allowed} last={last} />}
          text={text}
          unit={point.scale.startsWith('%') ? '%' : ''}
          current
        />
      </div>
    </>
  );
}

interface VerdictProps {
  verdict: string;
  text: string;
  scale: Point['scale'];
  allowed: number | undefined;
  last: Reading | undefined;
}

const tenths = (value: number) => String(Math.round(value * 10) / 10);

/** "Wet", and "18.1 over, down 3.2, above 30, not exact". */
function Verdict({ verdict, text, scale, allowed, last }: VerdictProps) {
  const value = text === '' || text === overText ? undefined : Number(text);
  const over =
    value !== undefined && allowed !== undefined && value > allowed && `${tenths(value - allowed)} over`;
  const fell = value !== undefined && last?.value != null ? last.value - value : undefined;
  const moved = fell !== undefined && fell !== 0 && `${fell > 0 ? 'down' : 'up'} ${tenths(Math.abs(fell))}`;
  const more = [over, moved, inexactWords(scale, value ?? null)].filter(Boolean).join(', ');
  return (
    <>
      <b className="block">{`${verdict[0]!.toUpperCase()}${verdict.slice(1)}`}</b>
      {more || nothing}
    </>
  );
}
