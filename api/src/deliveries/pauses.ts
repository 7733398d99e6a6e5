import { mostTries } from '@tidemark/contract/deliveries';

const minute = 60_000;
const hour = 60 * minute;
/** Between tries: short at first, then longer; together about a day (decisions.md, "After submit"). */
export const pauses: readonly number[] = [
  minute / 2,
  2 * minute,
  5 * minute,
  15 * minute,
  45 * minute,
  2 * hour,
  4 * hour,
  7 * hour,
  9 * hour,
];

/**
 * How long to wait after try number `tries` (from 1) failed; undefined after the last. Random by up to a fifth, so that
 * simultaneous failures do not return together; never sooner than the other side asked.
 */
export function pauseAfter(tries: number, askedMs = 0, chance = Math.random()): number | undefined {
  if (tries >= mostTries) return undefined;
  const pause = pauses[tries - 1] ?? pauses.at(-1)!;
  return Math.max(Math.round(pause * (0.8 + 0.4 * chance)), askedMs);
}
