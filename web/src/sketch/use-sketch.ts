import { sameJson } from '@tidemark/contract/same-json';
import type { Edited } from '@tidemark/contract/sketch/edit/edited';
import { rectangle } from '@tidemark/contract/sketch/edit/outline';
import { figuresOfRoom, type Measured } from '@tidemark/contract/sketch/figures-of-room';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { useEffect, useMemo, useRef, useState } from 'react';
import { explain } from '../offline/faults/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

/** What is drawn: a room of an inspection, or one of a drying. */
export interface DrawnRoom extends Measured {
  id: string;
  name: string;
  /** What it begins with instead of a rectangle. */
  start?: Sketch | null | undefined;
}
/** Keeps it on the device; null removes it. */
export type SaveSketch = (sketch: Sketch | null) => Promise<void>;

interface Drawn {
  now: Sketch;
  past: readonly Sketch[];
  /** Nothing was saved yet: it is only what the room's size says. */
  isStart: boolean;
}

const sixteenths = (feet: number | null) => (feet ? Math.floor(feet * 192 + 0.5) : undefined);
type Begun = Pick<DrawnRoom, 'start' | 'dimensionsLength' | 'dimensionsWidth' | 'dimensionsHeight'>;
const startOf = ({ start, dimensionsLength, dimensionsWidth, dimensionsHeight }: Begun) =>
  start ??
  rectangle(
    ...([dimensionsLength, dimensionsWidth, dimensionsHeight].map(sixteenths) as [number?, number?, number?]),
  );

/** A room's sketch while it is drawn: every step is saved on the device at once, and can be undone. */
export function useSketch(room: DrawnRoom, onSave: SaveSketch) {
  const { sketch: saved = null } = room;
  const { start, dimensionsLength, dimensionsWidth, dimensionsHeight } = room;
  // Until the first step it follows the room, whose sizes or other sketch may come after the page has opened.
  const began = useMemo<Drawn>(
    () => ({
      now: saved ?? startOf({ start, dimensionsLength, dimensionsWidth, dimensionsHeight }),
      past: [],
      isStart: !saved,
    }),
    [saved, start, dimensionsLength, dimensionsWidth, dimensionsHeight],
  );
  const [stepped, setDrawn] = useState<Drawn>();
  const drawn = stepped ?? began;
  const [refused, setRefused] = useState<string>();
  /** What this screen saved: the store may still show an earlier step of it. */
  const own = useRef<(Sketch | null)[]>([saved]);
  useEffect(() => {
    if (!saved) return;
    const step = own.current.findLastIndex((one) => sameJson(one, saved));
    // It goes through them in order: those before it do not come again.
    if (step >= 0) {
      own.current.splice(0, step);
      return;
    }
    // Another device drew: the later sketch stands here too.
    own.current = [saved];
    setDrawn({ now: saved, past: [], isStart: false });
  }, [saved]);

  const save = (sketch: Sketch | null) => {
    own.current.push(sketch);
    return onSave(sketch).catch((error: unknown) => {
      showToast({ kind: 'error', title: copy.saveFailed, message: explain(error) });
    });
  };
  const to = (now: Sketch, past: readonly Sketch[]) => {
    setRefused(undefined);
    setDrawn({ now, past, isStart: false });
    void save(now);
  };
  const figures = useMemo(() => figuresOfRoom({ ...room, sketch: drawn.now }), [room, drawn.now]);
  return {
    sketch: drawn.now,
    isStart: drawn.isStart,
    canUndo: drawn.past.length > 0,
    refused,
    refuse: setRefused,
    figures,
    /** @returns whether it was done */
    edit(edited: Edited): boolean {
      if ('refused' in edited) {
        setRefused(edited.refused);
        return false;
      }
      if (edited.sketch !== drawn.now) to(edited.sketch, [...drawn.past, drawn.now]);
      return true;
    },
    undo() {
      const before = drawn.past.at(-1);
      if (before) to(before, drawn.past.slice(0, -1));
    },
    /** Keeps the rectangle that was shown. */
    async keep() {
      if (drawn.isStart) await save(drawn.now);
    },
    remove: () => save(null),
  };
}
export type Drawing = ReturnType<typeof useSketch>;
