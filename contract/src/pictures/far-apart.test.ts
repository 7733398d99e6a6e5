import { expect, test } from 'vitest';
import { isFarApart } from './far-apart.ts';

const received = '2026-11-20T18:00:00.000Z';

test.each<[string | null, string | undefined, boolean]>([
  [null, undefined, false],
  ['2026-11-20T12:00:00-06:00', undefined, false],
  ['2026-11-19T12:00:00-06:00', undefined, false],
  ['2026-11-19T11:59:59-06:00', undefined, true],
  ['2026-11-21T12:00:00-06:00', undefined, false],
  ['2026-11-21T12:00:01-06:00', undefined, true],
  ['2026-11-20T12:00:00', 'America/Chicago', false],
  ['2026-11-19T12:00:00', 'America/Chicago', false],
  ['2026-11-19T11:59:59', 'America/Chicago', true],
  ['2026-11-21T12:00:01', 'America/Chicago', true],
  ['2026-11-22T02:00:00', 'Pacific/Auckland', false],
  ['2020-01-01T00:00:00', 'UTC', true],
])('photo times: camera time %s read in %s, far from the upload: %s', (capturedAt, timeZone, far) => {
  expect(isFarApart(capturedAt, received, timeZone)).toBe(far);
});
