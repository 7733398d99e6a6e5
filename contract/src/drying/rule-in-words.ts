import type { DayRule } from './day-rules.ts';

/** The rule as papers and screens say it: "each started 24 hours, 60 minutes of grace". */
export function ruleInWords(rule: DayRule, graceMinutes: number): string {
  if (rule === 'calendar') return 'each calendar day';
  if (rule === 'nearest-24h') return 'the nearest 24 hours';
  const grace = graceMinutes === 0 ? 'no' : `${graceMinutes} minutes of`;
  return `each started 24 hours, ${grace} grace`;
}
