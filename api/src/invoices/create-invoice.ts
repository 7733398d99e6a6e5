import type { invoiceActions } from '@tidemark/contract/invoices/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { refuseUnwritable } from '../job/read.ts';
import { lockProject } from '../projects/read.ts';
import { compose } from './compose.ts';
import { findInvoice, readInvoice } from './read.ts';
import { stored } from './stored.ts';

export const createInvoice: Handler<typeof invoiceActions.create> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const project = await lockProject(tx, actor, params.id);
  const { id = uuidv7(), kind, ...decided } = body;
  const same = await findInvoice(tx, id);
  if (same) {
    if (same.projectId !== project.id || same.kind !== kind) throw new Refusal('id_taken');
    context.existed();
    return { invoice: await readInvoice(tx, id) };
  }
  refuseUnwritable(project);
  const composed = await compose(tx, actor, { project, kind, decided });
  await tx
    .insertInto('invoices')
    .values({ id, projectId: project.id, kind, madeBy: actor.id, ...stored(composed) })
    .execute();
  const { total, estimateNumber, supplements, notApproved } = composed;
  await record(tx, context, {
    action: 'invoice-made',
    subject: 'invoice',
    subjectId: id,
    after: { projectId: project.id, kind, total, estimateNumber, supplements, notApproved },
  });
  return { invoice: await readInvoice(tx, id) };
};
