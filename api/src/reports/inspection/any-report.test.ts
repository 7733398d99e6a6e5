import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { draftFields } from '@tidemark/contract/inspections/fields';
import { roomConditions, roomTypes } from '@tidemark/contract/rooms/fields';
import { anyRows } from '@tidemark/contract/testing/arbitraries';
import { runs } from '@tidemark/contract/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from '../kit/printable.ts';
import { anyName } from '../testing/any-name.ts';
import { canRead, copied, packed, readPdf, textOf } from '../testing/read-pdf.ts';
import type { FileInput, PhotoInput, ReportInput } from './input.ts';
import { bytesBesidePictures, partsOf } from './parts.ts';
import { plateOf } from './photos.ts';
import { flooded, photoOf } from './testing/flooded.ts';
import { printed, smallPicture } from './testing/print.ts';

const textFields = Object.entries(flooded.inspection).flatMap(([field, value]) =>
  field in draftFields && typeof value === 'string' && !/Type|category|Call|Date|Time|dateOf/.test(field)
    ? [field]
    : [],
);
const longText = fc.oneof(
  anyName,
  fc.string({ unit: 'grapheme', maxLength: 5000 }),
  fc.lorem({ maxCount: 300 }),
);
const coordinates = fc.option(
  fc.tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true })),
);
const anyClock = fc.option(
  fc.constantFrom('2026-11-20T09:15:30-06:00', '2026-02-29T25:61:00', '2026-11-20T23:59:59', 'no time'),
);

const anyPhoto = fc.record({
  description: fc.option(longText.map((text) => text.slice(0, 2000))),
  name: anyName,
  at: anyClock,
  place: coordinates,
});
const anyFile: fc.Arbitrary<FileInput> = fc.record({
  name: anyName,
  roomName: fc.option(anyName),
  type: fc.constantFrom('pdf', 'other', 'audio/webm'),
  size: fc.nat(),
  duration: fc.option(fc.double({ min: 0, max: 86_400, noNaN: true })),
  addedAt: fc.constant(flooded.printedAt),
  description: fc.option(longText),
  transcription: fc.option(longText),
});
const anyRoom = fc.record({
  name: anyName,
  type: fc.constantFrom(...roomTypes),
  condition: fc.constantFrom(...roomConditions),
  rows: anyRows as fc.Arbitrary<SheetRows>,
});
const strokes = fc.array(
  fc.array(fc.tuple(fc.nat(1000), fc.nat(400)), { minLength: 1 }).map((points) => points.flat()),
);
const signature = fc.option(fc.record({ name: anyName, strokes, signedAt: fc.constant(flooded.printedAt) }));

const anyReport: fc.Arbitrary<ReportInput> = fc
  .record({
    texts: fc.record(
      Object.fromEntries(
        textFields.map((field) => [field, fc.option(longText.map((one) => one.slice(0, 5000)))]),
      ),
    ),
    rooms: fc.array(anyRoom, { maxLength: 4 }),
    photos: fc.array(anyPhoto, { maxLength: 30 }),
    files: fc.array(anyFile, { maxLength: 4 }),
    signatures: fc.tuple(signature, signature),
    title: anyName,
    status: fc.constantFrom('In Progress', 'Completed', 'Cancelled'),
  })
  .map(
    ({
      texts,
      rooms,
      photos,
      files,
      signatures: [technicianSignature, customerSignature],
      title,
      status,
    }) => ({
      ...flooded,
      project: { ...flooded.project, title },
      inspection: {
        ...flooded.inspection,
        ...texts,
        technicianSignature,
        customerSignature,
        status,
        cancellationReason: title,
      },
      rooms: rooms.map(({ rows, ...room }, index) => ({
        room: { ...flooded.rooms[0]!.room, ...room, id: String(index) },
        rows,
      })),
      photos: photos.map(({ description, name, at, place }, index): PhotoInput => {
        const room = rooms.length > 0 ? Math.floor((index * rooms.length) / photos.length) : undefined;
        const of = room === undefined ? 'Other photos' : rooms[room]!.name;
        const [latitude, longitude] = place ?? [null, null];
        const facts = { description, name, capturedAt: at, latitude, longitude };
        return photoOf(index + 1, of, { ...facts, roomId: room === undefined ? null : String(room) });
      }),
      voiceNotes: files.filter(({ type }) => type.startsWith('audio')),
      documents: files.filter(({ type }) => !type.startsWith('audio')),
      part: { number: 1, count: 1, from: 0, to: photos.length },
    }),
  );

test('report PDF: any inspection, printed twice to the same bytes and within the planned size', async () => {
  await fc.assert(
    fc.asyncProperty(anyReport, async (input) => {
      const pdf = await printed(input);
      expect((await printed(input)).equals(pdf)).toBe(true);
      const pictures = input.photos.map(() => smallPicture.length);
      const [whole] = partsOf(pictures, bytesBesidePictures(input), Number.POSITIVE_INFINITY);
      expect(pdf.length).toBeLessThanOrEqual(whole!.size);
    }),
    { numRuns: runs(20), endOnFailure: true },
  );
}, 120_000);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** A caption's beginning, without half a letter: an ł is printed in full. */
const firstOf = (text: string) =>
  [...graphemes.segment(text)]
    .slice(0, 12)
    .map(({ segment }) => segment)
    .join('');

const fromRight = /[\p{scx=Arab}\p{scx=Hebr}]/u;
/**
 * Each word's letters, in one direction, because poppler orders punctuation among right-to-left letters in its own way.
 */
const words = /(?:[\p{scx=Arab}\p{scx=Hebr}]|\p{M})+|(?:(?![\p{scx=Arab}\p{scx=Hebr}])\p{L}|\p{M})+/gu;
const withoutMarks = (text: string) => text.replace(/[\p{M}\p{P}\p{S}]/gu, '');

test.skipIf(!canRead)(
  'report PDF: any inspection, the file is intact and has every room and caption',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyReport, async (input) => {
        const pdf = await printed(input);
        readPdf(pdf);
        const text = copied(textOf(pdf));
        const letters = withoutMarks(text);
        const shows = (told: string) => {
          if (!fromRight.test(told)) return expect(text).toContain(packed(told));
          for (const word of told.match(words) ?? []) expect(letters).toContain(withoutMarks(packed(word)));
        };
        for (const { room } of input.rooms) {
          const shown = printable(room.name.trim(), 'bold');
          if (shown !== '' && shown.length <= 30) shows(shown);
        }
        for (const { number, description, name } of input.photos) {
          shows(printable(firstOf(description?.trim() || name), 'bold'));
          expect(text).toContain(plateOf(number));
        }
      }),
      { numRuns: runs(12), endOnFailure: true },
    );
  },
  120_000,
);
