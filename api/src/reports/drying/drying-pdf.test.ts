import { chargedDrying } from '@tidemark/contract/drying/charged';
import { ell, sketched } from '@tidemark/contract/testing/sketches';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { canReadText, pagesOf, textOf, wordsOf } from '../testing/read-pdf.ts';
import { dryingPdf } from './drying-pdf.ts';
import { dried } from './testing/dried.ts';

test('drying report: the same drying at the same time, the same bytes', async () => {
  expect((await dryingPdf(dried())).equals(await dryingPdf(dried()))).toBe(true);
});

test('drying report: the summary of any drying has at most 3 pages', async () => {
  for (const points of [0, 1, 60, 300])
    expect(pagesOf(await dryingPdf(dried({ points, visits: 9 }, 'summary')))).toBeLessThanOrEqual(3);
});

test.skipIf(!canReadText)(
  'drying summary: air and points of the first and the last visit, and the plan',
  async () => {
    const input = dried({ points: 8, visits: 5 }, 'summary');
    const points = input.drying.points.map((point) => ({ ...point, x: 2_000, y: 0 }));
    const words = wordsOf(await dryingPdf({ ...input, drying: { ...input.drying, points } })).replaceAll(
      /\s+/g,
      ' ',
    );
    for (const said of [
      'Set-up, Nov 20',
      'Visit 4, Nov 24',
      'Grain depression',
      'Moisture maps',
      'Circle: wet.',
    ])
      expect(words).toContain(said);
    expect(words).not.toContain('Visit 2');
  },
);

test.skipIf(!canReadText)('drying report: everything of the drying stands on it', async () => {
  const text = textOf(await dryingPdf(dried()));
  for (const words of [
    ...['Harborline Restoration', 'Project #2418', 'Fairway Mutual', 'Claim FM-20-118834'],
    'Dry. On the last visit, Nov 24, 2026, 6:40 AM, every point that stands was at its goal or under it',
    '430 of 1,853.4 SF is wet, 23.2 % of floor, walls and ceiling of the affected rooms;',
    ...['Air movers: recommended 9-10, placed 5.', '3,638.7 CF / 50 = 73 pints a day, class 2.'],
    ...['contained · Basement, Laundry · 3,639 ft³ · category 2 · class 2 · 5 visits · elevation 690 ft'],
    ...['Grain depression, DH-03', 'Visit 2, Nov 22, 2026, 8:40 AM to 9:25 AM', '0.5 h after hours'],
    ...['Base plate opened along the east wall.', 'torn out', '✓ Dry, visit 3', '× Removed'],
    'Unit-days: each started 24 hours, 60 minutes of grace.',
    ...[
      'Basement, Laundry',
      'moved to Laundry',
      'DH-03 ran 89.5 of 91.9 h',
      'There are readings on each billed day.',
    ],
    ...['Too cold or hot: Basement is at 68 °F.', 'Not answered', 'Wet drywall was removed to 2 ft.'],
    ...['Tramet MX-4', '20418', 'Mar 2, 2026', 'at 690 ft above sea level', 'Hyland and Wexler'],
    ...['4 points for %MC of wood, never above 15.9', 'Times: America/Chicago', 'Page 1 of'],
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
});

test.skipIf(!canReadText)(
  'drying report: unit-days on paper are those that the estimate charges',
  async () => {
    const input = dried({}, 'equipment');
    const charged = chargedDrying(input.drying, { timeZone: input.timeZone, now: input.printedAt });
    const total = charged.unitDays.reduce((sum, { days }) => sum + days, 0);
    const words = wordsOf(await dryingPdf(input)).replaceAll(/\s+/g, ' ');
    expect(words).toContain(`${total} unit-days in all.`);
    for (const { days } of charged.unitDays) expect(words).toContain(`${days} unit-days`);
  },
);

test.skipIf(!canReadText)(
  'drying report: points that are wet, days without readings, units that stand',
  async () => {
    const input = dried({ isClosed: false });
    const [, , middle] = input.drying.visits;
    const drying = {
      ...input.drying,
      readings: input.drying.readings.filter(({ visitId }) => visitId !== middle!.id),
      air: input.drying.air.filter(({ visitId }) => visitId !== middle!.id),
      points: input.drying.points.map((point) =>
        point.number === 4 ? { ...point, typedGoal: 10, goalReason: 'Kiln dried' } : point,
      ),
    };
    const text = textOf(await dryingPdf({ ...input, drying })).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Not dry: 6 of 7 points are at their goal or under it. Point 4 is wet.');
    expect(text).toContain('No readings on Nov 22');
    expect(text).toContain('still in');
  },
);

test.skipIf(!canReadText)(
  'drying report: a point with another meter, a row for each, and its dryness is of the newer one',
  async () => {
    const input = dried();
    const scanner = { ...input.drying.meters[0]!, id: input.drying.units[0]!.id, model: 'Scanner' };
    const own = { meterId: scanner.id, scale: 'relative 0-999' as const };
    const last = input.drying.visits.at(-1)!.id;
    const first = input.drying.points[0]!;
    const drying = {
      ...input.drying,
      meters: [...input.drying.meters, scanner],
      points: input.drying.points.map((point) =>
        point === first ? { ...point, ...own, typedGoal: 300, goalReason: 'Dry hall' } : point,
      ),
      readings: input.drying.readings.map((one) => {
        if (one.pointId !== first.id) return one;
        return one.visitId === last
          ? { ...one, ...own, value: 287 }
          : { ...one, meterId: first.meterId, scale: first.scale };
      }),
    };
    const text = wordsOf(await dryingPdf({ ...input, drying })).replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/relative 0-100 18 37\.8 [\d. ]+ Other meter/);
    expect(text).toMatch(/relative 0-999 300 287 ✓ Dry, visit 4/);
    expect(text).toContain('Scanner');
  },
);

test.skipIf(!canReadText)(
  'drying report: a visit says why a point was not read, and what was noted beside a reading',
  async () => {
    const input = dried();
    const [first, second] = input.drying.points;
    const newest = input.drying.visits.at(-1)!;
    const skipped = [{ pointId: first!.id, reason: 'Behind contents: piano' }];
    const drying = {
      ...input.drying,
      visits: input.drying.visits.map((one) => (one === newest ? { ...one, skipped } : one)),
      readings: input.drying.readings
        .filter(({ pointId, visitId }) => pointId !== first!.id || visitId !== newest.id)
        .map((one) => (one.pointId === second!.id ? { ...one, note: 'Behind the base' } : one)),
    };
    const text = wordsOf(await dryingPdf({ ...input, drying })).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Not read: point 1, North wall, 12 in. Behind contents: piano');
    expect(text.split('Point 2, East stud bay, 13 in: Behind the base')).toHaveLength(3);
  },
);

test.skipIf(!canReadText)(
  'drying report: the plan of a room shows its points, their figures and the equipment, and says what is not on it',
  async () => {
    const input = dried();
    const [first, second, ...others] = input.drying.points;
    const [unit, ...units] = input.drying.placements;
    const drying = {
      ...input.drying,
      points: [{ ...first!, x: 0, y: 4000 }, { ...second!, x: 9900, y: 2000 }, ...others],
      placements: [{ ...unit!, x: 5000, y: 5000, turn: 90 }, ...units],
    };
    const text = wordsOf(await dryingPdf({ ...input, drying })).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Moisture maps As visit 4, Nov 24, 2026, 6:40 AM, left them.');
    expect(text).toMatch(/Basement \d+′ \d+″ × \d+′ \d+″, \d+ not on the plan/);
    expect(text).toContain('In brackets: dry at.');
    expect(wordsOf(await dryingPdf(input))).not.toContain('Moisture maps');
  },
);

test.skipIf(!canReadText)(
  'drying report: a drawn room has its own shape, with what was marked as wet',
  async () => {
    const input = dried();
    const [room, ...rooms] = input.drying.rooms;
    const [point, ...points] = input.drying.points;
    const drying = { ...input.drying, points: [{ ...point!, x: 0, y: 4000 }, ...points] };
    const wet = { floor: 'all', walls: [], ceiling: [] } as const;
    const sketch = sketched({ points: ell, wet: { ...wet, walls: [], ceiling: [] } });
    const words = async (given: typeof drying) =>
      wordsOf(await dryingPdf({ ...input, drying: given })).replaceAll(/\s+/g, ' ');
    const text = await words({ ...drying, rooms: [{ ...room!, sketch }, ...rooms] });
    expect(text).toMatch(/Basement 20′ 0″ × 14′ 0″, \d+ not on the plan( [^A-Z]*)? Wet /);
    expect(text).not.toContain('12′0″');
    expect(await words(drying)).not.toMatch(/not on the plan( [^A-Z]*)? Wet /);
  },
);

test.skipIf(!canReadText)(
  'drying report: its photos are listed with what they are of, and the points marked on them',
  async () => {
    const input = dried();
    const [first, ...others] = input.drying.points;
    const one = { number: 12, name: 'Meter', taken: 'Taken Nov 22, 2026, 8:50 AM', sha256: 'ab'.repeat(32) };
    const photos = [
      { ...one, id: 'a', ofKind: 'point', ofId: first!.id },
      { ...one, id: 'b', number: 14, ofKind: 'visit', ofId: input.drying.visits[2]!.id },
      { ...one, id: 'c', number: 15, ofKind: 'air', ofId: 'gone' },
    ];
    const drying = { ...input.drying, points: [{ ...first!, photoId: 'b' }, ...others] };
    const text = wordsOf(await dryingPdf({ ...input, drying, photos })).replaceAll(/\s+/g, ' ');
    for (const words of [`Point 1, ${first!.where}`, 'Visit 2; marked: 1', 'No longer there', 'abababababab'])
      expect(text).toContain(words);
  },
);

test.skipIf(!canReadText)('drying report: nothing recorded yet is a page that says so', async () => {
  const input = dried();
  const nothing = { chambers: [], rooms: [], points: [], standards: [], visits: [], air: [], readings: [] };
  const drying = { ...input.drying, ...nothing, placements: [], meters: [], units: [], answers: [] };
  const pdf = await dryingPdf({ ...input, drying });
  expect(pagesOf(pdf)).toBe(1);
  for (const words of ['No points were read.', 'No equipment was placed.', 'No alerts.'])
    expect(textOf(pdf)).toContain(words);
});

test.skipIf(!canReadText)(
  "drying report: a visit after the office had it is marked as the phone's clock",
  async () => {
    const input = dried();
    const [first, ...others] = input.drying.visits;
    const createdAt = new Date(Date.parse(first!.startedAt) - 6 * 60_000).toISOString();
    const words = async (visit: typeof first) =>
      wordsOf(await dryingPdf({ ...input, drying: { ...input.drying, visits: [visit!, ...others] } }));
    expect(await words(first)).not.toContain("phone's clock");
    expect(await words({ ...first!, createdAt })).toContain("phone's clock");
  },
);

test('drying report: a photo on which points are marked is a map of its own; a lost picture and the summary have none', async () => {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#9a8' } })
    .jpeg()
    .toBuffer();
  const photo = { id: 'p', number: 12, ofKind: null, ofId: null, name: 'Wall', taken: 'Nov 20', sha256: 'a' };
  const printed = (photos: (typeof photo & { picture?: Buffer })[], kind: 'full' | 'summary' = 'full') => {
    const input = dried({}, kind);
    const points = input.drying.points.map((point, nth) =>
      nth < 2 ? { ...point, photoId: 'p', photoX: 2_500 + nth * 5_000, photoY: 4_000 } : point,
    );
    return dryingPdf({ ...input, drying: { ...input.drying, points }, photos });
  };
  const isThere = (pdf: Buffer) => pdf.includes('/Filter /DCTDecode');
  const whole = await printed([{ ...photo, picture }]);
  expect(isThere(whole)).toBe(true);
  expect(isThere(await printed([photo]))).toBe(false);
  expect(isThere(await printed([{ ...photo, picture }], 'summary'))).toBe(false);
  if (canReadText) expect(textOf(whole)).toContain(', photo 12');
});
