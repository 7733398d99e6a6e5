import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console error or warning fails the test that caused it. */
const noise: unknown[][] = [];
const hear = (...args: unknown[]) => void noise.push(args);
process.on('warning', hear);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(hear);
  vi.spyOn(console, 'warn').mockImplementation(hear);
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(noise.splice(0), 'console errors and warnings').toEqual([]);
});
