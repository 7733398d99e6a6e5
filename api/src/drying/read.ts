import type { Actor } from '@tidemark/contract/access';
import {
  type AnyDryingRecord,
  blankOfKind,
  type DryingKind,
  type DryingRecord,
  dryingKinds,
} from '@tidemark/contract/drying/kinds';
import { type DryingHead, newDrying } from '@tidemark/contract/drying/record';
import { type Drying, dryingOf } from '@tidemark/contract/drying/whole';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import { type Selectable, sql } from 'kysely';
import { newestCompany } from '../company/read.ts';
import type { SignedIn, WriteContext } from '../context.ts';
import type { Read, Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { newestZone } from '../inspections/read.ts';
import { lockOpenJob } from '../job/read.ts';
import { readProject } from '../projects/read.ts';
import { metersOf, unitsOf } from './stock.ts';

/** What follows from a closed drying, in the same transaction. */
export type OnDryingClosed = (context: SignedIn<WriteContext>, projectId: number) => Promise<void>;

type Row = Omit<Selectable<Database['dryingRecords']>, 'unitIn'>;
const columns = ['id', 'projectId', 'kind', 'body', 'author', 'createdAt'] as const;

/** Fields that came after a record was written are blank. */
const told = <K extends DryingKind>({ kind, body, ...row }: Row): DryingRecord<K> =>
  ({ record: kind, ...blankOfKind(kind), ...body, ...row }) as unknown as DryingRecord<K>;

const rowsOf = (db: Read, projectId: number) =>
  db.selectFrom('dryingRecords').select(columns).where('projectId', '=', projectId);

/** Every record of a project's drying, in the order in which they arrived. */
export async function recordsOf(db: Read, projectId: number): Promise<DryingRecord<DryingKind>[]> {
  const rows = await rowsOf(db, projectId).orderBy('createdAt').orderBy('id').execute();
  return rows.map(told);
}

/** The records of one kind. */
export async function recordsOfKind<K extends DryingKind>(
  db: Read,
  projectId: number,
  kind: K,
): Promise<DryingRecord<K>[]> {
  const rows = await rowsOf(db, projectId).where('kind', '=', kind).execute();
  return rows.map((row) => told<K>(row));
}

/** A record of any project by its id. */
export async function findRecord(db: Read, id: string): Promise<DryingRecord<DryingKind> | undefined> {
  const row = await db.selectFrom('dryingRecords').select(columns).where('id', '=', id).executeTakeFirst();
  return row && told(row);
}

/** The project that a record of this kind is of; undefined where there is none. */
export const projectOfRecord =
  (kind: DryingKind) =>
  async (db: Read, id: string): Promise<number | undefined> => {
    const found = await findRecord(db, id);
    return found?.record === kind ? found.projectId : undefined;
  };

/** @throws Refusal that this kind of record is not there */
export async function recordOf<K extends DryingKind>(
  db: Read,
  projectId: number,
  { kind, id }: { kind: K; id: string },
): Promise<DryingRecord<K>> {
  const found = await findRecord(db, id);
  if (found?.projectId !== projectId || found.record !== kind) throw new Refusal(dryingKinds[kind].missing);
  return found as unknown as DryingRecord<K>;
}

/** What is said of a project's drying as a whole. */
export async function headOf(db: Read, projectId: number): Promise<DryingHead> {
  const row = await db
    .selectFrom('dryings')
    .select('body')
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  return { ...newDrying(projectId), ...row?.body };
}

/** The ids that records name in a field. */
const named = (records: readonly object[], field: string): string[] => [
  ...new Set(
    records.flatMap((record) => {
      const id = (record as Record<string, unknown>)[field];
      return typeof id === 'string' ? [id] : [];
    }),
  ),
];

/** A project's drying in its parts, and the meters and units they name. */
export async function partsOf(db: Read, projectId: number) {
  const records = await recordsOf(db, projectId);
  return {
    drying: await headOf(db, projectId),
    records: records as unknown as AnyDryingRecord[],
    meters: await metersOf(db, named(records, 'meterId')),
    units: await unitsOf(db, named(records, 'unitId')),
  };
}

/** All of a project's drying. */
export async function wholeDrying(db: Read, projectId: number): Promise<Drying> {
  const { drying, records, ...stock } = await partsOf(db, projectId);
  return dryingOf(projectId, [drying, ...records], stock);
}

/**
 * A project's drying with what its papers need to reckon and name. @throws Refusal project_not_found, job_not_begun
 */
export async function readLog(db: Read, actor: Actor, projectId: number) {
  const project = await readProject(db, actor, projectId);
  if (jobState(project) === 'not begun') throw new Refusal('job_not_begun');
  const drying = await wholeDrying(db, project.id);
  const company = await newestCompany(db);
  const timeZone = company.timeZone ?? (await newestZone(db, project.id)) ?? 'UTC';
  const authors = [...new Set(drying.visits.flatMap(({ technicianId }) => technicianId ?? []))];
  const people = authors.length
    ? await db
        .selectFrom('technicians')
        .select(['id', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
        .where('id', 'in', authors)
        .execute()
    : [];
  return {
    ...{ project, drying, timeZone, now: new Date().toISOString() },
    altitudeFt: drying.altitudeFt ?? company.altitudeFt,
    people: new Map(people.map(({ id, name }) => [id, name])),
  };
}

/** Locks a project whose drying takes writes. @throws Refusal those of its job, drying_closed */
export async function lockDrying(
  tx: Tx,
  actor: Actor,
  projectId: number,
): Promise<{ project: Project; head: DryingHead }> {
  const project = await lockOpenJob(tx, actor, projectId);
  const head = await headOf(tx, project.id);
  if (head.closedAt !== null) throw new Refusal('drying_closed');
  return { project, head };
}
