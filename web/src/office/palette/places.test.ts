import { expect, test } from 'vitest';
import { matching, type PaletteRow } from './places.ts';

const project = (nth: number): PaletteRow => ({ id: `p${nth}`, label: `Project ${nth}`, group: 'projects' });
const labels = (words: string, found: readonly PaletteRow[] = []) =>
  matching(words, found).map(({ label }) => label);

test('palette: pages and actions are found by any part, and found projects come first', () => {
  expect(labels('wee')).toEqual(['Week']);
  expect(labels('late show')).toEqual(['Show late projects']);
  expect(labels('proj', [project(1)])[0]).toBe('Project 1');
  expect(labels('xyzzy')).toEqual([]);
});

test('palette: at most nine, and without a word the pages', () => {
  const many = Array.from({ length: 20 }, (_, nth) => project(nth));
  expect(labels('project', many)).toHaveLength(9);
  expect(labels('')).toContain('Today');
  expect(labels('')).not.toContain('New project');
});
