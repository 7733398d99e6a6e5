import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console error or warning fails the test that caused it. Files that share a process share what was heard. */
const here = globalThis as { noise?: unknown[][] };
if (!here.noise) {
  const heard: unknown[][] = [];
  here.noise = heard;
  process.on('warning', (warning) => heard.push([warning]));
}
const { noise } = here;
const hear = (...args: unknown[]) => void noise.push(args);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(hear);
  vi.spyOn(console, 'warn').mockImplementation(hear);
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(noise.splice(0), 'console errors and warnings').toEqual([]);
});
