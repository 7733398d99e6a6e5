import { daysWithoutReadings, equipmentLog, type LoggedUnit } from '@tidemark/contract/drying/equipment-log';
import { inOrder, isIn } from '@tidemark/contract/drying/placement';
import { ruleInWords } from '@tidemark/contract/drying/rule-in-words';
import { useState } from 'react';
import { Note } from '../../ui/feedback/note.tsx';
import { useOpened } from '../../ui/feedback/use-opened.ts';
import { dayOfMoment, showDay, showMoment } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AddButton } from '../add-button.tsx';
import { PlaceUnit } from '../equipment/place-unit.tsx';
import { Recommended } from '../equipment/recommended.tsx';
import { UnitDialog } from '../equipment/unit-dialog.tsx';
import { linear } from '../scale.ts';
import type { KnownDrying } from '../use-drying.ts';
import styles from './office.module.css';

interface Props {
  known: KnownDrying;
  now: string;
  writable: boolean;
}

const shortMoment = (iso: string) => showMoment(iso).replace(/, \d{4}/, '');
const nameOf = ({ tag, kind, count }: LoggedUnit) => tag ?? `${count} × ${kind}`;

/** What stood where and how long it ran, with the unit-days that are billed by the company's rule. */
export function LogCard({ known, now, writable }: Props) {
  const { drying, timeZone } = known;
  const [placing, setPlacing] = useState(false);
  const [chosen, setChosen, close] = useOpened<string>();
  const { dayRule, graceMinutes, rooms } = drying;
  const log = equipmentLog(drying, { rule: dayRule, graceMinutes, timeZone, now });
  const without = daysWithoutReadings(drying, log, dayOfMoment);
  const placementOf = ({ key }: LoggedUnit) =>
    drying.placements.findLast(({ id, unitId }) => id === key || unitId === key);
  const opened = log.find(({ key }) => key === chosen);
  const placement = opened && placementOf(opened);
  const from = Math.min(...log.map(({ placedAt }) => Date.parse(placedAt)));
  const to = Math.max(...log.map(({ removedAt }) => Date.parse(removedAt ?? now)));
  const days = log.reduce((sum, one) => sum + one.unitDays, 0);
  return (
    <Card
      title="Equipment log"
      className="clip"
      flush
      action={
        <span className="row gap-3">
          <span className="ink-2 text-small">{`Unit-days: ${ruleInWords(dayRule, graceMinutes)}`}</span>
          {writable && rooms.length > 0 && <AddButton label="Place" onAdd={() => setPlacing(true)} />}
        </span>
      }
    >
      <Recommended known={known} />
      {log.length === 0 ? (
        <p className={`ink-2 line-top ${styles.pad}`}>No equipment placed yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls is reached by keys
        <section className={styles.scroll} aria-label="Equipment log" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Unit</th>
                <th scope="col">Kind</th>
                <th scope="col">Rooms</th>
                <th scope="col">Placed</th>
                <th scope="col">Until</th>
                <th scope="col">Days</th>
                <th scope="col" className={styles.right}>
                  Hours
                </th>
                <th scope="col" className={styles.right}>
                  Unit-days
                </th>
              </tr>
            </thead>
            <tbody>
              {log.map((unit) => (
                <tr key={unit.key}>
                  <th scope="row" className="nowrap">
                    {writable ? (
                      <button type="button" className={styles.name} onClick={() => setChosen(unit.key)}>
                        {nameOf(unit)}
                      </button>
                    ) : (
                      nameOf(unit)
                    )}
                  </th>
                  <td>{unit.tag === null ? '' : unit.kind}</td>
                  <td>
                    {unit.roomIds
                      .map((id) => rooms.find((room) => room.id === id)?.name)
                      .filter(Boolean)
                      .join(', ')}
                  </td>
                  <td className="nowrap">{shortMoment(unit.placedAt)}</td>
                  <td className="nowrap">{unit.removedAt ? shortMoment(unit.removedAt) : stateOf(unit)}</td>
                  <td>
                    <Course events={unit.events} from={from} to={to} now={now} />
                  </td>
                  <td className={`num ${styles.right}`}>{(unit.minutes / 60).toFixed(1)}</td>
                  <td className={`num ${styles.right}`}>
                    <b>{unit.unitDays}</b>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={7}>
                  {totalsOf(log)}
                </th>
                <td className={`num ${styles.right}`}>
                  <b>{days}</b>
                </td>
              </tr>
            </tfoot>
          </table>
        </section>
      )}
      {without.length > 0 && (
        <div className={`line-top ${styles.pad}`}>
          <Note tone="orange">
            {`Billed without a reading: ${without.map((day) => showDay(day).replace(/, \d{4}$/, '')).join(', ')}.`}
          </Note>
        </div>
      )}
      {placing && <PlaceUnit drying={drying} onClosed={() => setPlacing(false)} />}
      {opened && placement && (
        <UnitDialog
          key={chosen}
          drying={drying}
          placement={placement}
          name={nameOf(opened)}
          onClosed={close}
        />
      )}
    </Card>
  );
}

function stateOf({ events }: LoggedUnit): string {
  const last = inOrder(events).findLast(({ kind }) => kind !== 'moved');
  return last?.kind === 'stopped' ? 'stopped' : 'runs';
}

/** "air mover, axial: 16; dehumidifier, LGR: 3" */
function totalsOf(log: readonly LoggedUnit[]): string {
  const byKind = Map.groupBy(log, ({ kind }) => kind);
  return [...byKind]
    .map(([kind, units]) => {
      const count = units.reduce((sum, unit) => sum + unit.count, 0);
      return `${kind}: ${count} ${count === 1 ? 'unit' : 'units'}, ${units.reduce((sum, unit) => sum + unit.unitDays, 0)} unit-days`;
    })
    .join('; ');
}

interface CourseProps {
  events: LoggedUnit['events'];
  from: number;
  to: number;
  now: string;
}

const bar = { width: 130, height: 22 };
const dayMs = 86_400_000;

/** When it ran, solid, and when it stood still, dashed, on a ruler with a tick a day; hours and days beside it say how long. */
function Course({ events, from, to, now }: CourseProps) {
  const x = linear([from, to], [0, bar.width]);
  const ordered = inOrder(events);
  const ticks = Array.from({ length: Math.floor((to - from) / dayMs) + 1 }, (_, day) =>
    x(from + day * dayMs),
  );
  const parts = ordered.flatMap(({ id, kind, at }, index) => {
    if (kind === 'removed') return [];
    const state = ordered.slice(0, index + 1).findLast((one) => one.kind !== 'moved')?.kind;
    const end = ordered[index + 1]?.at ?? (isIn(events) ? now : at);
    const [left, right] = [x(Date.parse(at)), x(Date.parse(end))];
    return right > left
      ? [{ id, left, width: Math.max(1, right - left - 1), stopped: state === 'stopped' }]
      : [];
  });
  return (
    <svg className={styles.course} width={bar.width} height={bar.height} aria-hidden>
      {parts.map(({ id, left, width, stopped }) => (
        <rect key={id} x={left} y={3} width={width} height={10} data-stopped={stopped || undefined} />
      ))}
      <path d={`M0 16.5H${bar.width}${ticks.map((tick) => `M${tick} 16V22`).join('')}`} />
    </svg>
  );
}
