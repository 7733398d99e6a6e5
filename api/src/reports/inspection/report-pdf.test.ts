import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import { emptyDraft } from '@tidemark/contract/inspections/draft';
import { inspectionQuestions } from '@tidemark/contract/inspections/questions';
import { mostReportBytes } from '@tidemark/contract/reports';
import { describe, expect, test, vi } from 'vitest';
import { basementEstimate } from '../testing/basement-estimate.ts';
import { canRead, type Entry, everyNode, type Node, pagesOf, readPdf, textOf } from '../testing/read-pdf.ts';
import type { ReportInput } from './input.ts';
import { bytesBesidePictures, partsOf } from './parts.ts';
import { plateOf } from './photos.ts';
import { flooded, rendition, withPhotos } from './testing/flooded.ts';
import { printed, smallPicture } from './testing/print.ts';

vi.setConfig({ testTimeout: 30_000 });

const none = { number: 1, count: 1, from: 0, to: 0 };
const titles = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ title, children }) => [title, ...titles(children)]);
/** The spoken text of the relevant tags, in order. */
const typesOf = (tree: Node) => everyNode(tree).map(({ type }) => type.slice(1));

test('report PDF: printed twice, the same bytes', async () => {
  expect((await printed(flooded)).equals(await printed(flooded))).toBe(true);
});

test.each([
  [6, 16, 3],
  [6, 20, 4],
  [4, 18, 5],
] as const)('report PDF: with %i photos on a page, %i take %i pages', async (photosAPage, count, pages) => {
  const of = { ...withPhotos(count), voiceNotes: [], documents: [] };
  const bare = pagesOf(await printed({ ...of, photos: [], part: none }));
  const rooms: ReportInput['photos'] = withPhotos(count).photos.map((photo) => ({
    ...photo,
    of: 'Basement',
    roomId: 'a',
  }));
  expect(pagesOf(await printed({ ...of, photos: rooms, photosAPage }))).toBe(bare + pages);
});

describe.skipIf(!canRead)('read by poppler and qpdf', () => {
  test('report PDF: every answer, room, line, caption, name and signature, on the pages', async () => {
    const text = textOf(await printed(flooded));
    const { inspection, project, rooms, photos, voiceNotes, documents } = flooded;
    for (const [field, value] of Object.entries(inspection)) {
      if (['id', 'projectId', 'technicianId', 'currentStep', 'inspectionType'].includes(field)) continue;
      if (/(At|Date|dateOfLoss|arrivalTime|deductible)$/.test(field)) continue;
      const words = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [value];
      for (const word of words) {
        for (const line of typeof word === 'string' ? word.split('\n') : [])
          expect(text, field).toContain(line);
        if (typeof word === 'number') expect(text, field).toMatch(new RegExp(`(^|\\s)${word}(\\s|$)`, 'm'));
      }
    }
    expect(text).toContain('$2,500.00');
    expect(text).toContain('Nov 18, 2026');
    expect(text).toContain('8:52 AM');
    expect(text).toContain('Auto-recorded');
    for (const { question } of inspectionQuestions) expect(text).toContain(question);
    for (const told of [
      project.title,
      project.customerName,
      '#2418',
      '(630) 555-0148',
      'Dana Whitaker, TSP-0147',
    ])
      expect(text).toContain(told);
    for (const { room, rows } of rooms) {
      expect(text).toContain(room.name);
      expect(text).toContain(`${filledCount(rows)} lines filled`);
      for (const id of Object.keys(rows)) expect(text).toContain(catalogue.get(Number(id))!.title);
    }
    for (const { number, description, name } of photos) {
      expect(text).toContain(plateOf(number));
      expect(text).toContain(description ?? name);
    }
    expect(text).toContain('Taken Nov 20, 2026, 9:15 AM · 41.79000° N, 88.15000° W');
    expect(text).toContain('Added Nov 20, 2026, 8:52 AM');
    expect(text).toContain('1:07');
    for (const { name, description, transcription } of [...voiceNotes, ...documents])
      for (const told of [name, description, transcription]) if (told) expect(text).toContain(told);
    expect(text).toContain('Signed Nov 20, 2026, 11:05 AM');
    expect(text).toContain('Signed Nov 20, 2026, 11:06 AM, by typing the name');
  });

  test('report PDF: a claim sheet, only its filled lines are printed', async () => {
    const text = textOf(await printed(flooded));
    expect(text).not.toContain('Refrigerator');
    expect(text).toContain('Wall shelf');
  });

  test('report PDF: values that were computed, with their formulas under the lines of their room', async () => {
    const [first, ...others] = flooded.rooms;
    const rows = { 77: { qty: 207, qtyFormula: 'f*1.15' } };
    const text = textOf(await printed({ ...flooded, rooms: [{ ...first!, rows }, ...others] }));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Computed from the room: Lift Carpet: F*1.15 = 207 SF. F floor.',
    );
    expect(textOf(await printed(flooded))).not.toContain('Computed from the room');
  });

  test('report PDF: bookmarks, lead to every section and room', async () => {
    const pdf = await printed(flooded);
    const { bookmarks, catalog } = readPdf(pdf);
    expect(catalog['/PageMode']).toBe('/UseOutlines');
    expect(titles(bookmarks)).toEqual([
      'Inspection report',
      'Arrival Time',
      'Claim Information',
      'Master Policy Details',
      'Homeowner Claim Details',
      'Damage Assessment',
      'Service Details',
      'Additional Notes',
      'Debris & Equipment',
      ...['Rooms', 'Basement', 'Laundry', 'Hall bath'],
      ...['Photos', 'Basement', 'Laundry', 'Other photos', 'Debris & Equipment'],
      ...['Voice notes and documents', 'Voice notes', 'Documents'],
      'Final inspection notes',
      'Signatures',
    ]);
    const pages = textOf(pdf).split('\f');
    const under = (entries: readonly Entry[]) => {
      for (const { title, page, children } of entries) {
        expect(pages[page]).toContain(title);
        under(children);
      }
    };
    under(bookmarks);
  });

  test("report PDF: a screen reader hears nested headings, lists, tables with headers and each photo's caption", async () => {
    const { tree, catalog, xml } = readPdf(await printed(flooded));
    const types = typesOf(tree);
    expect(types.filter((type) => type === 'H1')).toHaveLength(1);
    const levels = types.filter((type) => /^H\d$/.test(type)).map((type) => Number(type[1]));
    levels.slice(1).forEach((level, index) => {
      expect(level - levels[index]!).toBeLessThanOrEqual(1);
    });
    for (const node of everyNode(tree)) {
      if (node.type === '/TH') expect(node.attributes['/Scope']).toMatch(/^\/(Column|Row)$/);
      if (node.type === '/Figure') expect(node.alt).toBeTruthy();
      if (node.type === '/L') expect(node.children.every(({ type }) => type === '/LI')).toBe(true);
    }
    const heard = everyNode(tree).flatMap(({ alt }) => alt ?? []);
    expect(heard).toContain('Photo 1, Basement: Water line, 14 inches above the slab');
    expect(heard).toContain("Technician's signature of Dana Whitaker");
    expect(catalog['/MarkInfo']).toEqual({ '/Marked': true });
    expect(xml).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(xml).toContain('<pdfaid:part>2</pdfaid:part>');
  });

  test('report PDF: every page says its number and the total', async () => {
    const pages = textOf(await printed(withPhotos(9)))
      .split('\f')
      .slice(0, -1);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  test('report PDF: the contents name each chapter with the page it begins on', async () => {
    const { estimate } = flooded;
    const pdf = await printed({ ...flooded, estimatePages: { ...basementEstimate, estimate: estimate! } });
    const pages = textOf(pdf).split('\f');
    const contents = pages[0]!.slice(pages[0]!.indexOf('Contents'));
    expect(contents).toContain('Power is off in the basement.');
    const found = [...contents.matchAll(/(?:^|\s{3})(\S(?:(?!\s{3}).)*\S)\s{2,}(\d+)\s*$/gm)].map(
      ([, title, page]) => [title, page],
    );
    expect(found.map(([title]) => title)).toEqual([
      ...['Details', 'Rooms and claim sheets', 'Photos', 'Voice notes and documents'],
      ...['Final inspection notes', 'Estimate 2418-01', 'Signatures'],
    ]);
    const heads: Record<string, string> = { Details: 'Arrival Time', 'Rooms and claim sheets': 'Rooms' };
    for (const [title, page] of found) expect(pages[Number(page) - 1]).toContain(heads[title!] ?? title);
  });

  test('report PDF: every page after the first is headed by project, customer and both claims', async () => {
    const pages = textOf(await printed(withPhotos(9)))
      .split('\f')
      .slice(1, -1);
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) {
      expect(page).toContain('Project #2418, 418 Larkspur Lane, Helen Okafor');
      expect(page).toContain('Claims FM-20-118834, GPM-2026-4471');
    }
  });

  test('report PDF: what was not entered is left out, with its heading', async () => {
    const inspection = { ...flooded.inspection, ...emptyDraft, damageType: ['Water' as const] };
    const text = textOf(
      await printed({
        ...flooded,
        inspection,
        rooms: [],
        photos: [],
        voiceNotes: [],
        documents: [],
        part: none,
      }),
    );
    expect(text).not.toMatch(/Not entered|Arrival Time|Additional Notes|Voice notes|Photos 1|^Rooms$/m);
    expect(text).toContain('Damage Assessment');
  });

  test('report PDF: no heading stands alone at the foot of a page', async () => {
    for (let lines = 0; lines < 60; lines += 5) {
      const additionalNotes = Array.from({ length: lines }, (_, at) => `line ${at}`).join('\n');
      const pages = textOf(
        await printed({ ...flooded, inspection: { ...flooded.inspection, additionalNotes } }),
      );
      for (const page of pages.split('\f')) {
        const words = page.split('\n').filter((line) => line.trim());
        expect(words.at(-2)?.trim() ?? '').not.toMatch(
          /^(Additional (N|n)otes|Photos|Rooms|Signatures|Basement|Laundry|Hall bath|Documents|Voice notes.*|Debris & Equipment|Final inspection notes)$/,
        );
      }
    }
  }, 120_000);

  test('report PDF: parts, the facts once, each photo once with its own number, signatures last', async () => {
    const all = withPhotos(25);
    const part = (number: number, from: number, to: number) =>
      printed({ ...all, part: { number, count: 3, from, to } }).then(textOf);
    const [first, second, third] = await Promise.all([part(1, 0, 10), part(2, 10, 20), part(3, 20, 25)]);
    const numbers = (text: string) =>
      [...text.slice(text.indexOf('\f')).matchAll(/Caption (\d+)\./g)].map(([, one]) => Number(one));
    const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at + 1);
    expect([first, second, third].map((text) => numbers(text!))).toEqual([
      range(0, 10),
      range(10, 20),
      range(20, 25),
    ]);
    expect([first, second, third].map((text) => text!.includes('Damage Assessment'))).toEqual([
      true,
      false,
      false,
    ]);
    expect([first, second, third].map((text) => text!.includes('Signatures'))).toEqual([false, false, true]);
    expect(second).toContain('Inspection report, part 2 of 3');
    expect(second).toContain('Photos 11 to 20');
  });

  test('report PDF: a lost picture, its place says so and the rest is printed', async () => {
    const pdf = await printed(flooded, async (index) => (index === 1 ? null : Buffer.from(smallPicture)));
    readPdf(pdf);
    expect(textOf(pdf)).toContain('The office no longer has this picture.');
  });

  test('report PDF: a caption of 2,000 letters and a long transcription, complete', async () => {
    const caption = `${'wet '.repeat(498)}dry end`;
    const spoken = Array.from({ length: 3000 }, (_, at) => `word${at}`).join(' ');
    const pdf = await printed({
      ...flooded,
      photos: flooded.photos.map((photo) => ({ ...photo, description: caption })),
      voiceNotes: [{ ...flooded.voiceNotes[0]!, transcription: spoken }],
    });
    readPdf(pdf);
    const words = textOf(pdf).split(/\s+/);
    expect(words.filter((word) => word === 'wet').length).toBeGreaterThanOrEqual(5 * 498);
    for (const word of spoken.split(' ')) expect(words).toContain(word);
  });
});

test('report PDF: any part of a large report, no larger than planned or than 20 MB', async () => {
  const picture = await rendition(0);
  const all = withPhotos(100);
  const parts = partsOf(Array(100).fill(picture.length), bytesBesidePictures(all), mostReportBytes);
  expect(parts.length).toBeGreaterThan(1);
  for (const { part, firstPhoto, photos, size } of parts) {
    const from = firstPhoto - 1;
    const pdf = await printed(
      { ...all, part: { number: part, count: parts.length, from, to: from + photos } },
      async () => picture,
    );
    expect(pdf.length).toBeLessThanOrEqual(size);
    expect(size).toBeLessThanOrEqual(mostReportBytes);
  }
});

test('report PDF: a picture that is not one, the report fails', async () => {
  await expect(printed(flooded, async () => Buffer.from('no picture'))).rejects.toThrow();
});
