import type { Placement } from '@tidemark/contract/floor-plan/placement';
import { nudged, snapped } from '@tidemark/contract/floor-plan/snap';
import type { Fit } from '@tidemark/contract/sketch/drawing';
import { footSixteenths, inchSixteenths } from '@tidemark/contract/sketch/shape';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { StandingRoom } from './use-floor-plan.ts';

/** Pixels that a dragged room jumps onto a wall. */
const reach = 12;
/** A finger that shakes is a press. */
const shaking = 8;

export const ways: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
};

interface Shown {
  standing: readonly StandingRoom[];
  fit: Fit;
  readOnly: boolean;
  onChoose: (id: string) => void;
  onPlace: (id: string, at: Placement) => void;
  /** Shows a room elsewhere while it is dragged. */
  onPreview: (id: string, at: Placement) => void;
}

interface Drag {
  room: StandingRoom;
  x: number;
  y: number;
  to?: Placement;
}

/** What a press, a drag or a key does to a room; drags are shown without React. */
export function useRoomActs(shown: Shown) {
  const now = useRef(shown);
  useLayoutEffect(() => {
    now.current = shown;
  });
  const [acts] = useState(() => {
    let drag: Drag | undefined;
    const find = (id: string) => now.current.standing.find(({ room }) => room.id === id);
    const others = (id: string) => now.current.standing.filter(({ room }) => room.id !== id);
    return {
      choose: (id: string) => now.current.onChoose(id),
      key(id: string, event: KeyboardEvent) {
        const way = ways[event.key];
        const room = find(id);
        if (!way || !room || now.current.readOnly) return;
        event.preventDefault();
        const step = event.shiftKey ? inchSixteenths : footSixteenths;
        now.current.onChoose(id);
        now.current.onPlace(id, nudged(room, others(id), way, step));
      },
      begin(id: string, { clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent) {
        const room = find(id);
        if (now.current.readOnly || !room) return;
        currentTarget.setPointerCapture(pointerId);
        drag = { room, x, y };
      },
      drag({ clientX, clientY }: PointerEvent) {
        if (!drag) return;
        const [right, down] = [clientX - drag.x, clientY - drag.y];
        if (!drag.to && Math.hypot(right, down) < shaking) return;
        const { room } = drag;
        const { scale } = now.current.fit;
        const { x, y, turn } = room.at;
        const at = { x: Math.round(x + right / scale), y: Math.round(y + down / scale), turn };
        drag.to = snapped({ plan: room.plan, at }, others(room.room.id), Math.round(reach / scale));
        now.current.onPreview(room.room.id, drag.to);
      },
      end() {
        if (!drag) return;
        const { room, to } = drag;
        drag = undefined;
        if (!to) return;
        const { id } = room.room;
        now.current.onChoose(id);
        if (to.x === room.at.x && to.y === room.at.y) now.current.onPreview(id, room.at);
        else now.current.onPlace(id, to);
      },
      cancel() {
        if (drag?.to) now.current.onPreview(drag.room.room.id, drag.room.at);
        drag = undefined;
      },
    };
  });
  return acts;
}
