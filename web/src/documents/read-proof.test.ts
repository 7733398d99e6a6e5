import { signedBody, text } from '@tidemark/contract/documents/testing/documents';
import { expect, test } from 'vitest';
import { contentIn, isPdf, readProof } from './read-proof.ts';

const { content } = await signedBody();
const proof = { v: 1, documents: [{ content, seal: { number: 1 }, text, consentText: null }], keys: [] };

test('verify: the proof is found in a JSON, and what was signed in it', async () => {
  const read = await readProof(new Blob([JSON.stringify(proof)]));
  const { documents, keys } = proof;
  expect(read).toEqual({ documents, keys });
  expect(contentIn(read!.documents[0]!)).toEqual(content);
});

test('verify: a content that cannot be read is still a proof to be judged, of nobody', async () => {
  const changed = { ...proof, documents: [{ ...proof.documents[0], content: { ...content, parties: 7 } }] };
  const read = await readProof(new Blob([JSON.stringify(changed)]));
  expect(contentIn(read!.documents[0]!)).toBeUndefined();
});

test('verify: the proof is found in a PDF of ours, which is known as one', async () => {
  const file = new Blob([`%PDF-1.7\n5 0 obj\nstream\n${JSON.stringify(proof)}\nendstream\n%%EOF`]);
  expect(await readProof(file)).toMatchObject({ documents: proof.documents });
  expect(await isPdf(file)).toBe(true);
  expect(await isPdf(new Blob([JSON.stringify(proof)]))).toBe(false);
});

test.each([
  ['a PDF', '%PDF-1.7'],
  ['other JSON', '{"documents":[{}],"keys":[]}'],
  ['a proof of nothing', '{"documents":[],"keys":[]}'],
  ['any file', '\u0000\u0001'],
])('verify: %s holds no proof', async (_, told) => {
  expect(await readProof(new Blob([told]))).toBeUndefined();
});
