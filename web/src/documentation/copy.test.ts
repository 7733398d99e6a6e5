import { expect, test } from 'vitest';
import { safeWords } from './copy.ts';

test('documentation: only waiting files are said to be sent automatically', () => {
  expect(safeWords(1, 0)).toBe("It is safe on this device and will be sent when you're online.");
  expect(safeWords(3, 0)).toBe("They are safe on this device and will be sent when you're online.");
  expect(safeWords(0, 1)).toBe('It is safe on this device. Retry sends it again.');
  expect(safeWords(0, 3)).toBe('They are safe on this device. Retry sends them again.');
  expect(safeWords(30, 5)).toBe(
    "All are safe on this device. Waiting files are sent automatically when you're online; Retry sends the failed ones again.",
  );
});
