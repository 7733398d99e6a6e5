import { type Level, levels } from '@tidemark/contract/floor-plan/levels';
import type { Placement } from '@tidemark/contract/floor-plan/placement';
import { levelOf, type Standing, standingOn } from '@tidemark/contract/floor-plan/standing';
import { type Room, roomActions } from '@tidemark/contract/rooms';
import { sameJson } from '@tidemark/contract/same-json';
import { useLayoutEffect, useMemo, useState } from 'react';
import { explain } from '../offline/faults/index.ts';
import { performAll, plan } from '../offline/outbox/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

interface Place {
  level: Level | null;
  placement: Placement | null;
}
type Places = ReadonlyMap<string, Place>;
interface Step {
  level: Level;
  before: Places;
}

const placeOf = ({ level = null, placement = null }: Partial<Place>): Place => ({ level, placement });

/** The rooms where they stand on a level; every move is saved on the device at once, and can be undone. */
export function useFloorPlan(saved: readonly Room[]) {
  /** What this screen saves: the store shows it a moment later. */
  const [own, setOwn] = useState<Places>(new Map());
  const [past, setPast] = useState<readonly Step[]>([]);
  const [chosen, setChosen] = useState<Level>();
  useLayoutEffect(() => {
    const shown = new Map(saved.map((room) => [room.id, placeOf(room)]));
    setOwn((before) => {
      const left = [...before].filter(([id, place]) => shown.has(id) && !sameJson(shown.get(id), place));
      return left.length === before.size ? before : new Map(left);
    });
  }, [saved]);
  const rooms = useMemo(() => saved.map((room) => ({ ...room, ...own.get(room.id) })), [saved, own]);
  const used = levels.filter((one) => rooms.some((room) => levelOf(room) === one));
  const level =
    [chosen, 'First floor' as const, ...used].find((one) => one && used.includes(one)) ?? 'First floor';
  const standing = useMemo(() => standingOn(level, rooms), [level, rooms]);

  const save = async (places: Places) => {
    setOwn((before) => new Map([...before, ...places]));
    try {
      await performAll(
        ...[...places].map(([id, body]) => plan(roomActions.update, { params: { id }, body: { ...body } })),
      );
    } catch (error) {
      setOwn((before) => new Map([...before].filter(([id, place]) => places.get(id) !== place)));
      showToast({ kind: 'error', title: copy.saveFailed, message: explain(error) });
    }
  };
  const change = (places: Places) => {
    const before = new Map(rooms.filter(({ id }) => places.has(id)).map((room) => [room.id, placeOf(room)]));
    setPast([...past, { level, before }]);
    void save(places);
  };
  return {
    level,
    levels: used,
    standing,
    choose: setChosen,
    canUndo: past.length > 0,
    /** The others stay where they stand. */
    place(id: string, placement: Placement) {
      const moved = standing.filter(({ room, placed }) => room.id === id || !placed);
      change(
        new Map(
          moved.map(({ room, at }) => [
            room.id,
            { ...placeOf(room), placement: room.id === id ? placement : at },
          ]),
        ),
      );
    },
    moveTo(id: string, to: Level) {
      change(new Map([[id, { level: to, placement: null }]]));
    },
    undo() {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      setChosen(last.level);
      // Another device may have deleted one.
      const left = [...last.before].filter(([id]) => rooms.some((room) => room.id === id));
      if (left.length > 0) void save(new Map(left));
    },
  };
}
export type FloorPlan = ReturnType<typeof useFloorPlan>;
export type StandingRoom = Standing<Room>;
