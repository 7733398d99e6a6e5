import { whenIdle } from '../offline/store/index.ts';

export interface DraftClock {
  /** Runs once after that many milliseconds; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** After the pause it waits for a moment between two frames, so that a key pressed just then is not held up. */
export const timers: DraftClock = {
  after(ms, run) {
    let callOff = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      callOff = whenIdle(run);
    }, ms);
    return () => callOff();
  },
};
