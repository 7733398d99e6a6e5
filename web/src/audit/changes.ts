import type { AuditEntry } from '@tidemark/contract/audit';
import { placementInWords } from '@tidemark/contract/floor-plan/in-words';
import type { Placement } from '@tidemark/contract/floor-plan/placement';
import type { OpenAtSubmit } from '@tidemark/contract/inspections/open-at-submit';
import { inspectionQuestions } from '@tidemark/contract/inspections/questions';
import type { Marks } from '@tidemark/contract/mark-drawing';
import { fieldName, partName, spaced } from './field-name.ts';
import { shownValue } from './shown-value.ts';

/** One field; a side is undefined where the record did not have it (before it was added, after it was deleted). */
export interface FieldChange {
  /** "Zip code"; of a part inside a field "Contents, Hours / Detach". */
  field: string;
  before: string | undefined;
  after: string | undefined;
}

type Told = [field: string, value: string];

/** A list is one line; each answered question has its own. */
function flattenList(field: string, name: string, list: readonly unknown[]): Told[] {
  if (name === 'inspectionQuestions' && list.length > 0)
    return (list as { code: string; answer: unknown }[]).map(({ code, answer }) => [
      inspectionQuestions.find((one) => one.code === code)?.question ?? code,
      shownValue(answer, code),
    ]);
  return [[field, list.map((one) => shownValue(one, name)).join(', ') || '-']];
}

/** A photo's marks by kind; where they stand is in the export. */
const markWords = (marks: Marks) =>
  Object.values(marks)
    .map(({ kind, text }) => [spaced(kind), text].filter(Boolean).join(' '))
    .join(', ') || '-';

/** A record's fields with readable names, including those of nested objects. */
function flatten(record: object, called: (name: string) => string, part: typeof called, path = ''): Told[] {
  return Object.entries(record).flatMap(([name, value]: [string, unknown]): Told[] => {
    const field = `${path}${called(name)}`;
    if (name === 'openAtSubmit' && value)
      return [[field, (value as OpenAtSubmit).missing.map(({ sentence }) => sentence).join(' ')]];
    if (name === 'placement' && value) return [[field, placementInWords(value as Placement)]];
    if (name === 'marks') return [[field, markWords(value as Marks)]];
    if (Array.isArray(value)) return flattenList(field, name, value);
    if (typeof value === 'object' && value !== null) return flatten(value, part, part, `${field} / `);
    return [[field, shownValue(value, name)]];
  });
}

/** An entry's changes, one field per line, in the log's order. */
export function changesOf(entry: Pick<AuditEntry, 'subject' | 'before' | 'after'>): FieldChange[] {
  const { subject } = entry;
  const [was, is] = [entry.before, entry.after].map((record) => {
    // A line that was empty is null there, which adds nothing to its current figures.
    const said = Object.entries(record ?? {}).filter(
      ([, line]) => subject !== 'claim-sheet' || line !== null,
    );
    const names = (field: string) => fieldName(subject, field);
    return new Map(flatten(Object.fromEntries(said), names, (field) => partName(subject, field)));
  }) as [Map<string, string>, Map<string, string>];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .filter((change) => change.before !== change.after);
}
