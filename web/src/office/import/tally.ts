import { copy, figure } from './copy.ts';
import type { Judged, Judgement } from './send-lines.ts';

/** How many lines have each outcome. */
export function countOutcomes(judgement: Judgement): Record<Judged['outcome'], number> {
  const tally = { created: 0, existing: 0, bad: 0 };
  for (const { outcome } of judgement.values()) tally[outcome]++;
  return tally;
}

/** The results of all lines: those the check found existing or bad were not sent again. */
export const mergeJudgements = (found: Judgement, made: Judgement): Judgement =>
  new Map([...[...found].filter(([, { outcome }]) => outcome !== 'created'), ...made]);

/** Each outcome's word and count; `rest` are lines without a result. */
export function countsOf(judgement: Judgement, rest = 0): [string, string][] {
  const { created, existing, bad } = countOutcomes(judgement);
  return [
    [copy.created, figure(created)],
    [copy.existing, figure(existing)],
    [copy.refused, figure(bad)],
    ...(rest > 0 ? [[copy.notSent, figure(rest)] as [string, string]] : []),
  ];
}
