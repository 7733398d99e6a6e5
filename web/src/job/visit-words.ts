import type { Project } from '@tidemark/contract/projects';
import { dayWord } from '../projects/dates.ts';
import { showDay, showTimeOfDay } from '../ui/format/dates.ts';
import { copy } from './copy.ts';

/** "Today, 2:00 PM", "Nov 28, 2026", or that there is no day yet. */
export function visitWords({ scheduledDate, scheduledTime, status }: Project): string {
  if (!scheduledDate) return copy.notScheduled;
  const day = (status === 'Completed' ? undefined : dayWord(scheduledDate)) ?? showDay(scheduledDate);
  return scheduledTime ? `${day}, ${showTimeOfDay(scheduledTime)}` : day;
}
