import { drawingOf, type PlanDrawing } from '@tidemark/contract/sketch/drawing';
import { type Plan, planOf } from '@tidemark/contract/sketch/plan';
import type { Point, Sketch } from '@tidemark/contract/sketch/shape';
import { useRef } from 'react';
import { drawPlan } from './draw-plan.ts';

interface Shown {
  sketch: Sketch;
  drawing: PlanDrawing;
  scale: number;
  current: number;
  typed: ReadonlyMap<number, string>;
}
type Moves = (wall: number) => boolean;

const upperLeft = (points: readonly Point[]): Point => [
  Math.min(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
];

/** A wall moves with either of its corners; all do where the drag makes new ones. */
function movesOf({ points: before }: Sketch, { points: after }: Sketch): Moves {
  const went = ([x, y]: Point, corner: number) => {
    const [toX, toY] = after[corner]!;
    return x !== toX || y !== toY;
  };
  const moved = before.length === after.length ? before.map(went) : undefined;
  return (wall) => !moved || moved[wall]! || moved[(wall + 1) % moved.length]!;
}

const stillOf = ({ shapes, words, corners }: PlanDrawing, moves: Moves): PlanDrawing => ({
  shapes: shapes.filter(({ wall }) => wall !== undefined && !moves(wall)),
  words: words.filter(({ wall }) => wall !== undefined && !moves(wall)),
  corners: corners.filter(({ walls }) => !walls.every(moves)),
});

function movingOf(plan: Plan, moves: Moves, { scale, current, typed }: Shown, offset: Point): PlanDrawing {
  const its = { ...plan, walls: plan.walls.filter(({ index }) => moves(index)) };
  const drawing = drawingOf(its, { scale, offset }, { current, typed });
  return { ...drawing, corners: drawing.corners.filter(({ walls }) => walls.every(moves)) };
}

/**
 * Shows a sketch while a wall of it is dragged, without React: what moves is drawn in a group of its own, below what
 * stands still, and the other walls stay where they are.
 */
export function usePreview(shown: Shown) {
  const [still, moving] = [useRef<SVGGElement>(null), useRef<SVGGElement>(null)];
  /** The walls that are drawn apart. */
  const apart = useRef('');
  const preview = (dragged: Sketch | undefined) => {
    const { sketch, drawing, scale, current } = shown;
    const moves: Moves = dragged ? movesOf(sketch, dragged) : () => false;
    const now = dragged ? drawing.corners.map((_, wall) => Number(moves(wall))).join('') : '';
    if (now !== apart.current) drawPlan(still.current!, dragged ? stillOf(drawing, moves) : drawing, current);
    apart.current = now;
    if (!dragged) return moving.current!.replaceChildren();
    const [was, is] = [upperLeft(sketch.points), upperLeft(dragged.points)];
    const offset: Point = [(is[0] - was[0]) * scale, (was[1] - is[1]) * scale];
    drawPlan(moving.current!, movingOf(planOf(dragged), moves, shown, offset), current);
  };
  return { still, moving, preview };
}
