import type { Estimate } from '@tidemark/contract/estimates/actions';
import { estimateLetter, supplementLetter } from '@tidemark/contract/estimates/letter';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { expect, test } from 'vitest';
import { knownPeople, letterFor, readLetter, withAddress } from './letter-draft.ts';

const policy = {
  kind: 'Master',
  insuranceCompany: 'Fairway Mutual',
  claimNumber: 'FM-20-118834',
  dateOfLoss: '2026-11-18',
  adjuster: 'Renee Castillo',
  deductible: 2_500,
  adjusterEmail: 'castillo@fairway.example',
};
const estimate = {
  ...{ projectId: 2418, number: 2, policies: [policy] },
  preparedFor: { name: 'Helen Okafor', address: [], phone: null },
  loss: { address: '418 Larkspur Lane, Naperville, IL 60540', damageType: ['Water'] },
} as unknown as Estimate;
const inspection = { contactEmail: 'helen@home.example', contactEmail1: null } as Inspection;

test('letter: it is filled in for the adjuster, and nobody else gets it unless chosen', () => {
  const people = knownPeople(estimate, inspection, 'renata@harborline.example');
  expect(people.map(({ role }) => role)).toEqual(['adjuster', 'customer', 'me']);
  expect(letterFor(estimate, people)).toEqual({
    ...{ to: 'castillo@fairway.example', cc: '', attachments: ['pdf'] },
    subject: 'Estimate 2418-02, claim FM-20-118834, 418 Larkspur Lane',
    message:
      'Hello Renee Castillo,\n\nAttached is our estimate for the water loss of Nov 18, 2026 at 418 Larkspur Lane. Please reply with your approval, or with any lines you want to discuss.',
  });
});

test('letter: without an adjuster it is for the customer, and without either for nobody yet', () => {
  const unpaid = { ...estimate, policies: [] };
  const people = knownPeople(unpaid, inspection, undefined);
  expect(letterFor(unpaid, people)).toMatchObject({
    to: 'helen@home.example',
    message: expect.stringMatching(/^Hello Helen Okafor,/),
  });
  expect(letterFor(unpaid, [])).toMatchObject({ to: '', subject: 'Estimate 2418-02, 418 Larkspur Lane' });
});

test('letter: addresses with commas, semicolons or spaces are read, and a wrong one is named', () => {
  const form = letterFor(estimate, knownPeople(estimate, inspection, undefined));
  const read = (part: object) => readLetter({ ...form, ...part }, estimateLetter);
  expect(read({ to: 'a@b.example; c@d.example e@f.example,' }).entered?.to).toHaveLength(3);
  expect(read({ cc: 'a@b.example, helen' }).errors).toEqual({
    cc: 'helen: Enter an email address.',
  });
  expect(read({ to: ' ', subject: ' ', attachments: [] }).errors).toEqual({
    to: 'Enter whom to send it to.',
    subject: 'Enter a subject.',
    attachments: 'Attach at least one file.',
  });
  expect(withAddress('a@b.example,', 'c@d.example')).toBe('a@b.example, c@d.example');
});

test('letter: of a supplement it names both, and the supplement is its only file', () => {
  const form = letterFor(estimate, knownPeople(estimate, inspection, undefined), {
    ...{ number: 1, estimateNumber: 1 },
  });
  expect(form.subject).toBe('Supplement S1 to estimate 2418-01, claim FM-20-118834, 418 Larkspur Lane');
  expect(form.message).toContain('Attached is our supplement S1 to estimate 2418-01 for the water loss');
  expect(readLetter(form, supplementLetter).entered).toMatchObject({ to: ['castillo@fairway.example'] });
});
