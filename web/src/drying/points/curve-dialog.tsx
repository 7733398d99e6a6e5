import { inVisitOrder, type JudgedPoint, seriesOf, stateOfReading } from '@tidemark/contract/drying/dry';
import { dryAt, inexactWords } from '@tidemark/contract/drying/goal';
import type { Point } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import { Fragment, useEffect, useState } from 'react';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { showMoment, showMomentDay } from '../../ui/format/dates.ts';
import { visitName } from '../visit-name.ts';
import styles from './point-chart.module.css';
import { PointChart } from './point-chart.tsx';
import { PointMark } from './point-mark.tsx';

interface Props {
  drying: Drying;
  point: Point;
  onClosed: () => void;
}

/** A point's course in large, and every one of its readings. */
export function CurveDialog({ drying, point, onClosed }: Props) {
  const [opened, setOpened] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const series = seriesOf(drying, point);
  const { goal, readings } = series.at(-1)!;
  const allowed = goal === undefined ? undefined : dryAt(goal, point.scale);
  const visits = inVisitOrder(drying.visits).map(({ id, startedAt }, number) => ({
    ...{ id, name: visitName(number), startedAt },
    day: showMomentDay(startedAt).replace(/, \d{4}$/, ''),
  }));
  const figuresOf = (its: JudgedPoint) =>
    visits.flatMap(({ id, name, startedAt }) => {
      const reading = its.readings.find(({ visitId }) => visitId === id);
      if (!reading) return [];
      const { value, outOfRange, corrected, note } = reading;
      const state = stateOfReading(reading, its.goal, its.point);
      const inexact = inexactWords(its.point.scale, value);
      return [
        {
          ...{ id, name, startedAt, state, note, corrected, inexact },
          text: outOfRange ? 'Over' : `${value}`,
        },
      ];
    });
  const figures = figuresOf(series.at(-1)!);
  const readWith = ({ scale, meterId }: Point) =>
    [scale, drying.meters.find(({ id }) => id === meterId)?.model].filter(Boolean).join(', ');
  const earlier = series.slice(0, -1).flatMap((its) => its.readings);
  // Where the line of another meter would be drawn on.
  const from = visits.findLastIndex(({ id }) => earlier.some(({ visitId }) => visitId === id)) + 1;
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      size="wide"
      title={`Point ${point.number}, ${point.where}`}
    >
      <p className="ink-2">{[point.materialOther ?? point.material, readWith(point)].join(', ')}</p>
      {/* In a box of its own: a row of the window's grid would be lower than the picture. */}
      <div>
        <PointChart
          label={`Readings: ${figures.map(({ name, text }) => `${name} ${text}`).join(', ')}. ${allowed === undefined ? 'No goal yet' : `Dry at ${allowed}`}.`}
          {...{ visits, readings, allowed, from }}
        />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Visit</th>
            <th scope="col">Reading</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {series.map((its, at) => (
            <Fragment key={its.readings[0]?.id ?? 'now'}>
              {series.length > 1 && (
                <tr>
                  <th colSpan={3} scope="rowgroup" className={styles.series}>
                    {at === 0 ? readWith(its.point) : `Another meter: ${readWith(its.point)}`}
                  </th>
                </tr>
              )}
              {figuresOf(its).map(({ id, name, startedAt, text, state, corrected, inexact, note }) => (
                <tr key={id}>
                  <th scope="row">
                    {name}
                    <span className="block ink-2 text-small w-400">{showMoment(startedAt)}</span>
                  </th>
                  <td>
                    <b className="num">{text}</b>
                    {(corrected || inexact || note) && (
                      <span className="block ink-2 text-small break-anywhere">
                        {[inexact, corrected && 'corrected', note].filter(Boolean).join(', ')}
                      </span>
                    )}
                  </td>
                  <td>
                    <span className="row gap-2">
                      <PointMark number={point.number} state={state} />
                      {`${state[0]!.toUpperCase()}${state.slice(1)}`}
                    </span>
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
