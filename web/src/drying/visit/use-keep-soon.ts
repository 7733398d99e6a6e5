import { useEffect, useState } from 'react';
import { betweenFrames } from '../../drafts/between-frames.ts';
import { act } from '../../forms/act.ts';
import type { Given } from '../../offline/calls/index.ts';
import { beforeLeaving, noteTyping, type Performable, performAll, plan } from '../../offline/outbox/index.ts';
import type { AirTexts } from './pad-typing.ts';
import { type Reading, ReadingsDraft } from './readings-draft.ts';

function write(readings: readonly Reading[]): Promise<void> {
  const writing = performAll(...readings);
  void act(() => writing);
  return writing;
}

/** What a pad kept, which may not have come back from the store yet: the record, and what was typed for it. */
export type Kept<T> = Map<string, { recordId: string; said: T }>;

export type KeepSoon = ReturnType<typeof useKeepSoon>;

/** Keeps what was read in the next pause of the typing; at once when the pad closes or the page may go away. */
export function useKeepSoon() {
  const [soon] = useState(() => {
    const draft = new ReadingsDraft(write, betweenFrames);
    return {
      draft,
      /** By place of air, and by point; and why points are not read. */
      kept: {
        air: new Map() as Kept<AirTexts>,
        points: new Map() as Kept<string>,
        skipped: new Map<string, string>(),
      },
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
