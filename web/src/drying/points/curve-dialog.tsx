import { inVisitOrder, judgePoint, stateOfReading } from '@tidemark/contract/drying/dry';
import { dryAt, inexactWords } from '@tidemark/contract/drying/goal';
import type { Point } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import { useEffect, useState } from 'react';
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
  const { goal, readings } = judgePoint(drying, point);
  const allowed = goal === undefined ? undefined : dryAt(goal, point.scale);
  const visits = inVisitOrder(drying.visits).map(({ id, startedAt }, number) => ({
    ...{ id, name: visitName(number), startedAt },
    day: showMomentDay(startedAt).replace(/, \d{4}$/, ''),
  }));
  const figures = visits.flatMap(({ id, name, startedAt }) => {
    const reading = readings.find(({ visitId }) => visitId === id);
    if (!reading) return [];
    const { value, outOfRange, corrected, note } = reading;
    const state = stateOfReading(reading, goal, point);
    const inexact = inexactWords(point.scale, value);
    return [
      { ...{ id, name, startedAt, state, note, corrected, inexact }, text: outOfRange ? 'Over' : `${value}` },
    ];
  });
  const { model } = drying.meters.find(({ id }) => id === point.meterId) ?? {};
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      size="wide"
      title={`Point ${point.number}, ${point.where}`}
    >
      <p className="ink-2">
        {[point.materialOther ?? point.material, point.scale, model].filter(Boolean).join(', ')}
      </p>
      <PointChart
        label={`Readings: ${figures.map(({ name, text }) => `${name} ${text}`).join(', ')}. ${allowed === undefined ? 'No goal yet' : `Dry at ${allowed}`}.`}
        {...{ visits, readings, allowed }}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Visit</th>
            <th scope="col">Reading</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ id, name, startedAt, text, state, corrected, inexact, note }) => (
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
        </tbody>
      </table>
    </Dialog>
  );
}
