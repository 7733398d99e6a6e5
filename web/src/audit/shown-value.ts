import type { Role } from '@tidemark/contract/access';
import { deliveryStates } from '@tidemark/contract/deliveries';
import { categories } from '@tidemark/contract/documentation-file';
import type { Field } from '@tidemark/contract/fields';
import { followUpReasons } from '@tidemark/contract/follow-ups';
import { inspectionFields } from '@tidemark/contract/inspections/fields';
import { officeSorts } from '@tidemark/contract/office/table';
import { projectFields } from '@tidemark/contract/projects/fields';
import { roomConditions, roomFields } from '@tidemark/contract/rooms/fields';
import { calendarDate, dateTime, timeOfDay, uuid } from '@tidemark/contract/shapes';
import { shotNames } from '@tidemark/contract/shot-names';
import { sketchInWords } from '@tidemark/contract/sketch/kept';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { showLength } from '../documentation/voice/show-length.ts';
import { entryOf } from '../price-list/entries.ts';
import { shownRole } from '../technicians/names.ts';
import { showDay, showMoment, showTimeOfDay } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';
import { showCount } from '../ui/format/formats.ts';
import { showMinutes } from '../ui/format/show-minutes.ts';
import { showSize } from '../ui/format/show-size.ts';

/** Stored values that people write differently, by field. */
const codes = new Map<string, readonly string[]>([
  ['category', categories],
  ['condition', roomConditions],
  ['followUpReason', followUpReasons],
  ['sort', officeSorts],
  ['state', deliveryStates],
]);
const directions: Readonly<Record<string, string>> = { asc: 'Ascending', desc: 'Descending' };

const known: Readonly<Record<string, Field>> = { ...projectFields, ...inspectionFields, ...roomFields };
const kindOf = (name: string) => (Object.hasOwn(known, name) ? known[name]?.kind : undefined);
const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const isMoney = (name: string) =>
  /^(total|amount|estimatedAdditionalCost)$/.test(name) || kindOf(name) === 'money';
const isWho = (name: string) => /^technician$|(technician|project)Id$/i.test(name);

function shownFigure(value: number, name: string): string {
  const price = entryOf.get(name);
  if (price) return price.isRate ? `${value} ${price.unit}` : dollars(value);
  if (isMoney(name)) return dollars(value);
  if (isWho(name)) return `#${value}`;
  if (name === 'size') return showSize(value);
  if (name === 'duration') return showLength(value);
  if (kindOf(name) === 'feet') return `${value}′`;
  if (kindOf(name) === 'minutes') return showMinutes(value);
  return Number.isSafeInteger(value) && value >= 0 ? showCount(value) : String(value);
}

function shownText(value: string, name: string): string {
  if (name === 'role') return shownRole(value as Role);
  if (name === 'direction') return directions[value] ?? value;
  if (name === 'shot') return (shotNames as Readonly<Record<string, string>>)[value] ?? value;
  if (name === 'residentType') return capital(value.replaceAll('_', ' '));
  if (codes.get(name)?.includes(value))
    return capital(value.replaceAll('_', ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2'));
  // In the camera's own time, whatever its offset.
  if (name === 'capturedAt' && Number.isFinite(Date.parse(value)))
    return `${showDay(value.slice(0, 10))}, ${showTimeOfDay(value.slice(11, 16))}`;
  if (name.endsWith('Time') && timeOfDay.safeParse(value).success) return showTimeOfDay(value);
  if (calendarDate.safeParse(value).success) return showDay(value);
  if (dateTime.safeParse(value).success) return showMoment(value);
  // Enough to distinguish them; the export has everything.
  return uuid.safeParse(value).success ? `#${value.slice(0, 8)}` : value;
}

/** A value of the log as people write it. */
export function shownValue(value: unknown, name: string): string {
  if (value === null || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return shownFigure(value, name);
  if (typeof value === 'string') return shownText(value, name);
  const { label, number, points } = value as { label?: unknown; number?: unknown; points?: unknown };
  if (points) return sketchInWords(value as Sketch);
  return label && number ? `${label} ${number}` : JSON.stringify(value);
}
