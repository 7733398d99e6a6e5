import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { afterEach, expect, test, vi } from 'vitest';
import { dayOf } from './original-inspection.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('original inspection: a visit begun in the evening was that day, even where UTC has the next one', () => {
  vi.stubEnv('TZ', 'America/Chicago');
  const begun = { arrivalDate: null, startedAt: '2026-11-23T00:59:00.000Z' } as Inspection;
  expect(dayOf(begun)).toBe('2026-11-22');
  expect(dayOf({ ...begun, arrivalDate: '2026-11-20' })).toBe('2026-11-20');
});
