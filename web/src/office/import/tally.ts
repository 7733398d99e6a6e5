import { copy, figure } from './copy.ts';
import type { Judged, Judgement } from './send-lines.ts';

/** How many lines have each outcome. */
export function tallyOf(judgement: Judgement): Record<Judged['outcome'], number> {
  const tally = { created: 0, existing: 0, bad: 0 };
  for (const { outcome } of judgement.values()) tally[outcome]++;
  return tally;
}

/** What came of all lines that are told of: what the check found to be there or to be bad was not sent again. */
export const toldOf = (found: Judgement, made: Judgement): Judgement =>
  new Map([...[...found].filter(([, { outcome }]) => outcome !== 'created'), ...made]);

/** Of each outcome its word and how many lines have it; `rest` are those not told of. */
export function countsOf(judgement: Judgement, rest = 0): [string, string][] {
  const { created, existing, bad } = tallyOf(judgement);
  return [
    [copy.created, figure(created)],
    [copy.existing, figure(existing)],
    [copy.refused, figure(bad)],
    ...(rest > 0 ? [[copy.notSent, figure(rest)] as [string, string]] : []),
  ];
}
