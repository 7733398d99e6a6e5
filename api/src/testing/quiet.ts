import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console error or warning fails its test. Files that share a process share the record. */
const here = globalThis as { noise?: unknown[][] };
if (!here.noise) {
  const heard: unknown[][] = [];
  here.noise = heard;
  process.on('warning', (warning) => heard.push([warning]));
}
const { noise } = here;
const hear = (...args: unknown[]) => void noise.push(args);

const { SEED } = process.env;
if (SEED) fc.configureGlobal({ seed: Number(SEED) });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(hear);
  vi.spyOn(console, 'warn').mockImplementation(hear);
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(noise.splice(0), 'console errors and warnings').toEqual([]);
});
