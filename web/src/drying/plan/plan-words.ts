import type { DryingPlan } from '@tidemark/contract/drying/plan';
import { dayWord } from '../../projects/dates.ts';
import { showDay, showTimeOfDay } from '../../ui/format/dates.ts';
import { showMinutes } from '../../ui/format/show-minutes.ts';

/** "Tomorrow, 9:00 AM, 45 min"; blank without a plan. */
export function planWords({ dryingDate, dryingTime, dryingMinutes }: DryingPlan): string {
  if (!dryingDate) return '';
  const time = dryingTime && showTimeOfDay(dryingTime);
  const length = dryingMinutes && showMinutes(dryingMinutes);
  return [dayWord(dryingDate) ?? showDay(dryingDate), time, length].filter(Boolean).join(', ');
}
