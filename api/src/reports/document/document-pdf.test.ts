import { documentFields, documentLists } from '@tidemark/contract/document-templates/document-fields';
import { shippedTemplates } from '@tidemark/contract/document-templates/shipped';
import { readProofFile } from '@tidemark/contract/documents/seal';
import { customer, signature } from '@tidemark/contract/documents/testing/documents';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPrinter } from '../render.ts';
import { canRead, everyNode, readPdf, textOf } from '../testing/read-pdf.ts';
import { documentPdf } from './document-pdf.ts';
import type { DocumentInput } from './document-view.ts';

const samples = <T extends object>(of: T) =>
  Object.fromEntries(Object.entries(of).map(([name, { sample }]) => [name, sample]));
const input: DocumentInput = {
  ...{ company: 'Harborline Restoration', companyContact: '2200 Ogden Court', title: 'Certificate' },
  ...{ language: 'en', draft: true, printedAt: '2026-11-27T12:00:00.000Z' },
  values: samples(documentFields),
  lists: samples(documentLists),
  body: '# Certificate\nFor {customer} **and {company}**.\n[!] run: I will.\n[[sign customer]]',
};
const print = (changed: Partial<DocumentInput> = {}) =>
  documentPdf({ ...input, ...changed }, new Date(input.printedAt));

test('document PDF: printed twice and in a process, the same bytes', async () => {
  const printer = openPrinter();
  const first = await printer.document(input);
  await printer.close();
  expect((await print()).equals(first)).toBe(true);
});

const proof = { documents: [{ content: { id: 'Ñ' } }], keys: [] };
const signed: DocumentInput['signed'] = {
  answers: {
    ...{ boxes: ['run'], choices: {}, writings: { why: signature.strokes }, toldAloud: true },
    initials: [{ role: 'customer', mark: { kind: 'typed', text: 'MA' } }],
  },
  parties: [{ ...customer, when: 'Nov 27, 2026, 9:04 AM' }],
  certificate: ['Document: 3 · Project: 12', `Content (SHA-256): ${'a'.repeat(64)}`],
  proof: JSON.stringify(proof),
};
const signing: Partial<DocumentInput> = {
  ...{ draft: false, signed, withCancellation: true },
  body: '# Certificate\n[!] run: I will.\n[[write why]]\n[[initials customer]]\n[[sign customer]]',
};

test('document PDF: a signed one is always the same bytes, with its proof inside', async () => {
  const pdf = await print(signing);
  expect((await print(signing)).equals(pdf)).toBe(true);
  expect(readProofFile(pdf)).toEqual(proof);
  expect(readProofFile(await print())).toBeUndefined();
});

describe.skipIf(!canRead)('document PDF, read by poppler', () => {
  test('document PDF: values, bold text, boxes and who signs are on the page, and DRAFT across it', async () => {
    const text = textOf(await print());
    expect(text).toContain('For Maria Alvarez and Your company.');
    expect(text).toContain('I will.');
    expect(text).toMatch(/Customer {2,}Date/);
    expect(text).toContain('DRAFT');
    expect(textOf(await print({ draft: false }))).not.toContain('DRAFT');
  });

  test.each(
    shippedTemplates.map(({ kind, language, title, body }) => [kind, language, title, body] as const),
  )('document PDF: the shipped %s in %s is printed in its language', async (_, language, title, body) => {
    const pdf = await print({ title, body, language });
    const { catalog, tree } = readPdf(pdf);
    expect(catalog['/Lang']).toBe(`u:${language === 'en' ? 'en-US' : 'es-US'}`);
    expect(everyNode(tree).filter(({ type }) => type === '/H1')).toHaveLength(1);
    expect(textOf(pdf)).toContain(title);
  });

  test('document PDF: who signed, the right to cancel above it, two notices, and the seal on the last page', async () => {
    const text = textOf(await print(signing));
    expect(text).toMatch(/midnight of the third\s+business day[\s\S]*Customer: Maria Alvarez/);
    expect(text.match(/Notice of Cancellation\n/g)).toHaveLength(2);
    expect(text.match(/NOT LATER THAN\s+MIDNIGHT OF 03\/12\/2026/g)).toHaveLength(2);
    expect(text).toContain('Nov 27, 2026, 9:04 AM');
    expect(text.split('\f').at(-2)).toContain(`Content (SHA-256): ${'a'.repeat(64)}`);
    expect(text).not.toContain('DRAFT');
    const spanish = textOf(await print({ ...signing, language: 'es' }));
    expect(spanish.match(/Aviso de cancelación\n/g)).toHaveLength(2);
    expect(spanish).toMatch(/medianoche del\s+tercer\s+día\s+hábil[\s\S]*Cliente: Maria Alvarez/);
  });

  test('document PDF: markup of HTML, another direction and 40,000 characters print as text', async () => {
    const text = textOf(await print({ body: '<script>alert(1)</script>\n\nשלום עולם\n\n[[sign customer]]' }));
    expect(text).toContain('<script>alert(1)</script>');
    const long = await print({ body: `${'word '.repeat(7_990)}\n[[sign customer]]` });
    expect(textOf(long).match(/word/g)).toHaveLength(7_990);
  });
});

test('document PDF: any text is drawn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (body) => {
      expect((await print({ body })).subarray(0, 5).toString()).toBe('%PDF-');
    }),
    { numRuns: 30 },
  );
});
