import type { officeActions } from '@tidemark/contract/office/actions';
import { mostViews, type OfficeView } from '@tidemark/contract/office/table';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import type { Read, Tx } from '../db/database.ts';

const columns = ['id', 'name', 'filters', 'createdAt', 'updatedAt'] as const;

const viewsOf = (db: Read, technicianId: number): Promise<OfficeView[]> =>
  db
    .selectFrom('projectViews')
    .select(columns)
    .where('technicianId', '=', technicianId)
    .orderBy(sql`fold(name)`)
    .execute();

/** Two saves of one person take turns, so that names stay unique and the limit holds. */
async function lockViews(tx: Tx, technicianId: number): Promise<OfficeView[]> {
  await tx.selectFrom('technicians').select('id').where('id', '=', technicianId).forNoKeyUpdate().execute();
  return viewsOf(tx, technicianId);
}

/** Names differ in more than case and accents. @throws Refusal view_name_taken */
async function refuseTaken(tx: Tx, technicianId: number, name: string, self?: string): Promise<void> {
  const same = await tx
    .selectFrom('projectViews')
    .select('id')
    .where('technicianId', '=', technicianId)
    .where(sql`fold(name)`, '=', sql`fold(${name})`)
    .executeTakeFirst();
  if (same && same.id !== self) throw new Refusal('view_name_taken');
}

function own(views: OfficeView[], id: string): OfficeView {
  const found = views.find((view) => view.id === id);
  if (!found) throw new Refusal('view_not_found');
  return found;
}

export const listViews: Handler<typeof officeActions.views> = async ({ db, actor }) => ({
  views: await viewsOf(db, actor.id),
});

export const saveView: Handler<typeof officeActions.saveView> = async (context, { body }) => {
  const { tx, actor } = context;
  const views = await lockViews(tx, actor.id);
  if (views.length >= mostViews) throw new Refusal('too_many_views');
  await refuseTaken(tx, actor.id, body.name);
  const view = await tx
    .insertInto('projectViews')
    .values({
      id: uuidv7(),
      technicianId: actor.id,
      name: body.name,
      filters: JSON.stringify(body.filters),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await record(tx, context, {
    action: 'project-view-saved',
    subject: 'project-view',
    subjectId: view.id,
    after: body,
  });
  return { view };
};

export const changeView: Handler<typeof officeActions.changeView> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { name, filters } = own(await lockViews(tx, actor.id), params.id);
  if (body.name !== undefined) await refuseTaken(tx, actor.id, body.name, params.id);
  const view = await tx
    .updateTable('projectViews')
    .set({
      name: body.name ?? name,
      filters: JSON.stringify(body.filters ?? filters),
      updatedAt: sql`now()`,
    })
    .where('id', '=', params.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  await record(tx, context, {
    action: 'project-view-changed',
    subject: 'project-view',
    subjectId: view.id,
    before: { name, filters },
    after: { name: view.name, filters: view.filters },
  });
  return { view };
};

export const removeView: Handler<typeof officeActions.removeView> = async (context, { params }) => {
  const { tx, actor } = context;
  const { name, filters } = own(await lockViews(tx, actor.id), params.id);
  await tx.deleteFrom('projectViews').where('id', '=', params.id).execute();
  await record(tx, context, {
    action: 'project-view-deleted',
    subject: 'project-view',
    subjectId: params.id,
    before: { name, filters },
  });
  return {};
};
