import type { Role } from '@tidemark/contract/access';
import type { AuditEntry } from '@tidemark/contract/audit';
import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { calendarDate, dateTime } from '@tidemark/contract/shapes';
import { shownRole } from '../technicians/words.ts';
import { showDay, showMoment } from '../ui/dates.ts';

/** One field; a side is undefined where the record did not have it (before it was added, after it was deleted). */
export interface FieldChange {
  /** "Zip code"; of a part inside a field "Contents, Hours / Detach". */
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** Who or what is known by a number: "Technician: #12". */
const numbered = /(?<=technician|project)Id$/i;

/** "emergencyPhone" as people write it. */
function spaced(name: string): string {
  const words = name
    .replace(numbered, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function shown(value: unknown, name: string): string {
  if (value === null || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && numbered.test(name)) return `#${value}`;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (name === 'role') return shownRole(value as Role);
  if (calendarDate.safeParse(value).success) return showDay(value);
  return dateTime.safeParse(value).success ? showMoment(value) : value;
}

/** The fields of a record by their names as people read them; those of objects inside it too, lists in one. */
function flatten(record: Record<string, unknown> | null, called = spaced, path = ''): [string, string][] {
  return Object.entries(record ?? {}).flatMap(([name, value]): [string, string][] => {
    const field = `${path}${called(name)}`;
    if (Array.isArray(value)) {
      const parts = value.map((one) => shown(one, name));
      return [[field, parts.length > 0 ? parts.join(', ') : '-']];
    }
    if (typeof value === 'object' && value !== null)
      return flatten(value as Record<string, unknown>, spaced, `${field} / `);
    return [[field, shown(value, name)]];
  });
}

/** A line of a claim sheet by its name; the log has its id. */
function lineName(id: string): string {
  const line = catalogue.get(Number(id));
  if (!line) return spaced(id);
  const { section, title } = line;
  if (title === '') return `${section.title}, custom line ${id}`;
  return title === section.title ? title : `${section.title}, ${title}`;
}

/** What an entry says of its record, a field a line, in the order the log has them. */
export function changesOf(entry: Pick<AuditEntry, 'subject' | 'before' | 'after'>): FieldChange[] {
  const isSheet = entry.subject === 'claim-sheet';
  const [was, is] = [entry.before, entry.after].map((record) => {
    // A line that was empty is null there, and says nothing beside the figures it has now.
    const said = isSheet && record ? Object.entries(record).filter(([, line]) => line !== null) : undefined;
    return new Map(flatten(said ? Object.fromEntries(said) : record, isSheet ? lineName : spaced));
  }) as [Map<string, string>, Map<string, string>];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .filter((change) => change.before !== change.after);
}
