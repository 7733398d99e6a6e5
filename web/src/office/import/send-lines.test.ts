import type { ImportLine } from '@tidemark/contract/office/import/shapes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './send-lines.ts';

const line = fc.record({
  line: fc.integer({ min: 1, max: 20_000 }),
  cells: fc.record({ notes: fc.nat(9_000).map((length) => 'é'.repeat(length)) }),
});

test('import send: every line is in one part, in order, and no part is too large for a call', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 120 }), (lines) => {
      const parts = partsOf(lines);
      expect(parts.flat()).toEqual(lines);
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        expect(Buffer.byteLength(JSON.stringify({ lines: part, dryRun: true }))).toBeLessThan(1024 * 1024);
      }
    }),
    { numRuns: 30 },
  );
});

test('import send: short lines are sent 500 at a time', () => {
  const lines = Array.from(
    { length: 1_200 },
    (_, n): ImportLine => ({ line: n + 2, cells: { title: 'Leak' } }),
  );
  expect(partsOf(lines).map(({ length }) => length)).toEqual([500, 500, 200]);
});
