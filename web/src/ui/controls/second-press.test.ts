import { expect, test, vi } from 'vitest';
import { onePress, pressTracker } from './second-press.ts';

const touch = { clientX: 300, clientY: 800, detail: 1, pointerType: 'touch' };

/** Which of these presses, in order, are second ones. */
function seconds(...presses: Partial<typeof touch & { timeStamp: number }>[]): boolean[] {
  const teller = pressTracker();
  return presses.map((press) => {
    teller.tell({ ...touch, timeStamp: 0, ...press });
    return teller.isSecond();
  });
}

test('second press: a double tap or many taps, only the first press counts', () => {
  expect(seconds({ timeStamp: 0 }, { timeStamp: 120 })).toEqual([false, true]);
  expect(seconds({ timeStamp: 0 }, { timeStamp: 300 }, { timeStamp: 600 })).toEqual([false, true, true]);
});

test('second press: a press after a moment or on something else counts', () => {
  expect(seconds({ timeStamp: 0 }, { timeStamp: 600 })).toEqual([false, false]);
  expect(seconds({ timeStamp: 0 }, { timeStamp: 120, clientY: 700 })).toEqual([false, false]);
});

test('second press: a double click of a mouse is one press, two clicks and the keyboard are not', () => {
  const mouse = { pointerType: 'mouse' };
  expect(seconds(mouse, { ...mouse, detail: 2, timeStamp: 90 })).toEqual([false, true]);
  expect(seconds(mouse, { ...mouse, timeStamp: 90 })).toEqual([false, false]);
  const key = { pointerType: '', detail: 0 };
  expect(seconds(key, { ...key, timeStamp: 90 })).toEqual([false, false]);
});

test('second press: a key held down, only the first press counts, and Tab moves on', () => {
  const stopped = (key: string, repeat: boolean) => {
    const preventDefault = vi.fn();
    onePress.onKeyDown({ key, repeat, preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
  expect([stopped('Enter', false), stopped('Enter', true), stopped('Tab', true)]).toEqual([
    false,
    true,
    false,
  ]);
});
