import { expect, test } from 'vitest';
import type { Billed } from '../estimates/billed.ts';
import { claimLines, deductibleLines, deductibleOf, totalOf, typedLines } from './lines.ts';

const line = (key: string, amount: number) => ({
  ...{ key, group: 'extraction', heading: 'Kitchen', title: 'Extract water' },
  ...{ quantity: 1, unit: 'EA', rate: amount, amount },
});
const approved: Billed = {
  lines: [line('room:54.dispose', 246.25)],
  overheadAndProfitPercent: 20,
  overheadAndProfit: 49.25,
  taxPercent: 2.25,
  tax: 6.65,
  total: 302.15,
};
const more: Billed = {
  ...approved,
  lines: [line('room:5.yesX', -10)],
  overheadAndProfit: -2,
  tax: -0.27,
  total: -12.27,
};

test('invoice lines: an approved number, its overhead, tax and the deductible that is billed apart', () => {
  const deductible = deductibleOf([{ supplement: null, billed: approved }], 100);
  const lines = claimLines([{ supplement: null, billed: approved }], {
    deductible,
    customer: 'Helen Okafor',
  });
  expect(lines.map(({ group, title, amount, taxed }) => [group, title, amount, taxed])).toEqual([
    ['extraction', 'Extract water', 246.25, true],
    ['overheadAndProfit', 'Overhead and profit 20%', 49.25, true],
    ['tax', 'Tax 2.25%', 6.65, false],
    ['deductible', 'Less deductible, billed to Helen Okafor', -100, false],
  ]);
  expect(totalOf(lines)).toBe(202.15);
  expect(totalOf(deductibleLines(deductible, 'FM-20-118834'))).toBe(100);
});

test('invoice lines: a supplement joins with its own keys and shares, and all come to approved and supplement', () => {
  const parts = [
    { supplement: null, billed: approved },
    { supplement: 1, billed: more },
  ];
  const lines = claimLines(parts, { deductible: 0, customer: 'Helen Okafor' });
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  expect(lines.map(({ title }) => title)).toContain('Overhead and profit 20%, supplement S1');
  expect(totalOf(lines)).toBe(289.88);
});

test.each([
  ['more than the claim comes to', 1000, 0, 302.15],
  ['in part billed before', 250, 100, 150],
  ['billed before', 250, 250, 0],
  ['none', null, 0, 0],
])('deductible: %s', (_, deductible, before, billed) => {
  expect(deductibleOf([{ supplement: null, billed: approved }], deductible, before)).toBe(billed);
});

test('invoice lines: typed ones, quantity times rate half up, tax of what is taxed alone', () => {
  const lines = typedLines(
    [
      { title: 'Board up', quantity: 1.5, unit: 'HR', rate: 66.33, taxed: true },
      { title: 'Courtesy', quantity: 1.5, unit: 'HR', rate: -66.33, taxed: false },
      { title: 'Storage', quantity: 3, unit: 'DAY', rate: 10, taxed: true },
    ],
    2.25,
  );
  // 99.495 is 99.50, and a credit of the same takes off as much; 129.50 × 2.25 % = 2.91375.
  expect(lines.map(({ title, amount }) => [title, amount])).toEqual([
    ['Board up', 99.5],
    ['Courtesy', -99.5],
    ['Storage', 30],
    ['Tax 2.25%', 2.91],
  ]);
});
