import { documentFields, documentLists } from '@tidemark/contract/document-templates/document-fields';
import { shippedTemplates } from '@tidemark/contract/document-templates/shipped';
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
