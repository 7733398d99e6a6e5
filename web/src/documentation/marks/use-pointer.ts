import { across, type Mark, type MarkKind } from '@tidemark/contract/mark-drawing';
import { type PointerEvent, useRef } from 'react';
import { v7 as uuid } from 'uuid';
import { isDrag, moved, type Point, spanned } from './shape.ts';
import type { useMarks } from './use-marks.ts';

interface Held {
  part: 'new' | 'whole' | 'from' | 'to';
  id: string;
  start: Point;
  /** What it was before; of a new one, what it is. */
  mark: Mark;
  /** The mark under a finger that begins a new one: a tap selects it. */
  under: string | undefined;
}

interface Given {
  drawing: ReturnType<typeof useMarks>;
  tool: MarkKind;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  /** A tap of the text tool. */
  onWords: (at: Point) => void;
}

/** Draws, moves and stretches marks by finger, pen or mouse. */
export function usePointer({ drawing, tool, selected, onSelect, onWords }: Given) {
  const held = useRef<Held>(undefined);
  const { marks } = drawing;
  const after = ({ part, mark, start }: Held, at: Point): Mark => {
    if (part === 'new') return spanned(tool, start, at);
    if (part === 'from') return spanned(mark.kind, at, { x: mark.toX, y: mark.toY });
    if (part === 'to') return spanned(mark.kind, mark, at);
    return moved(mark, { x: at.x - start.x, y: at.y - start.y });
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0 || !(event.target instanceof HTMLElement)) return;
      const { mark: under, end } = event.target.dataset;
      const start = placeOf(event);
      const known = under !== undefined && under === selected ? marks[under] : undefined;
      held.current = known
        ? { part: (end as 'from' | 'to' | undefined) ?? 'whole', id: under!, start, mark: known, under }
        : { part: 'new', id: uuid(), start, mark: spanned(tool, start, start), under };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = held.current;
      if (!now || (now.part === 'new' && tool === 'text')) return;
      drawing.move(now.id, after(now, placeOf(event)));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = held.current;
      held.current = undefined;
      if (!now) return;
      const at = placeOf(event);
      const went = isDrag(spanned('arrow', now.start, at));
      if (now.part === 'new' && (tool === 'text' || !went)) {
        drawing.drop();
        onSelect(now.under);
        if (tool === 'text' && !now.under) onWords(at);
        return;
      }
      if (now.part === 'whole' && !went) return drawing.drop();
      drawing.set(now.id, after(now, at));
      onSelect(now.id);
    },
    onPointerCancel() {
      held.current = undefined;
      drawing.drop();
    },
  };
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * across, y: ((clientY - top) / height) * across };
}
