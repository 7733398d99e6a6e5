import { useEffect, useState } from 'react';
import { betweenFrames } from '../../drafts/between-frames.ts';
import { act } from '../../forms/act.ts';
import type { Given } from '../../offline/calls/index.ts';
import { beforeLeaving, noteTyping, type Performable, performAll, plan } from '../../offline/outbox/index.ts';
import { type Reading, ReadingsDraft } from './readings-draft.ts';

function write(readings: readonly Reading[]): Promise<void> {
  const writing = performAll(...readings);
  void act(() => writing);
  return writing;
}

/** Keeps what was read in the next pause of the typing; at once when the pad closes or the page may go away. */
export function useKeepSoon() {
  const [soon] = useState(() => {
    const draft = new ReadingsDraft(write, betweenFrames);
    return {
      draft,
      pressed() {
        noteTyping();
        draft.pressed();
      },
      keep<A extends Performable>(action: A, given: Given<A>): void {
        void act(async () => draft.keep(plan(action, given)));
      },
    };
  });
  useEffect(() => beforeLeaving(() => void soon.draft.flush()), [soon]);
  return soon;
}
