import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  cannotCheck,
  canonicalJson,
  checkDocuments,
  type DocumentProof,
  firstPrev,
  hashOf,
  type PublicKey,
  type Seal,
  sealHashOf,
} from './seal.ts';
import { consentText, documentId, draft, signedContent, text } from './testing/documents.ts';

test('canonical JSON: the example of RFC 8785 is written as there', () => {
  const value = {
    numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  const sorted = { '\u20ac': 1, '\r': 2, '\ufb33': 3, 1: 4, '\ud83d\ude00': 5, '\u0080': 6, ö: 7 };
  expect(canonicalJson(sorted)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"\ud83d\ude00":5,"\ufb33":3}');
});

test.each([[undefined], [Number.NaN], [Number.POSITIVE_INFINITY], ['\ud800'], [() => 1]])(
  'canonical JSON: %s is refused',
  (value) => {
    expect(() => canonicalJson({ value })).toThrow(TypeError);
  },
);

test('canonical JSON: it is the value again, and has one spelling', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const written = canonicalJson(value);
      expect(canonicalJson(JSON.parse(written))).toBe(written);
    }),
    { numRuns: 50 },
  );
});

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
const keyId = await crypto.subtle
  .digest('SHA-256', raw)
  .then((digest) => Buffer.from(digest).toString('hex').slice(0, 16));
const keys: PublicKey[] = [{ keyId, publicKey: raw.toString('hex') }];

/** A project's chain of signed documents. */
async function chain(count: number): Promise<DocumentProof[]> {
  const proofs: DocumentProof[] = [];
  let prev = firstPrev;
  for (let number = 1; number <= count; number++) {
    const content = await signedContent(draft, { id: documentId.slice(0, -1) + number });
    const arrived = {
      number,
      contentHash: await hashOf(content),
      prev,
      receivedAt: '2026-11-27T16:00:00.000Z',
      ip: '::1',
    };
    const sealHash = await sealHashOf(content.projectId, arrived);
    const signature = sign(null, Buffer.from(sealHash, 'hex'), privateKey).toString('hex');
    const seal: Seal = { ...arrived, sealHash, keyId, signature };
    const { kind, language, title, body, needsConsent, withCancellation } = text;
    const signedText = { kind, language, title, body, needsConsent, withCancellation };
    const {
      id: _,
      version: __,
      checked: ___,
      released: ____,
      savedAt: _____,
      savedBy: ______,
      ...agreed
    } = consentText;
    proofs.push({ content, seal, text: signedText, consentText: agreed });
    prev = sealHash;
  }
  return proofs;
}
const whole = await chain(4);

test('sealed documents: a whole chain, and the end of one, are in order', async () => {
  expect(await checkDocuments(whole, keys, true)).toEqual([]);
  expect(await checkDocuments(whole.slice(2), keys)).toEqual([]);
});

test('sealed documents: one that is missing, moved or of another key is named', async () => {
  const [one, two, three, four] = whole as [DocumentProof, DocumentProof, DocumentProof, DocumentProof];
  const says = async (proofs: DocumentProof[], of = keys) =>
    (await checkDocuments(proofs, of, true)).map(({ number }) => number);
  expect(await says([two, three, four])).toEqual([2]);
  expect(await says([one, three, four])).toEqual([3]);
  expect(await says([two, one, three, four])).toEqual([2, 1, 3]);
  expect(await says(whole, [])).toEqual([1, 2, 3, 4]);
});

test('sealed documents: without Ed25519 it is said that signatures cannot be checked, and a change is still found', async () => {
  const importKey = vi
    .spyOn(crypto.subtle, 'importKey')
    .mockRejectedValue(new DOMException('Unrecognized name.', 'NotSupportedError'));
  try {
    const faults = await checkDocuments(whole, keys, true);
    expect(faults.map(({ fault }) => fault)).toEqual(whole.map(() => cannotCheck));
    const changed = withChange(whole[0], ['content', 'language'], () => 'es') as DocumentProof;
    expect((await checkDocuments([changed], keys)).map(({ fault }) => fault)).toEqual([
      'Its content is not the one that was signed.',
    ]);
  } finally {
    importKey.mockRestore();
  }
});

/** Every place in a value that a change can be made to. */
function placesOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, part]) => placesOf(part, [...path, key]));
}
function withChange(
  value: unknown,
  [key, ...rest]: (string | number)[],
  change: (old: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = withChange(copy[key], rest, change);
  return copy;
}
const other = (old: unknown, by: number): unknown => {
  if (typeof old === 'number') return old + by;
  if (typeof old === 'boolean') return !old;
  if (typeof old !== 'string') return 'something';
  const at = by % (old.length + 1);
  return `${old.slice(0, at)}${old[at] === 'x' ? 'y' : 'x'}${old.slice(at + 1)}`;
};

/** The proof of 10,000 is `CHANGES=10000 npx vitest run --project unit contract/src/documents/seal.test.ts`. */
const numRuns = Number(process.env.CHANGES ?? 300);
test(`sealed documents: any of ${numRuns} random changes of text, values, strokes, seal or order is found`, async () => {
  const change = fc.oneof(
    { weight: 8, arbitrary: fc.record({ at: fc.nat(), of: fc.nat(), by: fc.integer({ min: 1, max: 500 }) }) },
    { weight: 1, arbitrary: fc.constantFrom([0, 1], [1, 2], [2, 3], [0, 3]) },
  );
  await fc.assert(
    fc.asyncProperty(change, async (made) => {
      let changed: DocumentProof[];
      if ('by' in made) {
        const at = made.at % whole.length;
        const places = placesOf(whole[at]);
        const path = places[made.of % places.length]!;
        changed = whole.map((proof, index) =>
          index === at ? (withChange(proof, path, (old) => other(old, made.by)) as DocumentProof) : proof,
        );
      } else {
        const [one, two] = made;
        changed = whole.map((proof, at) => (at === one ? whole[two]! : at === two ? whole[one]! : proof));
      }
      expect(await checkDocuments(changed, keys, true)).not.toEqual([]);
    }),
    { numRuns },
  );
}, 600_000);
