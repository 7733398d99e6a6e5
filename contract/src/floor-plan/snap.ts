import type { Plan } from '../sketch/plan.ts';
import type { Placement } from './placement.ts';
import type { Standing } from './standing.ts';

type Placed = Pick<Standing, 'plan' | 'at'>;
type Axis = 'x' | 'y';

/** A straight wall: where it is across, and from where to where it runs along. */
interface Line {
  readonly across: number;
  readonly from: number;
  readonly to: number;
}

/** The walls that a move along an axis can bring onto others. */
function linesOf(plan: Plan, at: Placement, axis: Axis): Line[] {
  const [across, along] = axis === 'x' ? ([0, 1] as const) : ([1, 0] as const);
  const [farAcross, farAlong] = axis === 'x' ? [at.x, at.y] : [at.y, at.x];
  return plan.walls
    .filter(({ from, to }) => from[across] === to[across])
    .map(({ from, to }) => ({
      across: from[across] + farAcross,
      from: Math.min(from[along], to[along]) + farAlong,
      to: Math.max(from[along], to[along]) + farAlong,
    }));
}

/**
 * Moves a room by at most `reach` along each axis, so that a wall lies on a neighbor's wall or in line with its corner.
 * Walls further along than that are no neighbors.
 */
export function snapped(
  moving: Placed,
  others: readonly Placed[],
  reach: number,
  axes: readonly Axis[] = ['x', 'y'],
): Placement {
  let { at } = moving;
  for (const axis of axes) {
    const own = linesOf(moving.plan, at, axis);
    let best: number | undefined;
    for (const { plan, at: there } of others)
      for (const line of linesOf(plan, there, axis))
        for (const wall of own) {
          const by = line.across - wall.across;
          const near = wall.from - reach <= line.to && line.from <= wall.to + reach;
          if (near && Math.abs(by) <= reach && Math.abs(by) < Math.abs(best ?? reach + 1)) best = by;
        }
    if (best) at = { ...at, [axis]: at[axis] + best };
  }
  return at;
}

/** One step on one axis, onto a neighbor's wall where that is less than half a step away. */
export function nudged(
  { plan, at }: Placed,
  others: readonly Placed[],
  [right, down]: readonly [number, number],
  step: number,
): Placement {
  const to = { ...at, x: at.x + right * step, y: at.y + down * step };
  return snapped({ plan, at: to }, others, Math.ceil(step / 2) - 1, right ? ['x'] : ['y']);
}
