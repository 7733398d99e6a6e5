import { withContent } from '@tidemark/contract/documents/document';
import { draft, signedBody } from '@tidemark/contract/documents/testing/documents';
import { expect, test } from 'vitest';
import { eventsOf } from './events-of.ts';

test('events of a document: as they happened, and one from before it kept how it was read has the rest', async () => {
  const { content, contentHash } = await signedBody();
  const signed = withContent(draft, content, contentHash);
  const sealed = { ...signed, number: 3, receivedAt: '2026-11-20T16:10:00.000Z' };
  const what = eventsOf(sealed).map((event) => event.what);
  expect(what).toEqual([
    ...['Opened', 'Agreed to sign electronically', 'Shown in full, English'],
    ...['Signed by Maria Alvarez, customer, drawn', 'Sealed by the office, number 3'],
  ]);
  expect(eventsOf({ ...sealed, answered: undefined }).map((event) => event.what)).toEqual([
    what[1],
    ...what.slice(3),
  ]);
});
