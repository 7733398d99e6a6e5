import type { PlanSize } from './plan-scale.ts';
import styles from './room-plan.module.css';

export interface RoomPlanProps extends PlanSize {
  /** Pixels per foot, from planScale() over all rooms shown together. */
  scale: number;
  /** Draws it in petrol: the room whose claim sheet is open. */
  open?: boolean | undefined;
  /** 56 x 44 without the grid, for lists; use a scale for a frame of 56 x 44. */
  bare?: boolean | undefined;
  /** The corners of its sketch in sixteenths of an inch, y down; without one it is a rectangle. */
  corners?: readonly (readonly [number, number])[] | undefined;
}

/** A room's length and width to scale, with a door in the long wall. The sizes are beside it in words. */
export function RoomPlan({ length, width, scale, open, bare, corners }: RoomPlanProps) {
  const across = Math.max(4, Math.round(length * scale));
  const down = Math.max(4, Math.round(width * scale));
  const door = Math.min(9, across * 0.3);
  return (
    <div
      className={`grid flex-none place-center ${styles.frame}`}
      data-open={open || undefined}
      data-bare={bare || undefined}
      aria-hidden="true"
    >
      <svg width={across + 2} height={down + 2} role="presentation">
        {corners ? (
          <path
            d={`M${corners.map(([x, y]) => `${1 + (x / 192) * scale} ${1 + (y / 192) * scale}`).join('L')}Z`}
            className={styles.wall}
          />
        ) : (
          <>
            <rect x="1" y="1" width={across} height={down} className={styles.wall} />
            <path d={`M${across * 0.62} ${down + 1}h${door}`} className={styles.door} />
          </>
        )}
      </svg>
    </div>
  );
}
