import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import styles from './plan.module.css';

/** What a press, a drag or a key does to a wall; the same object for all walls and renders. */
export interface WallActs {
  choose: (wall: number) => void;
  key: (wall: number, event: KeyboardEvent) => void;
  begin: (wall: number, event: PointerEvent) => void;
  drag: (event: PointerEvent) => void;
  end: () => void;
  cancel: () => void;
}

interface Props {
  index: number;
  label: string;
  /** In pixels of the plan: its first corner, and how far it runs. */
  left: number;
  top: number;
  dx: number;
  dy: number;
  current: boolean;
  acts: WallActs;
}

/** Only a 45° wall is turned: what is turned costs something in each frame of a drag. */
const boxOf = ({ left, top, dx, dy }: Pick<Props, 'left' | 'top' | 'dx' | 'dy'>) =>
  dx && dy
    ? { left, top, width: Math.hypot(dx, dy), rotate: `${Math.atan2(dy, dx)}rad` }
    : {
        ...{ left: left + Math.min(dx, 0), top: top + Math.min(dy, 0) },
        ...(dy ? { height: Math.abs(dy) } : { width: Math.abs(dx) }),
      };

/**
 * A wall to press, drag by whole inches, or move with the arrow keys: 48 px wide along its whole length. Tab alone
 * chooses none, or what can be done to the first wall could not be reached past the others.
 */
export const WallButton = memo(function WallButton(props: Props) {
  const { index, label, current, acts } = props;
  return (
    <button
      type="button"
      className={styles.hit}
      data-wall={index}
      aria-label={label}
      aria-pressed={current}
      data-upright={(!props.dx && !!props.dy) || undefined}
      style={boxOf(props)}
      onClick={() => acts.choose(index)}
      onKeyDown={(event) => acts.key(index, event)}
      onPointerDown={(event) => acts.begin(index, event)}
      onPointerMove={acts.drag}
      onPointerUp={acts.end}
      onPointerCancel={acts.cancel}
    />
  );
});
