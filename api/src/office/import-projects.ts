import type { officeActions } from '@tidemark/contract/office/actions';
import { dayColumns } from '@tidemark/contract/office/import/columns';
import type { DateOrder } from '@tidemark/contract/office/import/days';
import { datesOf, decided } from '@tidemark/contract/office/import/file-dates';
import { readImportLine } from '@tidemark/contract/office/import/read-line';
import { sameIds } from '@tidemark/contract/office/import/same-ids';
import type { ImportAnswer, ImportLine } from '@tidemark/contract/office/import/shapes';
import type { PlacedLine } from '@tidemark/contract/office/import/table';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { importTurn } from '../inbound-projects/turns.ts';
import { addProjects } from '../projects/add-project.ts';
import { activeTechniciansByEmail } from '../technicians/read.ts';
import { begun } from './create-project.ts';
import { type GoodLine, hashOf, houseHash, knownProjects } from './known-projects.ts';
import { type ReadFile, readCsv } from './read-csv.ts';

/** Lines in portions; their days are judged together. */
function readSent(sent: readonly ImportLine[]): ReadFile {
  const lines = sent.map((line) => ({ ...line, errors: [] }));
  const rows = sent.map(({ line, cells }) => ({ line, cells: dayColumns.map((name) => cells[name] ?? '') }));
  return { lines, leftOut: [], dates: datesOf({ rows }, dayColumns) };
}

/**
 * Creates a project for each valid line that does not exist yet. Strict creates none if a line is invalid; a dry run
 * only reports.
 */
export const importProjects: Handler<typeof officeActions.import> = async (context, { query, body }) => {
  const { tx } = context;
  const file = body.lines ? readSent(body.lines) : readCsv(body.csv!);
  if (!body.dryRun) await importTurn.execute(tx);
  const judged = await judgeLines(tx, file.lines, body.dates ?? query.dates ?? decided(file.dates));
  const { good, known, errors } = judged;
  // The first of equal lines in one file is created.
  const fresh = [...new Map(good.toReversed().map((read) => [read.hash, read])).values()]
    .filter(({ hash }) => !known.has(hash))
    .toReversed();
  const refused = query.strict === 'true' && errors.length > 0;
  const made = new Map<string, number>();
  let importId: string | null = null;
  if (!body.dryRun && !refused && fresh.length > 0) {
    importId = body.importId ?? uuidv7();
    await goOnWith(context, importId, body.fileName ?? null);
    const ids = await makeAll(context, fresh, judged.technicians, importId);
    for (const [index, { hash }] of fresh.entries()) made.set(hash, ids[index]!);
  }
  return {
    ...answerOf({ ...judged, lines: file.lines, fresh, made, refused }),
    leftOut: file.leftOut,
    importId,
  };
};

interface Judged {
  good: GoodLine[];
  known: ReadonlyMap<string, number>;
  technicians: ReadonlyMap<string, number>;
  errors: ImportAnswer['errors'];
  notes: ImportAnswer['notes'];
}

async function judgeLines(
  tx: Tx,
  lines: readonly PlacedLine[],
  dates: DateOrder | 'both' | undefined,
): Promise<Judged> {
  const read: GoodLine[] = [];
  const errors: ImportAnswer['errors'] = [];
  const notes: ImportAnswer['notes'] = [];
  for (const placed of lines) {
    const { line } = placed;
    const { facts, ...said } = readImportLine(placed, dates);
    for (const { field, message } of [...placed.errors, ...said.errors])
      errors.push({ line, field, message });
    for (const note of said.notes) notes.push({ line, ...note });
    if (facts && placed.errors.length === 0) read.push({ line, facts, hash: hashOf(facts) });
  }
  for (const { line, error } of sameIds(read)) errors.push({ line, ...error });
  const emails = [...new Set(read.flatMap(({ facts }) => facts.technicianEmail ?? []))];
  const technicians = await activeTechniciansByEmail(tx, emails);
  for (const { line, facts } of read) {
    if (facts.technicianEmail === null || technicians.has(facts.technicianEmail)) continue;
    const message = `There is no active technician with the email ${facts.technicianEmail}.`;
    errors.push({ line, field: 'technicianEmail', message });
  }
  const clean = without(read, errors);
  const known = await knownProjects(tx, clean);
  errors.push(...known.errors);
  return { good: without(clean, known.errors), known: known.projects, technicians, errors, notes };
}

function without(lines: readonly GoodLine[], errors: ImportAnswer['errors']): GoodLine[] {
  const bad = new Set(errors.map(({ line }) => line));
  return lines.filter(({ line }) => !bad.has(line));
}

/** Starts or continues an import. @throws Refusal id_taken, import_undone */
async function goOnWith(
  { tx, actor }: SignedIn<WriteContext>,
  id: string,
  fileName: string | null,
): Promise<void> {
  const { technicianId, undoneAt } = await tx
    .insertInto('projectImports')
    .values({ id, technicianId: actor.id, fileName })
    .onConflict((same) => same.column('id').doUpdateSet({ lastAt: sql`now()` }))
    .returning(['technicianId', 'undoneAt'])
    .executeTakeFirstOrThrow();
  if (technicianId !== actor.id) throw new Refusal('id_taken');
  if (undoneAt !== null) throw new Refusal('import_undone');
}

async function makeAll(
  context: SignedIn<WriteContext>,
  fresh: readonly GoodLine[],
  technicians: ReadonlyMap<string, number>,
  importId: string,
): Promise<number[]> {
  const { tx } = context;
  const facts = fresh.map(({ facts: { externalId: _, technicianEmail, ...rest } }) =>
    begun({ ...rest, technicianId: technicianEmail === null ? null : technicians.get(technicianEmail)! }),
  );
  const ids = (await addProjects(tx, context, facts)).map(({ id }) => id);
  const kept = fresh.map(({ hash, facts: of }, index) => ({
    ...{ hash: Buffer.from(hash, 'hex'), projectId: ids[index]! },
    ...{ importId, house: houseHash(of) },
  }));
  await tx.insertInto('importedProjects').values(kept).execute();
  return ids;
}

interface Told extends Judged {
  lines: readonly ImportLine[];
  fresh: readonly GoodLine[];
  made: ReadonlyMap<string, number>;
  refused: boolean;
}

function answerOf({ lines, good, fresh, known, made, errors, notes, refused }: Told) {
  const hashes = new Map(good.map(({ line, hash }) => [line, hash]));
  const begins = new Set(fresh.map(({ line }) => line));
  const outcomes = lines.flatMap(({ line }): ImportAnswer['lines'] => {
    const hash = hashes.get(line);
    if (hash === undefined) return [{ line, outcome: 'bad', projectId: null }];
    // A valid line that another one held back was not imported.
    if (refused && !known.has(hash)) return [];
    const projectId = made.get(hash) ?? known.get(hash) ?? null;
    return [{ line, outcome: begins.has(line) ? 'created' : 'existing', projectId }];
  });
  return {
    created: refused ? 0 : begins.size,
    existing: outcomes.filter(({ outcome }) => outcome === 'existing').length,
    lines: outcomes,
    errors: errors.sort((a, b) => a.line - b.line),
    notes,
  };
}
