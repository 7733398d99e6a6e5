import type { DryingPlan } from '@tidemark/contract/drying/plan';
import { dayOfMoment, timeOfMoment } from '../../ui/format/dates.ts';

const dayMs = 86_400_000;
const step = 5;

/** The day after, at the time of this visit, to five minutes. */
export function defaultPlan(startedAt: string, now = new Date()): DryingPlan {
  const tomorrow = new Date(Date.parse(`${dayOfMoment(now)}T00:00:00Z`) + dayMs);
  const [hour = 0, minute = 0] = timeOfMoment(startedAt).split(':').map(Number);
  const two = (part: number) => String(part).padStart(2, '0');
  return {
    dryingDate: tomorrow.toISOString().slice(0, 10),
    dryingTime: `${two(hour)}:${two(Math.floor(minute / step) * step)}`,
    dryingMinutes: null,
  };
}
