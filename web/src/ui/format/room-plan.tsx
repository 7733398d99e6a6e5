import type { PlanSize } from './plan-scale.ts';
import styles from './room-plan.module.css';

export interface RoomPlanProps extends PlanSize {
  /** Pixels per foot, from planScale() over all rooms shown together. */
  scale: number;
  /** Draws it in petrol: the room whose claim sheet is open. */
  open?: boolean | undefined;
  /** 56 x 44 without the grid, for lists; use a scale for a frame of 56 x 44. */
  bare?: boolean | undefined;
}

/** A room's length and width to scale, with a door in the long wall. The sizes are beside it in words. */
export function RoomPlan({ length, width, scale, open, bare }: RoomPlanProps) {
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
        <rect x="1" y="1" width={across} height={down} className={styles.wall} />
        <path d={`M${across * 0.62} ${down + 1}h${door}`} className={styles.door} />
      </svg>
    </div>
  );
}
