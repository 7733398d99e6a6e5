import type { SendState } from './send-state.ts';
import styles from './tideline.module.css';

export interface TidelineProps {
  state: SendState;
  /** Sticks to the top of the page, on a desktop only (elsewhere the app bar carries it). */
  top?: boolean | undefined;
}

/** The line whose pattern is the send state. The pill says the same in words, so screen readers skip it. */
export function Tideline({ state, top }: TidelineProps) {
  const done =
    state.kind === 'sending' ? { transform: `scaleX(${state.sent / Math.max(1, state.of)})` } : undefined;
  return (
    <div
      className={`relative clip ${styles.tideline}`}
      data-send={state.kind}
      data-top={top || undefined}
      aria-hidden="true"
    >
      <span style={done} />
    </div>
  );
}
