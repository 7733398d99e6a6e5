import { showDay, showTimeOfDay } from '../ui/format/dates.ts';

/** A field's own wall clock, as it stood there: "Nov 20, 2026, 9:02 AM". */
export const showFieldTime = (at: string): string =>
  `${showDay(at.slice(0, 10))}, ${showTimeOfDay(at.slice(11, 16))}`;
