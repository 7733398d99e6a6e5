import { type Actor, isManager } from '@tidemark/contract/access';
import { type Template, templateData } from '@tidemark/contract/claim-sheet-templates/template';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import type { Read, Tx } from '../db/database.ts';

/** The caller's own and the shared ones, by name. */
export async function readTemplates(db: Read, actor: Actor): Promise<Template[]> {
  const found = await visibleTemplates(db, actor)
    .orderBy(sql`fold(claim_sheet_templates.name)`)
    .orderBy('claimSheetTemplates.id')
    .execute();
  return found.map((row) => shown(row, actor));
}

/** @throws Refusal template_not_found, also for another person's private one */
export async function readTemplate(db: Read, actor: Actor, id: string): Promise<Template> {
  const found = await visibleTemplates(db, actor).where('claimSheetTemplates.id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('template_not_found');
  return shown(found, actor);
}

/**
 * Reads a template the caller may change and locks it until the transaction ends.
 * @throws Refusal template_not_found, or forbidden for another person's shared template
 */
export async function lockTemplate(tx: Tx, actor: Actor, id: string): Promise<Template> {
  await tx.selectFrom('claimSheetTemplates').select('id').where('id', '=', id).forUpdate().execute();
  const template = await readTemplate(tx, actor, id);
  if (!template.mine && !isManager(actor.role)) throw new Refusal('forbidden');
  return template;
}

function visibleTemplates(db: Read, actor: Actor) {
  return db
    .selectFrom('claimSheetTemplates')
    .innerJoin('technicians', 'technicians.id', 'claimSheetTemplates.technicianId')
    .select([
      'claimSheetTemplates.id',
      'claimSheetTemplates.name',
      'claimSheetTemplates.lossKind',
      'claimSheetTemplates.shared',
      'claimSheetTemplates.rows',
      'claimSheetTemplates.technicianId',
      'claimSheetTemplates.createdAt',
      'claimSheetTemplates.updatedAt',
      sql<string>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('savedBy'),
    ])
    .where((where) =>
      where.or([
        where('claimSheetTemplates.technicianId', '=', actor.id),
        where('claimSheetTemplates.shared', '=', true),
      ]),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof visibleTemplates>['execute']>>[number];

function shown({ technicianId, rows, ...row }: Row, actor: Actor): Template {
  return { ...row, mine: technicianId === actor.id, claimSheetData: templateData(rows) };
}
