import type { Room } from '@tidemark/contract/rooms';
import { sameJson } from '@tidemark/contract/same-json';
import { sketchActions } from '@tidemark/contract/sketch/actions';
import type { Edited } from '@tidemark/contract/sketch/edit/edited';
import { rectangle } from '@tidemark/contract/sketch/edit/outline';
import { figuresOfRoom } from '@tidemark/contract/sketch/figures-of-room';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { useEffect, useRef, useState } from 'react';
import { explain } from '../offline/faults/index.ts';
import { perform } from '../offline/outbox/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

interface Drawn {
  now: Sketch;
  past: readonly Sketch[];
  /** Nothing was saved yet: it is only what the room's size says. */
  isStart: boolean;
}

const sixteenths = (feet: number | null) => (feet ? Math.floor(feet * 192 + 0.5) : undefined);
const startOf = ({ dimensionsLength, dimensionsWidth, dimensionsHeight }: Room) =>
  rectangle(
    ...([dimensionsLength, dimensionsWidth, dimensionsHeight].map(sixteenths) as [number?, number?, number?]),
  );

/** A room's sketch while it is drawn: every step is saved on the device at once, and can be undone. */
export function useSketch(room: Room) {
  const { sketch: saved = null } = room;
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    ...{ now: saved ?? startOf(room), past: [], isStart: !saved },
  }));
  const [refused, setRefused] = useState<string>();
  /** What this screen saved: the store may still show an earlier step of it. */
  const own = useRef<(Sketch | null)[]>([saved]);
  useEffect(() => {
    if (!saved || own.current.some((one) => sameJson(one, saved))) return;
    // Another device drew: the later sketch stands here too.
    own.current = [saved];
    setDrawn({ now: saved, past: [], isStart: false });
  }, [saved]);

  const save = (sketch: Sketch | null) => {
    own.current.push(sketch);
    const body = { inspectionId: room.inspectionId, sketch };
    return perform(sketchActions.save, { params: { id: room.id }, body }).catch((error: unknown) => {
      showToast({ kind: 'error', title: copy.saveFailed, message: explain(error) });
    });
  };
  const to = (now: Sketch, past: readonly Sketch[]) => {
    setRefused(undefined);
    setDrawn({ now, past, isStart: false });
    void save(now);
  };
  return {
    sketch: drawn.now,
    isStart: drawn.isStart,
    canUndo: drawn.past.length > 0,
    refused,
    refuse: setRefused,
    figures: figuresOfRoom({ ...room, sketch: drawn.now }),
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
