import { isDeepStrictEqual } from 'node:util';
import type { Act, Did, Unsent } from '../../phone/orders.ts';
import type { Seen } from './network.ts';
import type { Audited } from './office.ts';

export type Records = Record<string, Record<string, unknown>[]>;

/** The final state of two phones and the server. */
export interface Outcome {
  /**
   * For each phone: what it has after its last refresh, what it discarded because it or its parent was refused, what it
   * promised, and what was being done when its app was killed.
   */
  phones: { name: string; records: Records; refused: Unsent[]; did: Did[]; died: Act[] }[];
  /** What a third, new phone reads from the server. */
  office: Records;
  log: Audited[];
  seen: Seen[];
  answers: ReadonlyMap<string, number>;
}

export interface Verdict {
  lost: string[];
  doubled: string[];
  other: string[];
}

/** Why the server may refuse: either phone deleted what the change is about. */
const stated = new Set([
  ...['inspection_cancelled', 'room_not_found', 'file_not_found', 'follow_up_not_found'],
  // Or it did what can be done once: began the visit, read the point, took the room, closed.
  ...['chamber_not_found', 'point_not_found', 'visit_not_found', 'air_not_found', 'reading_not_found'],
  ...['placement_not_found', 'visit_open', 'visit_ended', 'reading_there', 'point_removed'],
  ...['room_in_other_chamber', 'point_has_readings', 'still_named', 'unit_events_order', 'drying_closed'],
  'drying_unfinished',
]);
const compared = [
  ...['projects', 'inspections', 'rooms', 'followUps', 'documentation', 'sheets'],
  ...['dryingRecords', 'meters', 'units'],
];

export function judge(outcome: Outcome): Verdict {
  const verdict: Verdict = { lost: [], doubled: [], other: [] };
  for (const phone of outcome.phones) {
    for (const table of ['outbox', 'bases', 'blobs']) {
      const left = phone.records[table]!.length;
      if (left > 0) verdict.other.push(`${phone.name}: ${left} left in ${table}`);
    }
    for (const { action, refusal, text } of phone.refused) {
      if (refusal && !stated.has(refusal.split(':')[0]!))
        verdict.other.push(`${phone.name}: ${action} was refused, ${refusal}: ${text}`);
    }
    verdict.other.push(...differences(phone.name, phone.records, outcome.office));
    verdict.lost.push(...missing(phone, outcome));
  }
  verdict.lost.push(...unacknowledged(outcome));
  verdict.doubled.push(...doubled(outcome));
  verdict.other.push(...broken(outcome));
  return verdict;
}

/** Each read signs an address again. */
const plain = (record: unknown) =>
  JSON.parse(
    JSON.stringify(record, (key, value) =>
      (key === 'url' || key === 'fileUrl') && typeof value === 'string' ? value.split('?')[0] : value,
    ),
  ) as Record<string, unknown>;

function differences(name: string, here: Records, there: Records): string[] {
  const found: string[] = [];
  const rooms = new Set(there.rooms!.map(({ id }) => id));
  for (const table of compared) {
    // The sheet of a deleted room is shown nowhere.
    const counts = ({ id }: Record<string, unknown>) => table !== 'sheets' || rooms.has(id);
    const byId = (records: Records) =>
      new Map(records[table]!.filter(counts).map((record) => [record.id, plain(record)]));
    const [ours, theirs] = [byId(here), byId(there)];
    for (const id of new Set([...ours.keys(), ...theirs.keys()])) {
      const [our, their] = [ours.get(id), theirs.get(id)];
      if (isDeepStrictEqual(our, their)) continue;
      if (!our || !their) found.push(`${name}: ${table} ${id} is ${our ? 'only here' : 'not here'}`);
      else
        for (const field of new Set([...Object.keys(our), ...Object.keys(their)])) {
          const [mine, its] = [our[field], their[field]];
          if (!isDeepStrictEqual(mine, its))
            found.push(`${name}: ${table} ${id} ${field} is ${text(mine)}, at the office ${text(its)}`);
        }
    }
  }
  return found;
}

const text = (value: unknown) => JSON.stringify(value);
const says = (value: string) => new RegExp(`(?<![\\w.])${value.replaceAll('.', '\\.')}(?![\\w.])`);

/** What an act replaces if it is done before that was sent. */
const replaces: Partial<Record<Act['do'], RegExp>> = {
  field: /^field /,
  'claim type': /^field /,
  signature: /^signature$/,
  'room renamed': /^name /,
  'room measured': /^length /,
  row: /^row /,
  'photo removed': /^file /,
  'document described': /^description /,
  'document removed': /^(description|file) /,
  'follow-up changed': /^notes /,
  'drying room renamed': /^room name /,
  'drying point moved': /^point /,
  'drying point removed': /^point gone /,
  'drying visit noted': /^notes /,
  'drying reading corrected': /^reading /,
  'drying deleted': /^(drying|room name|point|point gone|reading) /,
  'drying facts': /^drying facts$/,
  'drying answered': /^answer /,
};

/** What the phone promised to keep and neither the log nor a refusal has. */
function missing({ name, did, refused, died }: Outcome['phones'][number], { log }: Outcome): string[] {
  const last = new Map(did.map(({ place, value }) => [place, value]));
  const known = [...log.map(({ after }) => text(after)), ...refused.map((entry) => entry.text)];
  // The kill interrupted it without a result; it may have been done.
  const unsure = (place: string) => died.some((act) => replaces[act.do]?.test(place));
  return [...last]
    .filter(([, value]) => value !== undefined && !known.some((one) => says(value).test(one)))
    .filter(([place]) => !unsure(place))
    .map(([place, value]) => `${name}: ${place} = ${value} is nowhere`);
}

/** A phone was told that it is done, and the server has no such response. */
function unacknowledged({ seen, answers }: Outcome): string[] {
  return seen
    .filter(({ told, status, key }) => told && status! < 300 && !(answers.get(key)! < 300))
    .map(({ key, what }) => `${what} was acknowledged, and key ${key} has no answer of success`);
}

/** A change without a key, one key for several transactions, or one value twice. */
function doubled({ log, phones, seen }: Outcome): string[] {
  const found = log
    .filter(({ keys }) => keys.length !== 1)
    .map(({ id, action, keys }) => `entry ${id} (${action}) stands under ${keys.length} keys`);
  const taken = new Map<string, Set<string>>();
  for (const { key, values, status } of seen) {
    // Doing it twice often changes nothing the second time, and is wrong all the same.
    for (const value of status! < 300 ? values : [])
      taken.set(value, (taken.get(value) ?? new Set()).add(key));
  }
  for (const [value, keys] of taken)
    if (keys.size > 1) found.push(`${value} was taken under the keys ${[...keys]}`);
  for (const { name, did } of phones) {
    for (const { place, value } of did) {
      if (value === undefined) continue;
      // A line and a file's record are logged in full, so an entry about another column repeats the value.
      const came = log.filter(({ before, after }) => {
        return says(value).test(text(after)) && !says(value).test(text(before));
      });
      // A follow-up's text is its project's too: two entries of one change.
      if (new Set(came.map(({ keys }) => keys[0])).size > 1)
        found.push(`${name}: ${place} = ${value} came more than once: entries ${came.map(({ id }) => id)}`);
    }
  }
  return found;
}

/** Entries about a part of their subject, which `id` names. */
const partOf: Partial<Record<string, string>> = { 'file-changed': 'file', 'drying-changed': 'drying' };

const blank = (value: unknown) => (value === undefined ? null : value);

/**
 * Each entry begins with the previous one's values, so nothing was overwritten unseen; and the server has the last to
 * arrive.
 */
function broken({ log, office }: Outcome): string[] {
  const found: string[] = [];
  const stands = new Map<string, { value: unknown; subjectId: string; field: string; subject: string }>();
  for (const { id, action, subject, subjectId, before, after } of log) {
    if (!action.endsWith('-changed') || !before || !after) continue;
    // Of drying as a whole and of what happened to a unit, the entry names no record.
    const part = partOf[action];
    if (part ? typeof after.id !== 'string' : subject === 'project') continue;
    const partId = part ? String(after.id) : '';
    for (const field of Object.keys(after)) {
      const place = `${subject} ${subjectId} ${partId} ${field}`;
      const was = stands.get(place);
      if (was && !isDeepStrictEqual(blank(was.value), blank(before[field])))
        found.push(`entry ${id}: ${place} was ${text(was.value)}, the log says ${text(before[field])}`);
      stands.set(place, {
        value: after[field],
        ...(part ? { subject: part, subjectId: partId } : { subject, subjectId }),
        field,
      });
    }
  }
  const tables: Record<string, string> = {
    inspection: 'inspections',
    room: 'rooms',
    file: 'documentation',
    'follow-up': 'followUps',
    'claim-sheet': 'sheets',
    drying: 'dryingRecords',
  };
  for (const [place, { value, subject, subjectId, field }] of stands) {
    const record = office[tables[subject]!]!.find(({ id }) => id === subjectId);
    if (!record || (subject === 'claim-sheet' && !office.rooms!.some(({ id }) => id === subjectId))) continue;
    const now = subject === 'claim-sheet' ? (record.rows as Record<string, unknown>)[field] : record[field];
    const { strokes: _, ...inkless } = Object(now) as Record<string, unknown>;
    const shown = field.endsWith('Signature') && now ? inkless : now;
    if (!isDeepStrictEqual(blank(shown), blank(value)))
      found.push(`${place} is ${text(shown)}, the last to arrive was ${text(value)}`);
  }
  return found;
}
