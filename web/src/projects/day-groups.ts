import { dayWord } from './dates.ts';
import type { AtNextVisit } from './next-visit.ts';
import { isDone, latestDone, soonestFirst } from './order.ts';

const dayNames = ['Earlier', 'Today', 'Tomorrow', 'Later', 'Completed'] as const;
export type DayName = (typeof dayNames)[number];

function nameOf(project: AtNextVisit, now: Date): DayName {
  if (isDone(project)) return 'Completed';
  const { scheduledDate } = project;
  const word = dayWord(scheduledDate, now);
  if (word === 'Today' || word === 'Tomorrow') return word;
  return scheduledDate && Date.parse(scheduledDate) < now.getTime() ? 'Earlier' : 'Later';
}

/** The projects by the day of their visit; those without a day are at the end of Later, completed ones apart. */
export function dayGroups(projects: readonly AtNextVisit[], now = new Date()): [DayName, AtNextVisit[]][] {
  const groups = Map.groupBy(projects, (project) => nameOf(project, now));
  return dayNames.flatMap((name): [DayName, AtNextVisit[]][] => {
    const its = groups.get(name);
    return its ? [[name, its.toSorted(name === 'Completed' ? latestDone : soonestFirst)]] : [];
  });
}

/** The first of them, over all groups; a heading counts the whole group. */
export function firstOf(groups: [DayName, AtNextVisit[]][], most: number) {
  let left = most;
  return groups.flatMap(([name, all]) => {
    const listed = all.slice(0, left);
    left -= listed.length;
    return listed.length > 0 ? [{ name, listed, count: all.length }] : [];
  });
}
