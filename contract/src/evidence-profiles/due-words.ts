import type { DeadlineEvent } from './deadlines.ts';
import type { DeadlineGoal } from './goals.ts';

const hour = 3_600_000;

const inWords: Readonly<Record<DeadlineGoal, string>> = {
  arrival: 'Arrival',
  'authorization-sealed': 'Work authorization sealed',
  submitted: 'Inspection submitted',
  'estimate-sent': 'Estimate sent',
  'drying-closed': 'Drying closed',
  'certificate-sealed': 'Drying certificate sealed',
  'invoice-issued': 'Invoice issued',
};
export const goalWords = (goal: DeadlineGoal): string => inWords[goal];

/** From what a deadline counts, as managers choose it. */
export const eventWords: Readonly<Record<DeadlineEvent, string>> = {
  started: 'Project started',
  arrival: 'Arrival',
  'work-start': 'First unit or removal',
  submitted: 'Inspection submitted',
  dry: 'Dry',
  completed: 'Project completed',
};

/** "due in 3 h", "due in 20 min", "late by 2 days": the time that is left, or passed. */
export function dueWords(dueAt: string, now: number): { late: boolean; words: string } {
  const left = Date.parse(dueAt) - now;
  const late = left < 0;
  return { late, words: `${late ? 'late by' : 'due in'} ${span(Math.abs(left))}` };
}

function span(time: number): string {
  if (time < hour) return `${Math.max(1, Math.floor(time / 60_000))} min`;
  if (time < 48 * hour) return `${Math.floor(time / hour)} h`;
  return `${Math.floor(time / (24 * hour))} days`;
}
