import { type Actor, isManager, may } from '@tidemark/contract/access';
import type { Draft } from '@tidemark/contract/inspections/draft';
import { type Inspection, inspection as shape } from '@tidemark/contract/inspections/inspection';
import type { Signed } from '@tidemark/contract/inspections/signature';
import { Refusal } from '@tidemark/contract/refusals';
import type { TrashPhoto } from '@tidemark/contract/trash-photos';
import { sql, type UpdateObject } from 'kysely';
import type { ReadContext, SignedIn, WriteContext } from '../context.ts';
import { columnName } from '../db/column-name.ts';
import type { Read, Tx } from '../db/database.ts';
import { ahead } from '../db/naming-pool.ts';
import type { Database } from '../db/schema.ts';
import { draftColumns } from './draft-columns.ts';

type Column = Exclude<keyof Inspection, 'trashPhotos'>;
const columns = Object.keys(shape.shape)
  .filter((name) => name !== 'trashPhotos')
  .map((name) => `inspections.${name}` as `inspections.${Column}`);

/** A photo as stored; every response creates a new signed URL. */
type StoredPhoto = Omit<TrashPhoto, 'fileUrl'>;
export type StoredInspection = Omit<Inspection, 'trashPhotos'> & { trashPhotos: StoredPhoto[] };
/** With the moment of its transaction, which a change is dated by. */
type LockedInspection = StoredInspection & { now: string };

const trashPhotos = sql<StoredPhoto[]>`coalesce((
  SELECT json_agg(json_build_object(
    'id', files.id, 'fileName', files.name, 'size', files.size, 'sha256', files.sha256,
    'capturedAt', files.taken_at, 'latitude', files.latitude, 'longitude', files.longitude, 'flaw', files.flaw,
    'createdAt', to_char(files.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) ORDER BY files.id)
  FROM files WHERE files.inspection_id = inspections.id AND files.kind = 'trash-photo'
), '[]')`.as('trashPhotos');

export const inspectionColumns = [...columns, trashPhotos];

/** Lists leave out signature drawings, which can be a hundred kilobytes. */
const signedBy = <F extends 'technicianSignature' | 'customerSignature'>(field: F) =>
  sql<Signed | null>`${sql.ref(`inspections.${field}`)} - 'strokes'`.as(field);

export const listedColumns = [
  ...columns.filter((column) => !column.endsWith('Signature')),
  signedBy('technicianSignature'),
  signedBy('customerSignature'),
  trashPhotos,
];

/** The inspection as it leaves the server, in a list or alone. */
export function shown<T extends Pick<StoredInspection, 'trashPhotos'>>(
  context: Pick<ReadContext, 'fileAddress'>,
  stored: T,
): Omit<T, 'trashPhotos'> & Pick<Inspection, 'trashPhotos'> {
  const trashPhotos = stored.trashPhotos.map((photo) => ({
    ...photo,
    fileUrl: context.fileAddress(photo.id),
  }));
  return { ...stored, trashPhotos };
}

/** One raw fragment: seventy names added to a query one by one cost more than the rest of a read. */
const named = sql.raw(columns.map((column) => columnName(column)).join(', '));

function one<Row extends StoredInspection>(id: string, also = sql``, locked = sql``) {
  return sql<Row & { assignee: number | null }>`
    SELECT ${named}, ${trashPhotos}, projects.technician_id AS assignee ${also}
    FROM inspections JOIN projects ON projects.id = inspections.project_id
    WHERE inspections.id = ${id} ${locked}`;
}

/** The inspections the caller may see: those of their projects. */
export function visibleInspections(db: Read, actor: Actor) {
  const all = db.selectFrom('inspections').innerJoin('projects', 'projects.id', 'inspections.projectId');
  return isManager(actor.role) ? all : all.where('projects.technicianId', '=', actor.id);
}

function visible<T extends { assignee: number | null }>(actor: Actor, found: T | undefined): T {
  if (!found || may(actor, 'own-project', { technicianId: found.assignee }) !== 'yes') {
    throw new Refusal('inspection_not_found');
  }
  return found;
}

/** @throws Refusal inspection_not_found, also for another technician's project */
export async function readInspection(db: Read, actor: Actor, id: string): Promise<StoredInspection> {
  return visible(actor, (await one<StoredInspection>(id).execute(db)).rows[0]);
}

/** Which of its project's inspections it is, from 1: people say this number. */
export async function inspectionNumber(db: Read, id: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    SELECT count(*) AS number FROM inspections AS one
    JOIN inspections AS it ON it.project_id = one.project_id
    WHERE one.id = ${id}::uuid AND (it.started_at, it.id) <= (one.started_at, one.id)`.execute(db);
  return rows[0]!.number;
}

/** The time zone of the device that began an inspection; undefined for older ones. */
export async function deviceZone(db: Read, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('inspections').select('timeZone').where('id', '=', id).executeTakeFirst();
  return row?.timeZone ?? undefined;
}

/** The same of a project's newest inspection, or of the newest begun before a moment. */
export async function newestZone(db: Read, projectId: number, before?: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('inspections')
    .select('timeZone')
    .where('projectId', '=', projectId)
    .$if(before !== undefined, (query) => query.where('startedAt', '<=', before!))
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.timeZone ?? undefined;
}

/** Reads an inspection and locks it, its rooms and sheets until the transaction ends. */
export async function lockInspection(tx: Tx, actor: Actor, id: string): Promise<LockedInspection> {
  const locked = one<LockedInspection>(id, sql`, now() AS now`, sql`FOR UPDATE OF inspections`);
  return visible(actor, (await locked.execute(tx)).rows[0]);
}

const setting = (changed: UpdateObject<Database, 'inspections'>) =>
  sql.join(Object.entries(changed).map(([field, value]) => sql`${sql.ref(field)} = ${value}`));

/** Changes a locked inspection. */
export async function storeInspection(
  tx: Tx,
  id: string,
  changed: UpdateObject<Database, 'inspections'>,
): Promise<StoredInspection> {
  const { rows } = await sql<StoredInspection>`
    UPDATE inspections SET ${setting(changed)} WHERE id = ${id} RETURNING ${named}, ${trashPhotos}`.execute(
    tx,
  );
  return rows[0]!;
}

/** Changes what is entered of a locked inspection. The contract's values are stored as they are, so nobody reads them again. */
export async function storeDraft(
  tx: Tx,
  { now, ...found }: LockedInspection,
  changed: Partial<Draft>,
): Promise<StoredInspection> {
  const set = setting({ ...draftColumns(changed), updatedAt: sql`now()` });
  await sql`UPDATE inspections SET ${set} WHERE id = ${found.id} ${ahead}`.execute(tx);
  return { ...found, ...changed, updatedAt: now };
}

/** What follows from completing an inspection, in the same transaction. */
export type OnCompleted = (
  context: SignedIn<WriteContext>,
  inspection: Pick<Inspection, 'id' | 'projectId'>,
) => Promise<void>;

/** Completed and Cancelled are final: nothing below such an inspection changes. */
export function refuseUnlessOpen({ status }: Pick<Inspection, 'status'>): void {
  if (status === 'Completed') throw new Refusal('inspection_completed');
  if (status === 'Cancelled') throw new Refusal('inspection_cancelled');
}

/** @throws Refusal inspection_not_found, inspection_completed, inspection_cancelled */
export async function lockOpenInspection(tx: Tx, actor: Actor, id: string): Promise<LockedInspection> {
  const found = await lockInspection(tx, actor, id);
  refuseUnlessOpen(found);
  return found;
}
