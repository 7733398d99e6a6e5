import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { type Carry, followPointer, type Place, stepped } from './carry.ts';
import type { BoardVisit } from './visit.ts';

export interface Carrying {
  carry: Carry | undefined;
  /** A press on a card may become a drag. */
  press: (project: BoardVisit, event: PointerEvent) => void;
  /** The key A on a card: arrows choose the place, Enter drops, Escape puts back. */
  lift: (project: BoardVisit) => void;
}

interface Grid {
  people: readonly number[];
  days: readonly string[];
  /** The day to begin with. */
  today: string;
}

/** One visit at a time, by mouse, finger or keys. */
export function useCarry(
  grid: Grid,
  frame: RefObject<HTMLElement | null>,
  drop: (project: BoardVisit, place: Place) => void,
): Carrying {
  const [carry, setCarry] = useState<Carry>();
  const [byKeys, setByKeys] = useState(false);
  useEffect(() => {
    if (!carry || !byKeys) return;
    const heard = new AbortController();
    const put = () => {
      setCarry(undefined);
      setByKeys(false);
    };
    const press = (event: KeyboardEvent) => {
      const next = carry.place && stepped(carry.place, event.key, grid);
      if (next) setCarry({ ...carry, place: next });
      else if (event.key === 'Enter' || event.key === 'Escape' || event.key === 'Tab') {
        put();
        if (event.key === 'Enter' && carry.place) drop(carry.project, carry.place);
        if (event.key === 'Tab') return;
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', press, { capture: true, signal: heard.signal });
    addEventListener('pointerdown', put, { capture: true, signal: heard.signal });
    return () => heard.abort();
  }, [carry, byKeys, grid, drop]);
  useEffect(() => {
    if (!carry?.place || !byKeys) return;
    const { technicianId, scheduledDate } = carry.place;
    const cell = `[data-technician="${technicianId}"][data-day="${scheduledDate}"]`;
    frame.current?.querySelector(cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [carry, byKeys, frame]);
  return {
    carry,
    press: (project, event) =>
      followPointer(event, {
        frame: frame.current,
        onMove: (place) =>
          setCarry((before) =>
            before?.place?.technicianId === place?.technicianId &&
            before?.place?.scheduledDate === place?.scheduledDate &&
            before
              ? before
              : { project, place },
          ),
        onDrop: (place) => drop(project, place),
        onEnd: () => setCarry(undefined),
      }),
    lift: (project) => {
      const { technicianId, scheduledDate } = project;
      const { people, days, today } = grid;
      if (people.length === 0) return;
      setByKeys(true);
      setCarry({
        project,
        place: {
          technicianId: technicianId !== null && people.includes(technicianId) ? technicianId : people[0]!,
          scheduledDate: [scheduledDate, today].find((day) => day !== null && days.includes(day)) ?? days[0]!,
        },
      });
    },
  };
}
