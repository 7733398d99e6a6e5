import {
  type claimSheetTemplateActions,
  mostTemplates,
} from '@tidemark/contract/claim-sheet-templates/actions';
import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import { mergeRows, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import { type ClaimSheetData, readClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { Refusal } from '@tidemark/contract/refusals';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { readTemplate } from './read.ts';

/** A second create with the same id returns the first template. One invalid line refuses the request. */
export const createTemplate: Handler<typeof claimSheetTemplateActions.create> = async (context, { body }) => {
  const { tx, actor } = context;
  const { id = uuidv7(), name, lossKind, shared = false } = body;
  // Two saves of one person take turns, so that the limit holds.
  await tx.selectFrom('technicians').select('id').where('id', '=', actor.id).forNoKeyUpdate().execute();
  const same = await ownerOf(tx, id);
  if (same !== undefined) {
    if (same !== actor.id) throw new Refusal('id_taken');
    context.existed();
    return { template: await readTemplate(tx, actor, id) };
  }
  const rows = linesOf(body.claimSheetData);
  if ((await countOwn(tx, actor.id)) >= mostTemplates) throw new Refusal('too_many_templates');
  const added = await tx
    .insertInto('claimSheetTemplates')
    .values({ id, technicianId: actor.id, name, lossKind, shared, rows: JSON.stringify(rows) })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refusal('id_taken');
  await record(tx, context, {
    action: 'template-saved',
    subject: 'claim-sheet-template',
    subjectId: id,
    after: { name, lossKind, shared, lines: filledCount(rows) },
  });
  return { template: await readTemplate(tx, actor, id) };
};

function linesOf(data: ClaimSheetData): SheetRows {
  const { rows, errors } = readClaimSheetData(data);
  const details = errors.map(({ fieldMasterId, field, message }) => ({
    field: `${fieldMasterId}.${field}`,
    message,
  }));
  if (details.length > 0) throw new Refusal('validation_failed', details);
  const kept = mergeRows({}, rows);
  if (filledCount(kept) === 0) {
    const message = 'A template needs at least one filled line.';
    throw new Refusal('validation_failed', [{ field: 'claimSheetData', message }]);
  }
  return kept;
}

async function ownerOf(tx: Tx, id: string): Promise<number | undefined> {
  const found = await tx
    .selectFrom('claimSheetTemplates')
    .select('technicianId')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.technicianId;
}

async function countOwn(tx: Tx, technicianId: number): Promise<number> {
  const { own } = await tx
    .selectFrom('claimSheetTemplates')
    .select((select) => select.fn.countAll<number>().as('own'))
    .where('technicianId', '=', technicianId)
    .executeTakeFirstOrThrow();
  return own;
}
