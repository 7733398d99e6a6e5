import type { Signed } from '@tidemark/contract/inspections/signature';
import { calendarDate, timeOfDay } from '@tidemark/contract/shapes';
import { sketchInWords } from '@tidemark/contract/sketch/kept';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { showDay, showMoment, showTimeOfDay } from './dates.ts';
import { isolated } from './isolated.ts';

/** A value as the screen shows it. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'blank';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return isolated(value.map((one) => one?.reason ?? one).join(', ')) || 'blank';
  if (typeof value === 'object' && 'points' in value) return sketchInWords(value as Sketch);
  if (typeof value === 'object') {
    const { name, signedAt } = value as Signed;
    return `${isolated(name)}, signed ${showMoment(signedAt)}`;
  }
  const text = String(value);
  if (calendarDate.safeParse(text).success) return showDay(text);
  return timeOfDay.safeParse(text).success ? showTimeOfDay(text) : isolated(text);
}
