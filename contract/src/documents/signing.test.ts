import { describe, expect, test } from 'vitest';
import type { SheetRows } from '../claim-sheets/row.ts';
import { readMarkup } from '../document-templates/markup.ts';
import type { Project } from '../projects.ts';
import { type DocumentContent, documentContent } from './content.ts';
import { documentState, withContent } from './document.ts';
import { givenConsent, signingFaults } from './faults.ts';
import { markFault, onMarkBox, writingFault } from './marks.ts';
import { customer, draft, signature, signedBody, signedContent, text } from './testing/documents.ts';
import { documentValues, notKnown, openedFields } from './values.ts';

test('signing: what the customer signed is a content, and makes the draft a signed document', async () => {
  const { content, contentHash } = await signedBody();
  expect(documentContent.parse(content)).toEqual(content);
  expect(signingFaults(text, content)).toEqual([]);
  const signed = withContent(draft, content, contentHash);
  expect([documentState(draft), documentState(signed)]).toEqual(['Draft', 'Signed']);
  expect(signed.parties).toEqual([
    { role: 'customer', name: 'Maria Alvarez', mark: 'drawn', at: customer.at },
  ]);
  // What a device shows of it without the content.
  const { openedAt, endSeenAt } = content;
  const { boxes, choices } = content.answers;
  expect(signed.answered).toEqual({ boxes, choices, openedAt, endSeenAt });
  expect(givenConsent([draft, signed], ' maria alvarez')).toEqual(content.consent);
  expect(givenConsent([signed], 'Jose Alvarez')).toBeUndefined();
});

const { answers } = await signedContent();
const paper = { kind: 'paper', fileId: draft.id, sha256: 'a'.repeat(64) } as const;
test.each<[what: string, Partial<DocumentContent>, field: string, message: string]>([
  [
    'an unticked box',
    { answers: { ...answers, boxes: ['keys'] } },
    'answers.boxes.enter',
    'Check this box: You may enter {address}.',
  ],
  [
    'no choice',
    { answers: { ...answers, choices: {} } },
    'answers.choices.pays',
    'Choose one: The insurer pays.',
  ],
  [
    'a choice without its handwriting',
    { answers: { ...answers, choices: { pays: 'other' } } },
    'answers.writings.payer',
    'Write in the box.',
  ],
  [
    'no initials',
    { answers: { ...answers, initials: [] } },
    'answers.initials.0',
    'The customer has not put initials here.',
  ],
  ['no consent', { consent: null }, 'consent', 'Agree to sign electronically, or sign on paper.'],
  [
    'nobody who must',
    { parties: [{ ...customer, role: 'technician' }] },
    'parties.customer',
    'The customer has not signed.',
  ],
  [
    'somebody who has no place',
    { parties: [customer, { ...customer, role: 'company' }] },
    'parties.company',
    'The company has no place to sign here.',
  ],
  [
    'a dot as a signature',
    { parties: [{ ...customer, mark: { kind: 'drawn', strokes: [[5000, 5000, 5200, 9000]] } }] },
    'parties.customer',
    'Sign in the box.',
  ],
])('signing: %s is refused with its place', async (_, changed, field, message) => {
  expect(signingFaults(text, await signedContent(draft, changed))).toEqual([{ field, message }]);
});

test('signing: a signed page on paper needs neither consent nor ticks', async () => {
  const none = { boxes: [], choices: {}, writings: {}, initials: [], toldAloud: false };
  const content = await signedContent(draft, {
    consent: null,
    answers: none,
    parties: [{ ...customer, mark: paper }],
  });
  expect(signingFaults(text, content)).toEqual([]);
});

test('signing: a text with cancellation is told aloud, and signed on the day it was opened', async () => {
  const of = { ...text, withCancellation: true };
  const content = await signedContent(draft, { signedAt: '2026-11-28T00:01:00-06:00' });
  expect(signingFaults(of, content).map(({ message }) => message)).toEqual([
    'Tell the customer until when they may cancel, and tick the box.',
    'The day has changed. Open the document again.',
  ]);
});

test('signing: by link only the customer signs', async () => {
  const of = { ...text, body: text.body.replace(' optional', '') };
  expect(signingFaults(of, await signedContent())).toMatchObject([{ field: 'parties.technician' }]);
  expect(signingFaults(of, await signedContent(), true)).toEqual([]);
  const both = await signedContent(draft, { parties: [customer, { ...customer, role: 'technician' }] });
  expect(signingFaults(of, both, true)).toMatchObject([{ field: 'parties.technician' }]);
});

describe('marks', () => {
  test('marks: one point or a narrow drawing is no signature, a typed name is', () => {
    expect(markFault({ kind: 'drawn', strokes: [[1, 1]] })).toBe('Sign in the box.');
    expect(markFault({ kind: 'drawn', strokes: [[100, 1, 400, 1]] })).toBeUndefined();
    expect(markFault({ kind: 'typed', text: 'I' })).toBeUndefined();
  });

  test('marks: an emergency statement needs 20 strokes, other handwriting a drawing', () => {
    const words = (count: number) =>
      Array.from({ length: count }, (_, at) => [at * 400, 0, at * 400 + 300, 90]);
    expect(writingFault(words(19), 'emergency-statement')).toBe('Write the statement in your own words.');
    expect(writingFault(words(20), 'emergency-statement')).toBeUndefined();
    expect(writingFault(undefined, 'other')).toBe('Write in the box.');
    expect(writingFault(words(1), 'other')).toBe(undefined);
  });

  test('marks: strokes of the review’s box stand on the box of marks', () => {
    expect(onMarkBox([[0, 0, 1000, 400, 500, 100]])).toEqual([[0, 0, 10_000, 10_000, 5_000, 2_500]]);
    expect(documentContent.shape.parties.safeParse([{ ...customer, mark: signature }]).success).toBe(true);
  });
});

describe('values', () => {
  const project = {
    ...{ id: 12, customerName: 'Maria Alvarez', customerPhone: '6305550100' },
    ...{ addressLine1: '18 Alder Street', addressLine2: null, city: 'Ogden', state: 'UT', zipCode: '84401' },
    ...{ insuranceCompany: 'Harbor Mutual', claimNumber: 'HM-1', policyNumber: 'P-1', deductible: 1000 },
    ...{ dateOfLoss: '2026-03-09', adjusterName: null },
  } as Project;
  const company = { name: 'Harborline', licences: [], phone: null, email: null, altitudeFt: 4300 } as never;
  const inspection = {
    insuranceClaimType: 'Insurance',
    policyType: 'Individual',
    claimNumber1: 'HM-2',
  } as never;
  const of = { project, company, inspection, technician: 'Dana Reyes', at: '2026-11-25T23:30:00-06:00' };

  test('values: each fact of the claim is the inspection’s, else the office’s', () => {
    const rooms = [
      { name: 'Kitchen', rows: { 5: { yesX: 2 } } as SheetRows },
      { name: 'Hall', rows: {} },
    ];
    const { values, lists } = documentValues({ ...of, rooms }, 'es');
    expect(values).toMatchObject({
      ...{
        customer: 'Maria Alvarez',
        'customer-phone': '(630) 555-0100',
        address: '18 Alder Street, Ogden, UT 84401',
      },
      ...{ insurer: 'Harbor Mutual', claim: 'HM-2', deductible: '$1,000.00', 'height-ft': '4,300 ft' },
      ...{ 'date-of-loss': '9 de marzo de 2026', date: '25 de noviembre de 2026', time: '11:30 PM' },
      'cancel-by': '30 de noviembre de 2026',
    });
    expect(values).not.toHaveProperty('adjuster');
    expect(lists).toEqual({ 'work-done': [['Kitchen', 'General']] });
  });

  test('values: photos by number, fees that cost something, and the estimate that was approved', () => {
    const approval = {
      amount: 4010,
      approvedBy: '',
      approvedOn: '2026-11-20',
      recordedAt: '',
      recordedBy: '',
    };
    const { values, lists } = documentValues(
      {
        ...of,
        photos: [
          { number: 1, label: 'Kitchen, before', category: 'photo' },
          { number: 2, label: null, category: 'document' },
          { number: 3, label: null, category: 'photo' },
          { number: null, label: 'On its way', category: 'photo' },
        ],
        fees: { testing: 240, trailer: 85.5, emergencyNoCharge: 0 } as never,
        estimates: [
          { number: 1, total: 4182.5, standing: { approval } },
          { number: 2, total: 4300 },
        ],
      },
      'en',
    );
    expect(lists).toEqual({
      photos: [
        ['1', 'Kitchen, before'],
        ['3', ''],
      ],
      rates: [
        ['Testing and clearances', '$240.00'],
        ['Debris, trailer load', '$85.50'],
      ],
    });
    expect(values).toMatchObject({
      ...{ 'estimate-number': '1', 'estimate-total': '$4,182.50', 'approved-total': '$4,010.00' },
    });
  });

  test('values: who pays themselves has no claim', () => {
    const { values } = documentValues(
      { ...of, inspection: { insuranceClaimType: 'SelfPay' } as never },
      'en',
    );
    expect(Object.keys(values)).not.toEqual(expect.arrayContaining(['claim']));
    expect(values).not.toHaveProperty('insurer');
  });

  test('values: what a text asks for and nobody knows is said', () => {
    expect(notKnown(text.body, draft.fields)).toBe('Not known: claim number, photos.');
    const { blocks } = readMarkup(text.body);
    expect(blocks).toHaveLength(9);
    expect(notKnown('{customer}', draft.fields)).toBeUndefined();
  });

  test('values: date and last day to cancel are those of the day on which it is opened', () => {
    const opened = openedFields(draft.fields, '2026-11-26T08:00:00-06:00', 'en');
    expect(opened.values).toMatchObject({ date: 'November 26, 2026', 'cancel-by': 'November 30, 2026' });
  });
});
