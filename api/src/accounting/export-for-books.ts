import type { accountingActions } from '@tidemark/contract/accounting/actions';
import { mostInBatch } from '@tidemark/contract/accounting/batch';
import type { InputOf } from '@tidemark/contract/action';
import { sumOf } from '@tidemark/contract/estimates/decimal';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import { newestCompany } from '../company/read.ts';
import type { Handler } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { QueueBookFiles } from './read.ts';
import { batchOf } from './read-batch.ts';
import { type BookFormat, writeFiles } from './write-files.ts';

type Asked = InputOf<typeof accountingActions.makeExport>['body'];

const invalid = (field: string, message: string) => new Refusal('validation_failed', [{ field, message }]);

function formatOf({ format, columns }: Asked): BookFormat {
  if (format !== 'csv') return { format };
  if (!columns) throw invalid('columns', 'Choose at least one column.');
  return { format, columns };
}

/** One export after another, so that an invoice is in one batch unless somebody exports it again, and numbers have no gap. */
export const exportForBooks =
  (queue: QueueBookFiles): Handler<typeof accountingActions.makeExport> =>
  async (context, { body }) => {
    const { tx, actor } = context;
    const format = formatOf(body);
    await sql`SELECT pg_advisory_xact_lock(hashtext('tidemark-accounting'))`.execute(tx);
    const chosen = await choose(tx, body);
    const number = await nextNumber(tx);
    const files = writeFiles(number, format, chosen, await newestCompany(tx));
    const total = sumOf(chosen.map((invoice) => invoice.total));
    await tx
      .insertInto('accountingBatches')
      .values({
        ...{ number, format: body.format, total, technicianId: actor.id },
        columns: format.format === 'csv' ? JSON.stringify(format.columns) : null,
        invoices: JSON.stringify(
          chosen.map((one) => ({
            id: one.id,
            number: one.number,
            projectId: one.projectId,
            total: one.total,
          })),
        ),
      })
      .execute();
    await tx
      .insertInto('accountingFiles')
      .values(files.map((file, at) => ({ batch: number, position: at + 1, ...file })))
      .execute();
    await tx
      .updateTable('invoices')
      .set({ exportedIn: sql<number[]>`array_append(exported_in, ${number}::integer)` })
      .where(
        'id',
        'in',
        chosen.map(({ id }) => id),
      )
      .execute();
    if (body.deliver) await queue(context, { batch: number, files: files.map(({ name }) => name) });
    await record(tx, context, {
      action: 'accounting-exported',
      subject: 'accounting-export',
      subjectId: number,
      after: {
        format: body.format,
        total,
        invoices: chosen.map((one) => one.number),
        again: body.again,
        deliver: body.deliver,
      },
    });
    return { batch: (await batchOf(tx, number))! };
  };

async function nextNumber(tx: Tx): Promise<number> {
  const newest = await tx
    .selectFrom('accountingBatches')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (newest?.number ?? 0) + 1;
}

const selectInvoices = (tx: Tx) =>
  tx
    .selectFrom('invoices')
    .select(['id', 'projectId', 'kind', 'state', 'number', 'issuedOn', 'dueOn', 'terms', 'billTo'])
    .select(['customer', 'projectAddress', 'lines', 'total', 'memo', 'exportedIn'])
    .forUpdate();
type Found = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];

/** Locks the named invoices in the order of issue: nobody can void one until the export commits. */
async function choose(tx: Tx, { invoices, unexported, again }: Asked) {
  if (!invoices === !unexported) throw invalid('invoices', 'Choose invoices, or all that are not exported.');
  const found = invoices
    ? await selectInvoices(tx).where('id', 'in', invoices).orderBy('issuedAt').orderBy('id').execute()
    : await selectInvoices(tx)
        .where('state', 'in', ['Issued', 'Paid'])
        .where('exportedIn', '=', sql<number[]>`'{}'::integer[]`)
        .orderBy('issuedAt')
        .limit(mostInBatch)
        .execute();
  if (invoices && found.length < new Set(invoices).size) throw new Refusal('invoice_not_found');
  const issued = found.map(mustBeIssued);
  if (issued.length === 0) throw new Refusal('nothing_to_export');
  const before = issued.filter(({ exportedIn }) => exportedIn.length > 0);
  if (before.length > 0 && !again)
    throw new Refusal(
      'already_exported',
      before.map(({ number, exportedIn }) => ({
        field: number,
        message: `${number} is in ${exportedIn.length === 1 ? 'batch' : 'batches'} ${exportedIn.join(', ')}.`,
      })),
    );
  return issued;
}

function mustBeIssued(invoice: Found) {
  const { state, number, issuedOn, dueOn, terms } = invoice;
  if (state === 'Draft' || number === null || issuedOn === null || dueOn === null || terms === null)
    throw new Refusal('invoice_not_issued');
  if (state === 'Void') throw invalid('invoices', `${number} is void: it is no income.`);
  return { ...invoice, number, issuedOn, dueOn, terms };
}
