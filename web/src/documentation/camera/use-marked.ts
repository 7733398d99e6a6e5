import { type AskedShot, askedShots } from '@tidemark/contract/evidence-profiles/asked-shots';
import type { Stage } from '@tidemark/contract/evidence-profiles/stages';
import type { Shot } from '@tidemark/contract/shots';
import { useMemo, useState } from 'react';
import { useJudged } from '../../evidence-profiles/use-judged.ts';
import { useRecord } from '../../offline/store/index.ts';
import type { Marked } from './use-shots.ts';

/** What asks for shots: a project's profile, in these stages. */
export interface Asking {
  projectId: number | undefined;
  stages: readonly Stage[];
}

/** As many as a thumb reaches; the sixth place is for all others. */
const most = 5;
const isOpen = ({ done, of }: AskedShot) => done < of;

/**
 * The shots that are asked for in a room, and the marked one, which the next picture is given: the first open one, what
 * somebody taps, or none. They stay in place while one stands in the room, until all of them are done.
 */
export function useMarked(
  { projectId, stages }: Asking,
  roomId: string,
  underway: readonly Marked[],
  first: Shot | undefined,
) {
  const project = useRecord('projects', projectId);
  const judged = useJudged(project ?? undefined);
  const counted = useMemo(
    () => judged && askedShots(judged.facts, judged.profile, { roomId: roomId || null, stages }),
    [judged, roomId, stages],
  );
  const asked = counted?.map((one) => {
    const more = underway.filter(
      ({ shot, roomId: of }) => shot === one.shot && (!one.ofRoom || of === roomId),
    ).length;
    return { ...one, done: Math.min(one.of, one.done + more) };
  });

  const [held, setHeld] = useState<{ roomId: string; shots: readonly Shot[] }>();
  const here = held?.roomId === roomId ? held.shots : [];
  const chips = here.flatMap((shot) => asked?.find((one) => one.shot === shot) ?? []);
  if (asked && (held?.roomId !== roomId || (asked.some(isOpen) && !chips.some(isOpen))))
    setHeld({ roomId, shots: firstOf(asked).map(({ shot }) => shot) });

  const [picked, setPicked] = useState<{ roomId: string; shot?: Shot | null; after?: Shot } | undefined>(
    first && { roomId, shot: first },
  );
  const mine = picked?.roomId === roomId ? picked : undefined;
  const marked = mine?.shot === undefined ? nextOpen(chips, mine?.after) : mine.shot;
  return {
    chips,
    marked,
    pick: (shot: Shot | null) => setPicked({ roomId, shot }),
    /** A picture was given the marked one. One that is not asked for stays, because nothing says when it is enough. */
    took() {
      if (chips.some(({ shot }) => shot === marked)) setPicked({ roomId, after: marked! });
    },
  };
}

function firstOf(asked: readonly AskedShot[]): AskedShot[] {
  const open = asked.filter(isOpen);
  const kept = [...open, ...asked.filter((one) => !isOpen(one))].slice(0, most);
  return asked.filter((one) => kept.includes(one));
}

/** The same as long as it is open, else the first that is. */
const nextOpen = (chips: readonly AskedShot[], after: Shot | undefined): Shot | null =>
  (chips.find((one) => one.shot === after && isOpen(one)) ?? chips.find(isOpen))?.shot ?? null;
