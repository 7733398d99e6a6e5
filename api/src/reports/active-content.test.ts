import { expect, test } from 'vitest';
import { claimSheetPdf } from './claim-sheet-pdf.ts';
import { claimSheetView } from './claim-sheet-view.ts';
import { flooded, photoOf } from './inspection/testing/flooded.ts';
import { printed } from './inspection/testing/print.ts';
import { basement } from './testing/basement.ts';
import { canRead, readPdf, textOf } from './testing/read-pdf.ts';

/** Content that would make a PDF reader act. */
const acting =
  /\/(?:URI|Action|AA|OpenAction|JavaScript|JS|Launch|GoToR|GoToE|SubmitForm|ImportData|RichMedia|EmbeddedFiles?|AcroForm|XFA|Annots?|Link)\b/;

/** The file without visible and spoken text: no encoded streams, no strings. */
const structureOf = (pdf: Buffer) =>
  pdf
    .toString('latin1')
    .replace(/stream\r?\n[\s\S]*?endstream/g, '')
    .replace(/\((?:\\[\s\S]|[^\\()])*\)/g, '()');

const nasty: [string, string][] = [
  ['an address', 'https://evil.example/?a=1 javascript:app.alert(1) file:///etc/passwd mailto:a@b.example'],
  [
    'the inside of a PDF',
    ') Tj ET /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> endobj 1 0 obj << /URI (x) >>',
  ],
  ['the end of a stream', 'endstream endobj xref trailer << /Root 1 0 R >> startxref 0 %%EOF'],
  [
    'control characters',
    `a${Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('b')}\u007f\u0085\u009f`,
  ],
  ['what turns writing round', '\u202Efdp.exe\u202C \u2066\u2067\u2068\u2069 \u200f\u061c'],
  ['half a character', 'a\ud800b\udc00c\uffff\ufffe'],
  ['marks without an end', `a${'\u0301'.repeat(4000)}`],
  ['one word without an end', 'x'.repeat(5000)],
  ['lines without an end', '\n'.repeat(4999)],
  ['markup', '<script>alert(1)</script> </rdf:RDF> ]]> &lt; <!ENTITY a SYSTEM "file:///etc/passwd">'],
];

test.each(nasty)(
  'active content: %s in what people wrote, plain text in a report that no reader executes',
  async (_, text) => {
    const short = text.slice(0, 200);
    const { inspection } = flooded;
    const began = performance.now();
    const report = {
      ...flooded,
      fileName: `${short.slice(0, 40)}.pdf`,
      project: { ...flooded.project, title: short, customerName: short },
      inspection: { ...inspection, finalInspectionNotes: text },
      photos: [{ ...photoOf(1, 'Other photos'), name: short, description: text.slice(0, 2000) }],
      part: { ...flooded.part, from: 0, to: 1 },
    } as typeof flooded;
    const pdf = await printed(report);
    expect(structureOf(pdf)).not.toMatch(acting);
    expect(performance.now() - began).toBeLessThan(15_000);
    if (canRead) {
      readPdf(pdf);
      expect(textOf(pdf)).toContain('Photos');
    }
  },
);

test.each(nasty)(
  'active content: %s on a claim sheet, plain text that no reader executes',
  async (_, long) => {
    const text = long.slice(0, 200);
    const input = {
      ...basement,
      project: { ...basement.project, customerName: text, address: text },
      room: { ...basement.room, name: text },
    };
    const pdf = await claimSheetPdf(claimSheetView(input), new Date(input.printedAt));
    expect(structureOf(pdf)).not.toMatch(acting);
    if (canRead) readPdf(pdf);
  },
);
