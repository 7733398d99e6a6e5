import type { Draft } from '@tidemark/contract/inspections/draft';
import { submit } from '../../deliveries/testing/work-here.ts';
import type { Api } from '../../testing/use-api.ts';

/** What an insurer is asked to pay, with a deductible. */
const policy: Partial<Draft> = {
  insuranceClaimType: 'Insurance',
  policyType: 'Individual',
  insuranceCompany1: 'Fairway Mutual',
  claimNumber1: 'FM-20-118834',
  dateOfLoss1: '2026-11-18',
  deductible1: 50,
};

/** A job whose estimate 1 was sent, and approved as it was sent. */
export async function approvedJob(api: Api, { state = 'Approved' }: { state?: 'Sent' | 'Approved' } = {}) {
  const job = await submit(api, policy);
  const { id, boss, projectId } = job;
  const params = { id, number: 1 };
  const letter = {
    ...{ to: ['castillo@fairway.example'], cc: [], subject: 'Estimate', message: '' },
    attachments: ['pdf' as const],
  };
  (await boss.send('estimates.send', { params, body: letter })).ok();
  const { estimate } = (await boss.send('estimates.read', { params: { id }, query: { number: 1 } })).ok();
  if (state === 'Approved') {
    const approval = { approvedBy: 'Renee Castillo', approvedOn: '2026-11-26', amount: estimate.total };
    (await boss.send('estimates.approve', { params, body: approval })).ok();
  }
  const create = (body: object) =>
    boss.send('invoices.create', { params: { id: projectId }, body: { kind: 'claim', ...body } });
  const of = (invoiceId: string) => ({ params: { id: projectId, invoiceId } });
  return {
    ...job,
    total: estimate.total,
    create,
    of,
    draft: async (body: object = { estimateNumber: 1 }) => (await create(body)).ok().invoice,
    issue: (invoiceId: string) => boss.send('invoices.issue', of(invoiceId)),
    pay: (invoiceId: string, amount: number, more: object = {}) =>
      boss.send('invoices.record-payment', {
        ...of(invoiceId),
        body: { on: '2026-12-04', how: 'check', amount, ...more },
      }),
  };
}

/** A draft of typed lines. */
export const typed = {
  kind: 'other',
  billTo: { name: 'Helen Okafor', address: ['418 Larkspur Lane'], phone: null },
  lines: [{ title: 'Board up', quantity: 2, unit: 'HR', rate: 66.5, taxed: false }],
} as const;
