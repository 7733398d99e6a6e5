import type { OfficeProject } from '@tidemark/contract/office/table';
import { bookedMinutes } from '@tidemark/contract/visits';
import { numberFormat } from '../../ui/format/formats.ts';

const hours = numberFormat({ maximumFractionDigits: 1 });
/** "6.3" */
export const showHours = (minutes: number) => hours(minutes / 60);

export interface DayLoad {
  visits: number;
  minutes: number;
}

export const loadOf = (projects: readonly OfficeProject[], usual: number): DayLoad => ({
  visits: projects.length,
  minutes: bookedMinutes(projects, usual),
});

/** A week of five working days. */
export const workdaysOfWeek = 5;

export const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
