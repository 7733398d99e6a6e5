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
  /** In pixels of the plan, from its first corner, and the way it runs in radians. */
  left: number;
  top: number;
  width: number;
  turn: number;
  current: boolean;
  acts: WallActs;
}

/**
 * A wall to press, drag by whole inches, or move with the arrow keys: 48 px wide along its whole length. Tab alone
 * chooses none, or what can be done to the first wall could not be reached past the others.
 */
export const WallButton = memo(function WallButton(props: Props) {
  const { index, label, left, top, width, turn, current, acts } = props;
  return (
    <button
      type="button"
      className={styles.hit}
      data-wall={index}
      aria-label={label}
      aria-pressed={current}
      style={{ left, top, width, rotate: `${turn}rad` }}
      onClick={() => acts.choose(index)}
      onKeyDown={(event) => acts.key(index, event)}
      onPointerDown={(event) => acts.begin(index, event)}
      onPointerMove={acts.drag}
      onPointerUp={acts.end}
      onPointerCancel={acts.cancel}
    />
  );
});
