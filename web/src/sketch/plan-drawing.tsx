import type { PlanDrawing as Drawing } from '@tidemark/contract/sketch/drawing';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { drawPlan } from './draw-plan.ts';

interface Props {
  drawing: Drawing;
  current?: number;
  /** Of who draws into it while a wall is dragged. */
  group?: RefObject<SVGGElement | null>;
}

/** Floor, what is wet, walls with their openings and lengths, in the colors of the screen. */
export function PlanDrawing({ drawing, current, group }: Props) {
  const own = useRef<SVGGElement>(null);
  const its = group ?? own;
  useLayoutEffect(() => drawPlan(its.current!, drawing, current), [its, drawing, current]);
  return <g ref={its} />;
}
