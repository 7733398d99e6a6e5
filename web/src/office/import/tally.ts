import type { Judged, Judgement } from './send-lines.ts';

/** How many lines have each outcome. */
export function tallyOf(judgement: Judgement): Record<Judged['outcome'], number> {
  const tally = { created: 0, existing: 0, bad: 0 };
  for (const { outcome } of judgement.values()) tally[outcome]++;
  return tally;
}
