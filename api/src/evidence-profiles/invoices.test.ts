import { blankProfile } from '@tidemark/contract/evidence-profiles/profile';
import type { EvidenceRule } from '@tidemark/contract/evidence-profiles/rule';
import { expect, test } from 'vitest';
import { approvedJob, typed } from '../invoices/testing/approved.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const asked = (subject: string): EvidenceRule => ({
  ...{ id: subject, stage: 'invoice', subject, per: 'job', minimum: 1, when: [], beforeWork: false },
  ...{ severity: 'must', wording: null, waiver: 'technician' },
});
const profile = {
  ...{ ...blankProfile, name: 'Invoices' },
  rules: [asked('invoice-issued'), asked('invoice-equals-estimate')],
};
const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);

/** What the server finds missing, and what it tells a device. */
async function readers(job: Awaited<ReturnType<typeof approvedJob>>) {
  const { boss, projectId } = job;
  return {
    async missing() {
      const { evidence } = (await boss.send('evidence-profiles.try', { body: { projectId, profile } })).ok();
      return evidence.stages.flatMap(({ items }) =>
        items.flatMap((item) => item.missing.map(({ sentence }) => sentence)),
      );
    },
    held: async () => (await boss.send('evidence-profiles.held', { params: { id: projectId } })).ok().billing,
  };
}

test('evidence: claim and deductible come to what was approved, a void one no longer does; a draft counts for nothing', async () => {
  const job = await approvedJob(api);
  const { missing, held } = await readers(job);
  const approved = dollars(job.total);
  const none = ['No invoice has been issued.', `What was approved, ${approved}, has not been invoiced.`];
  const claim = await job.draft();
  expect(await missing()).toEqual(none);
  expect(await held()).toEqual({ issued: false, invoiced: 0, approved: job.total });

  (await job.issue(claim.id)).ok();
  expect(await missing()).toEqual([
    `The invoices come to ${dollars(claim.total)}, what was approved to ${approved}.`,
  ]);
  const deductible = await job.draft({ kind: 'deductible', estimateNumber: 1 });
  (await job.issue(deductible.id)).ok();
  expect(await missing()).toEqual([]);
  expect(await held()).toEqual({ issued: true, invoiced: job.total, approved: job.total });
  (await job.pay(claim.id, 1)).ok();
  expect(await missing()).toEqual([]);

  const body = { reason: 'Wrong customer' };
  (await job.boss.send('invoices.void', { ...job.of(deductible.id), body })).ok();
  expect(await missing()).toEqual([
    `The invoices come to ${dollars(claim.total)}, what was approved to ${approved}.`,
  ]);
});

test('evidence: typed lines are an invoice, but no part of what was approved', async () => {
  const job = await approvedJob(api, { state: 'Sent' });
  const { missing, held } = await readers(job);
  const { id } = await job.draft(typed);
  (await job.issue(id)).ok();
  expect(await missing()).toEqual(['No estimate has been approved.']);
  expect(await held()).toEqual({ issued: true, invoiced: 0, approved: null });
});

test('evidence: an invoice issued or voided judges its job again, a payment does not', async () => {
  const job = await approvedJob(api);
  const claim = await job.draft();
  const noted = async () => {
    const notes = await api.db
      .deleteFrom('evidenceChanges')
      .where('projectId', '=', job.projectId)
      .returning('id')
      .execute();
    return notes.length > 0;
  };
  expect(await noted()).toBe(true);
  (await job.issue(claim.id)).ok();
  expect(await noted()).toBe(true);
  const paid = (await job.pay(claim.id, 1)).ok().invoice;
  expect(await noted()).toBe(false);
  const params = { ...job.of(claim.id).params, paymentId: paid.payments[0]!.id };
  (await job.boss.send('invoices.remove-payment', { params, body: { reason: 'Typo' } })).ok();
  (await job.boss.send('invoices.void', { ...job.of(claim.id), body: { reason: 'Wrong customer' } })).ok();
  expect(await noted()).toBe(true);
});
