import { afterEach, expect, test } from 'vitest';
import { setPageZone } from '../ui/format/clock.ts';
import { showFlaw, showPlace, showTaken, showWhen } from './proof.ts';

afterEach(() => setPageZone(undefined));

test.each([
  ['2026-11-20T09:15:30-06:00', 'Taken Nov 20, 2026, 9:15 AM'],
  ['2026-11-20T23:59:59+13:00', 'Taken Nov 20, 2026, 4:59 AM'],
  ['2026-11-20T00:05:00', 'Taken Nov 20, 2026, 12:05 AM'],
])(
  "photo proof: a camera that wrote %s is shown in the pages' time zone, as papers show it",
  (capturedAt, shown) => {
    setPageZone('America/Chicago');
    expect(showTaken({ capturedAt, createdAt: '2026-11-20T12:00:00.000Z' })).toBe(shown);
  },
);

test.each([
  ['2026-11-18T17:59:59-06:00', 'Taken Nov 18, 2026, 5:59 PM, added Nov 20, 2026, 5:59 PM'],
  ['2026-11-23T00:00:00+00:00', 'Taken Nov 22, 2026, 6:00 PM, added Nov 20, 2026, 5:59 PM'],
  ['2020-01-01T00:00:00', 'Taken Jan 1, 2020, 12:00 AM, added Nov 20, 2026, 5:59 PM'],
])(
  'photo proof: a camera that wrote %s, more than a day from its receipt, shows both times',
  (capturedAt, shown) => {
    setPageZone('America/Chicago');
    const createdAt = '2026-11-20T23:59:59.000Z';
    expect(showTaken({ capturedAt, createdAt })).toBe(shown);
    const file = { capturedAt, timestamp: createdAt, uploadDate: createdAt };
    expect(showWhen(file, new Date(createdAt))).toBe(shown);
  },
);

test.each([
  ['cut', 'The picture is incomplete.'],
  ['unshown', "The picture can't be shown here. Its file is saved."],
  [null, undefined],
  [undefined, undefined],
] as const)('photo proof: a picture with the flaw %s, it says %s', (flaw, shown) => {
  expect(showFlaw({ flaw })).toBe(shown);
});

test('photo proof: no capture time, it says when the photo was added', () => {
  expect(showTaken({ capturedAt: null, createdAt: '2026-11-21T12:00:00.000Z' })).toMatch(
    /^Added Nov 2\d, 2026, /,
  );
});

test.each([
  [41.79, -88.15, '41.79000° N, 88.15000° W'],
  [-33.86, 151.21, '33.86000° S, 151.21000° E'],
  [0, 0, '0.00000° N, 0.00000° E'],
  [null, null, undefined],
])('photo proof: a place at %s, %s', (latitude, longitude, shown) => {
  expect(showPlace({ latitude, longitude })).toBe(shown);
});

test.each([
  ['2026-11-20T09:04:00-06:00', '9:04 AM'],
  ['2026-11-20T09:04:00', '9:04 AM'],
  ['2026-11-20T03:04:00+00:00', 'Nov 19, 9:04 PM'],
  [null, '11:04 AM'],
])('photo proof: in Chicago on November 20 a photo of %s shows %s', (capturedAt, shown) => {
  setPageZone('America/Chicago');
  const [timestamp, now] = ['2026-11-20T17:04:00.000Z', new Date('2026-11-20T18:00:00.000Z')];
  expect(showWhen({ capturedAt, timestamp, uploadDate: timestamp }, now)).toBe(shown);
});
