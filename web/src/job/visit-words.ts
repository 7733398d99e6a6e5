import type { Project } from '@tidemark/contract/projects';
import { dayWord } from '../projects/dates.ts';
import { showDay, showTimeOfDay } from '../ui/format/dates.ts';
import { showMinutes } from '../ui/format/show-minutes.ts';
import { copy } from './copy.ts';

/** "Today, 2:00 PM, 3 h", "Nov 28, 2026", or that there is no day yet. */
export function visitWords({ scheduledDate, scheduledTime, visitMinutes, status }: Project): string {
  if (!scheduledDate) return copy.notScheduled;
  const day = (status === 'Completed' ? undefined : dayWord(scheduledDate)) ?? showDay(scheduledDate);
  const length = visitMinutes && showMinutes(visitMinutes);
  return [day, scheduledTime && showTimeOfDay(scheduledTime), length].filter(Boolean).join(', ');
}
