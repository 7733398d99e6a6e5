import { isIn, roomOfPlacement, runningOf } from '@tidemark/contract/drying/placement';
import type { Placement } from '@tidemark/contract/drying/record';
import { minutesRun, unitDays } from '@tidemark/contract/drying/unit-days';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useOpened } from '../../ui/feedback/use-opened.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AddButton } from '../add-button.tsx';
import type { KnownDrying } from '../use-drying.ts';
import styles from '../visit/visit.module.css';
import { PlaceUnit } from './place-unit.tsx';
import { Recommended } from './recommended.tsx';
import { UnitDialog } from './unit-dialog.tsx';

interface Props {
  known: KnownDrying;
  now: string;
  writable: boolean;
}

/** What stands on site and how long it ran, beside what is recommended at first. */
export function EquipmentCard({ known, now, writable }: Props) {
  const { drying, timeZone } = known;
  const [placing, setPlacing] = useState(false);
  const [chosen, setChosen, close] = useOpened<string>();
  const { placements, units, rooms, dayRule, graceMinutes } = drying;
  const opened = placements.find(({ id }) => id === chosen);
  const count = { rule: dayRule, graceMinutes, timeZone, now };
  const nameOf = ({ unitId, kind, count: several }: Placement) => {
    const tag = units.find(({ id }) => id === unitId)?.tag;
    return tag ? `${tag}, ${kind}` : `${several} × ${kind}`;
  };
  const factsOf = ({ events, roomId, count: several }: Placement) => {
    const running = runningOf(events);
    const days = unitDays(running, count) * several;
    const state = !isIn(events) ? 'removed' : running.at(-1)?.to === null ? 'running' : 'stopped';
    const room = rooms.find(({ id }) => id === roomOfPlacement(events, roomId))?.name;
    const hours = Math.floor(minutesRun(running, now) / 60);
    return [room, state, `${hours} h`, `${days} unit-${days === 1 ? 'day' : 'days'}`]
      .filter(Boolean)
      .join(', ');
  };
  // One that the office refused was never placed.
  const placed = placements.filter(({ events }) => events.length > 0);
  const inFirst = placed.toSorted((a, b) => Number(isIn(b.events)) - Number(isIn(a.events)));
  return (
    <Card
      title="Equipment"
      flush
      action={writable && rooms.length > 0 && <AddButton label="Place" onAdd={() => setPlacing(true)} />}
    >
      <Recommended known={known} />
      {placed.length === 0 && <p className={`ink-2 ${styles.acts}`}>No equipment placed yet.</p>}
      <ul>
        {inFirst.map((placement) => (
          <li key={placement.id} className="line-top">
            <button
              type="button"
              className={`row w-full text-left gap-3 ${styles.row}`}
              disabled={!writable}
              onClick={() => setChosen(placement.id)}
            >
              <span className="grow min-w-0">
                <b className="block break-anywhere">{nameOf(placement)}</b>
                <span className="ink-2 text-small">{factsOf(placement)}</span>
              </span>
              <ChevronRight size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {placing && <PlaceUnit drying={drying} onClosed={() => setPlacing(false)} />}
      {opened && (
        <UnitDialog key={chosen} drying={drying} placement={opened} name={nameOf(opened)} onClosed={close} />
      )}
    </Card>
  );
}
