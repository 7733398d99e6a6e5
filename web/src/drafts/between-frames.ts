import { whenIdle } from '../offline/store/index.ts';
import type { DraftClock } from './draft.ts';

/** After the pause it waits for a moment between two frames, so that a key pressed just then is not held up. */
export const betweenFrames: DraftClock = {
  after(ms, run) {
    let callOff = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      callOff = whenIdle(run);
    }, ms);
    return () => callOff();
  },
};
