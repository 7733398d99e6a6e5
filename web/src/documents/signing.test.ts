import { documentContent } from '@tidemark/contract/documents/content';
import { textHash } from '@tidemark/contract/documents/seal';
import { consentText, draft } from '@tidemark/contract/documents/testing/documents';
import { expect, test } from 'vitest';
import { withOneProject } from '../offline/testing/one-project.ts';
import { contentOf, type Signed } from './content-of.ts';
import { faultsOf } from './faults-of.ts';
import { namesOf } from './names-of.ts';
import { openSigning } from './open-signing.ts';
import { newSigning, type Signing } from './signing.ts';
import { forgetSigning, readSigning, SigningDraft } from './signing-draft.ts';

withOneProject();

const openedAt = '2026-11-27T09:00:00-06:00';
const now = '2026-11-27T09:04:00-06:00';
const stroke = [
  [100, 200, 400, 160],
  [500, 200, 900, 240],
];
const filled: Signing = {
  ...newSigning(openedAt),
  ...{ step: 'sign', endSeenAt: '2026-11-27T09:02:00-06:00', agreedAt: '2026-11-27T09:03:00-06:00' },
  ticks: { enter: true, keys: false },
  choices: { pays: 'other' },
  writings: { payer: stroke },
  initials: { 6: { typed: 'MA' } },
  parties: { customer: { name: 'Maria Alvarez', mark: { strokes: stroke }, at: now } },
};
const signed = (signing: Signing, byLink = false): Signed => ({
  ...{ document: draft, signing, byLink },
  names: namesOf(draft),
});
const consent = { sha256: await textHash(consentText), at: filled.agreedAt! };
const placesOf = (signing: Signing, byLink = false) => [
  ...faultsOf(signed(signing, byLink), signing.agreedAt ? consent : null, now).keys(),
];

test('signing: what was filled in on the screen is a content the server takes', async () => {
  expect(placesOf(filled)).toEqual([]);
  const textSha256 = await textHash(draft);
  const content = contentOf(signed(filled), { textSha256, company: 1, consent, place: null, now });
  expect(documentContent.parse(content)).toEqual(content);
  expect(content.answers).toMatchObject({ boxes: ['enter'], choices: { pays: 'other' } });
  expect(content.answers.writings.payer?.[0]).toEqual([1000, 5000, 4000, 4000]);
  expect(content.fields.values).toMatchObject({ customer: 'Maria Alvarez', date: 'November 27, 2026' });
});

test('signing: what a changed choice no longer asks for is not signed', async () => {
  const changed = { ...filled, choices: { pays: 'insurer' } };
  const facts = { textSha256: await textHash(draft), company: 1, consent, place: null, now };
  expect(contentOf(signed(changed), facts).answers.writings).toEqual({});
});

test.each<[what: string, change: Partial<Signing>, place: string]>([
  ['a box that must be ticked', { ticks: {} }, 'box:enter'],
  ['a choice', { choices: {} }, 'choice:pays'],
  ['the handwriting of a choice', { writings: {} }, 'write:payer'],
  ['initials', { initials: {} }, 'initials:6'],
  ['a signature', { parties: {} }, 'sign:customer'],
  ['a name', { parties: { customer: { ...filled.parties.customer, name: ' ' } } }, 'sign:customer'],
  ['more than a dot', { parties: { customer: { mark: { strokes: [[5, 5]] } } } }, 'sign:customer'],
  ['the consent', { agreedAt: undefined }, 'consent'],
  ['a whole email address', { email: 'maria@' }, 'email'],
])('signing: without %s its place is marked', (_, change, place) => {
  expect(placesOf({ ...filled, ...change })).toEqual([place]);
  expect(placesOf({ ...filled, ...change }, true)).toEqual([place]);
});

test('signing: what is half filled in survives the app, until it is signed', async () => {
  const draftOf = new SigningDraft('d1', newSigning(openedAt));
  draftOf.change({ ticks: { enter: true } });
  draftOf.change({ parties: filled.parties });
  expect(draftOf.view().ticks).toEqual({ enter: true });
  await draftOf.flush();
  expect(await readSigning('d1')).toEqual({
    ...newSigning(openedAt),
    ...{ ticks: { enter: true }, parties: filled.parties },
  });
  await forgetSigning('d1');
  expect(await readSigning('d1')).toBeUndefined();
});

test('signing: opened on another day it is read again, and nothing filled in is lost', async () => {
  const before = new SigningDraft('d2', { ...filled, openedAt: '2026-11-01T09:00:00-06:00' });
  before.change({ email: 'maria@example.com' });
  await before.flush();
  const again = await openSigning('d2');
  expect(again).toMatchObject({ step: 'read', ticks: filled.ticks, email: 'maria@example.com' });
  expect(again.openedAt.slice(0, 10)).not.toBe('2026-11-01');
  expect(again.endSeenAt).toBeUndefined();
});
