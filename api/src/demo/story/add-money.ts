import { mostTries } from '@tidemark/contract/deliveries';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/database.ts';
import { approveEstimate } from '../../estimates/approve-estimate.ts';
import { keepEstimate } from '../../estimates/keep-estimate.ts';
import { callerFor } from '../add-inspection.ts';
import type { Clock } from '../clock.ts';
import { addInvoices } from './add-invoices.ts';
import { contextFor } from './context-for.ts';
import type { StoryJob } from './jobs.ts';

const hour = 3_600_000;

interface Given {
  projectId: number;
  inspectionId: string;
  managerId: number;
  /** When the office had the inspection. */
  at: number;
  clock: Clock;
  timeZone: string | undefined;
}

/** What the office does with an inspection: looks at it, sends the estimate, hears that it is approved, and bills it. */
export async function addMoney(
  tx: Tx,
  job: StoryJob,
  { projectId, inspectionId, managerId, at, clock, timeZone }: Given,
): Promise<void> {
  const { as } = job.inspection!;
  if (as !== 'submitted' && as !== 'reviewed') return;
  const moment = (hours: number) => new Date(Math.min(at + hours * hour, Date.now())).toISOString();
  const manager = callerFor(managerId, 'Manager');
  const { estimate } = await keepEstimate(tx, manager, inspectionId);
  const number = estimate.number!;
  await tx
    .updateTable('estimates')
    .set({ madeAt: moment(0) })
    .where('inspectionId', '=', inspectionId)
    .execute();
  if (job.mailFailed)
    await tx
      .insertInto('deliveries')
      .values({
        ...{ id: uuidv7(), inspectionId, kind: 'mail', roomId: null, fileName: null, folder: null },
        ...{ title: 'Inspection by mail', document: null, state: 'failed', attempts: mostTries },
        ...{ createdAt: moment(0), lastError: '552 The mailbox office@heroncreek.example is full.' },
      })
      .execute();
  if (as !== 'reviewed') return;
  await tx
    .updateTable('inspections')
    .set({ reviewedAt: moment(2), reviewedBy: managerId })
    .where('id', '=', inspectionId)
    .execute();
  if (!job.estimate) return;
  const to = job.claim ? 'claims@adjusters.example' : 'customer@mail.example';
  const deliveryId = uuidv7();
  await tx
    .insertInto('deliveries')
    .values({
      ...{ id: deliveryId, inspectionId, kind: 'mail', roomId: null, fileName: deliveryId, folder: null },
      ...{ title: `Estimate ${number} to ${to}`, document: null, state: 'done', attempts: 1 },
      ...{ createdAt: moment(3), deliveredAt: moment(3.1) },
    })
    .execute();
  const letter = {
    ...{ to: [to], cc: [], subject: `Estimate for ${job.address[0]}`, attachments: ['pdf', 'report'] },
    message: `The estimate for ${job.customer} is attached. Please call with any question.`,
  };
  await tx
    .insertInto('estimateLetters')
    .values({
      ...{ deliveryId, inspectionId, number, letter: JSON.stringify(letter), technicianId: managerId },
      sentAt: moment(3),
    })
    .execute();
  const context = contextFor(tx, manager);
  const bill = () =>
    addInvoices(job, { projectId, estimateNumber: number, context, at: at + 31 * hour, timeZone });
  if (job.estimate !== 'approved') return bill();
  await approveEstimate(context, {
    ...{ params: { id: inspectionId, number }, query: {} },
    body: {
      ...{ approvedBy: job.claim?.adjuster ?? job.customer, approvedOn: clock(at + 30 * hour)[0] },
      ...{ amount: estimate.total, lines: [], fileId: null },
    },
  });
  await tx
    .updateTable('estimateApprovals')
    .set({ recordedAt: moment(31) })
    .where('inspectionId', '=', inspectionId)
    .execute();
  await bill();
}
