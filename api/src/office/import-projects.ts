import { createHash } from 'node:crypto';
import type { officeActions } from '@tidemark/contract/office/actions';
import {
  type ImportAnswer,
  type ImportFacts,
  type ImportLine,
  readImportLine,
} from '@tidemark/contract/office/import';
import { sql } from 'kysely';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { hashOfExternalId, projectsByExternalId } from '../inbound-projects/read.ts';
import { importTurn } from '../inbound-projects/turns.ts';
import { addProjects } from '../projects/add-project.ts';
import { activeTechniciansByEmail } from '../technicians/read.ts';
import { begun } from './create-project.ts';
import { readCsv } from './read-csv.ts';

interface Read {
  line: number;
  facts: ImportFacts;
  hash: string;
}

/**
 * Makes a project of each good line that is not there yet. Strict makes none if a line is bad; a dry run makes none and
 * says what it would.
 */
export const importProjects: Handler<typeof officeActions.import> = async (context, { query, body }) => {
  const { tx } = context;
  const lines = body.lines ?? readCsv(body.csv!);
  if (!body.dryRun) await importTurn.execute(tx);
  const { good, technicians, errors } = await readLines(tx, lines);
  const known = await knownProjects(tx, good);
  // The first of those that are the same in one file is the one that is made.
  const fresh = [...new Map(good.toReversed().map((read) => [read.hash, read])).values()]
    .filter(({ hash }) => !known.has(hash))
    .toReversed();
  const refused = query.strict === 'true' && errors.length > 0;
  const made = new Map<string, number>();
  if (!body.dryRun && !refused) {
    const ids = await makeAll(context, fresh, technicians);
    for (const [index, { hash }] of fresh.entries()) made.set(hash, ids[index]!);
  }
  return answerOf({ lines, good, fresh, known, made, errors, refused });
};

async function readLines(tx: Tx, lines: readonly ImportLine[]) {
  const good: Read[] = [];
  const errors: ImportAnswer['errors'] = [];
  for (const { line, cells } of lines) {
    const read = readImportLine({ cells });
    for (const error of read.errors) errors.push({ line, ...error });
    if (read.facts) good.push({ line, facts: read.facts, hash: hashOf(read.facts) });
  }
  const emails = [...new Set(good.flatMap(({ facts }) => facts.technicianEmail ?? []))];
  const technicians = await activeTechniciansByEmail(tx, emails);
  const missing = good.filter(
    ({ facts }) => facts.technicianEmail !== null && !technicians.has(facts.technicianEmail),
  );
  for (const { line, facts } of missing) {
    const message = `There is no active technician with the email ${facts.technicianEmail}.`;
    errors.push({ line, field: 'technicianEmail', message });
  }
  return { good: good.filter((read) => !missing.includes(read)), technicians, errors };
}

const folded = (value: string) =>
  value
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');

/** What makes a line the one it is: its external id, or else address, customer and date. */
function hashOf(facts: ImportFacts): string {
  const { externalId, addressLine1, addressLine2, city, zipCode, customerName, scheduledDate } = facts;
  if (externalId) return hashOfExternalId(externalId).toString('hex');
  const parts = [addressLine1, addressLine2 ?? '', city, zipCode, customerName, scheduledDate ?? ''].map(
    folded,
  );
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * The projects of the lines that are there, by hash: imported before, told of by a CRM under this external id, or, of a
 * line without one, made by hand with the same address, customer and date.
 */
async function knownProjects(tx: Tx, good: readonly Read[]): Promise<Map<string, number>> {
  if (good.length === 0) return new Map();
  const known = new Map<string, number>();
  const told = await projectsByExternalId(
    tx,
    good.flatMap(({ facts }) => facts.externalId ?? []),
  );
  for (const { hash, facts } of good) {
    const id = facts.externalId && told.get(facts.externalId);
    if (id) known.set(hash, id);
  }
  const byHand = good.filter(({ facts }) => facts.externalId === null);
  const column = (of: (facts: ImportFacts) => string | null | undefined) =>
    byHand.map(({ facts }) => of(facts) ?? null);
  const { rows } = await sql<{ hash: string; id: number }>`
    SELECT lines.hash, min(projects.id) AS id
    FROM unnest(
      ${byHand.map(({ hash }) => hash)}::text[], ${column((facts) => facts.addressLine1)}::text[],
      ${column((facts) => facts.addressLine2)}::text[], ${column((facts) => facts.city)}::text[],
      ${column((facts) => facts.zipCode)}::text[], ${column((facts) => facts.customerName)}::text[],
      ${column((facts) => facts.scheduledDate)}::date[]
    ) AS lines (hash, line1, line2, city, zip, customer, day)
    JOIN projects ON projects.address_key = fold(lines.line1)
      AND fold(coalesce(projects.address_line2, '')) = fold(coalesce(lines.line2, ''))
      AND projects.city_key = fold(lines.city) AND fold(projects.zip_code) = fold(lines.zip)
      AND projects.customer_key = fold(lines.customer) AND projects.scheduled_date IS NOT DISTINCT FROM lines.day
    GROUP BY lines.hash`.execute(tx);
  for (const { hash, id } of rows) known.set(hash, id);
  const imported = await tx
    .selectFrom('importedProjects')
    .select([sql<string>`encode(hash, 'hex')`.as('hash'), 'projectId'])
    .where(
      'hash',
      'in',
      good.map(({ hash }) => Buffer.from(hash, 'hex')),
    )
    .execute();
  for (const { hash, projectId } of imported) known.set(hash, projectId);
  return known;
}

async function makeAll(
  context: SignedIn<WriteContext>,
  fresh: readonly Read[],
  technicians: ReadonlyMap<string, number>,
): Promise<number[]> {
  if (fresh.length === 0) return [];
  const { tx } = context;
  const facts = fresh.map(({ facts: { externalId: _, technicianEmail, ...rest } }) =>
    begun({ ...rest, technicianId: technicianEmail === null ? null : technicians.get(technicianEmail)! }),
  );
  const ids = (await addProjects(tx, context, facts)).map(({ id }) => id);
  const kept = fresh.map(({ hash }, index) => ({ hash: Buffer.from(hash, 'hex'), projectId: ids[index]! }));
  await tx.insertInto('importedProjects').values(kept).execute();
  return ids;
}

function answerOf({
  lines,
  good,
  fresh,
  known,
  made,
  errors,
  refused,
}: {
  lines: readonly ImportLine[];
  good: readonly Read[];
  fresh: readonly Read[];
  known: ReadonlyMap<string, number>;
  made: ReadonlyMap<string, number>;
  errors: ImportAnswer['errors'];
  refused: boolean;
}): ImportAnswer {
  const hashes = new Map(good.map(({ line, hash }) => [line, hash]));
  const begins = new Set(fresh.map(({ line }) => line));
  const outcomes = lines.flatMap(({ line }): ImportAnswer['lines'] => {
    const hash = hashes.get(line);
    if (hash === undefined) return [{ line, outcome: 'bad', projectId: null }];
    // Nothing became of a good line that another one held back.
    if (refused && !known.has(hash)) return [];
    const projectId = made.get(hash) ?? known.get(hash) ?? null;
    return [{ line, outcome: begins.has(line) ? 'created' : 'existing', projectId }];
  });
  return {
    created: refused ? 0 : begins.size,
    existing: outcomes.filter(({ outcome }) => outcome === 'existing').length,
    lines: outcomes,
    errors: errors.sort((a, b) => a.line - b.line),
  };
}
