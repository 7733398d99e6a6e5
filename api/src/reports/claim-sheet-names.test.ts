import { describe, expect, test } from 'vitest';
import { claimSheetPdf } from './claim-sheet-pdf.ts';
import { type ClaimSheetInput, claimSheetView } from './claim-sheet-view.ts';
import { missing } from './kit/printable.ts';
import { basement } from './testing/basement.ts';
import {
  boxesOf,
  canRead,
  copied,
  everyNode,
  packed,
  pagesOf,
  readPdf,
  textOf,
  wordsOf,
} from './testing/read-pdf.ts';

const print = (input: ClaimSheetInput) => claimSheetPdf(claimSheetView(input), new Date(input.printedAt));

describe.skipIf(!canRead)('read by poppler and qpdf', () => {
  test('claim sheet PDF: a name the fonts cannot draw, marked as missing and read aloud in full', async () => {
    const name = 'სარდაფი 🚰 Basement\u202e\u0007';
    const pdf = await print({ ...basement, room: { ...basement.room, name } });
    expect(textOf(pdf)).toContain(`${missing.repeat(7)} ${missing} Basement`);
    const actual = everyNode(readPdf(pdf).tree).map((node) => node.actual);
    expect(actual).toContain(name);
  });

  test.each([
    ['王小明 張偉 体育馆'],
    ['山田太郎、𠮷野さくら'],
    ['김민준 지하실'],
    ['محمد عبد الله الحسيني'],
    ['ليلى حلاق'],
    ['לאה כהן'],
    ['สมชาย น้ำท่วม ใต้ดิน'],
    ['राजेश श्रीवास्तव हिन्दी क्षत्रिय'],
  ])(
    'claim sheet PDF: the name %s is drawn, copied and read aloud as it is, in every weight',
    async (name) => {
      const pdf = await print({
        ...basement,
        company: name,
        companyContact: name,
        project: { ...basement.project, customerName: name },
        rows: { 48: { title: name } },
      });
      expect(pagesOf(pdf)).toBe(1);
      const text = copied(textOf(pdf));
      expect(text).not.toContain(missing);
      expect(text.split(packed(name)).length - 1).toBe(4);
      if (!/[一-鿿가-힣]/.test(name))
        expect(everyNode(readPdf(pdf).tree).map((node) => node.actual)).toContain(name);
    },
  );

  test('claim sheet PDF: right-to-left words, figures and left-to-right words, ordered by the Unicode standard', async () => {
    const pdf = await print({
      ...basement,
      company: 'Unit 5, לאה כהן',
      companyContact: '',
      project: { ...basement.project, customerName: 'כהן, לאה 12' },
      room: { ...basement.room, name: 'غرفة ١٢٣' },
    });
    // With its boxes poppler lists a word's letters from left to right, as drawn.
    const boxes = boxesOf(pdf).sort((one, other) => one.left - other.left);
    const standing = boxes.map(({ text }) => text).join(' ');
    expect(standing).toMatch(/Unit .*5, .*ןהכ .*האל/);
    expect(standing).toMatch(/١٢٣/);
    expect(standing).toMatch(/12 .*האל .*,?ןהכ/);
  });

  test('claim sheet PDF: a Vietnamese, Greek or Cyrillic name, drawn and selectable in one font', async () => {
    const name = 'Nguyễn Thị Hồng · Παπαδάκης · Шевченко';
    const pdf = await print({ ...basement, room: { ...basement.room, name } });
    expect(textOf(pdf)).toContain(name);
    expect(everyNode(readPdf(pdf).tree).map((node) => node.actual)).not.toContain(name);
  });

  test('claim sheet PDF: a name of 120 characters stays in its cell and is read aloud in full where it is cut', async () => {
    const title = 'Antique built-in sideboard with marble top '.repeat(3).slice(0, 120);
    const pdf = await print({
      ...basement,
      rows: { 24: { title, detach: 1 }, 48: { title: 'W'.repeat(120) } },
    });
    expect(pagesOf(pdf)).toBe(1);
    const actual = everyNode(readPdf(pdf).tree).map((node) => node.actual);
    expect(actual).toContain('W'.repeat(120));
  });

  test('claim sheet PDF: a word of 120 letters, complete as room, customer and custom line', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskellerüberschwemmung'.repeat(3).slice(0, 120);
    const pdf = await print({
      ...basement,
      room: { ...basement.room, name: word },
      project: { ...basement.project, customerName: word },
      rows: { 1: { roomName: word }, 24: { title: word, detach: 1 } },
    });
    expect(wordsOf(pdf).replace(/\s/g, '').split(word)).toHaveLength(5);
  });
});
