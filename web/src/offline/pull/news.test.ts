import { afterEach, expect, test, vi } from 'vitest';
import { gather } from './news.ts';

afterEach(() => {
  vi.useRealTimers();
});

function gathered(pace?: 'soon' | 'later') {
  vi.useFakeTimers();
  const works: number[] = [];
  const begun = Date.now();
  const { hear, end } = gather(() => works.push(Date.now() - begun), pace);
  return { works, hear, end };
}

test('live changes: changes that arrive together are one refresh, soon after the first', () => {
  const { works, hear } = gathered();
  for (let nth = 0; nth < 200; nth++) hear();
  vi.advanceTimersByTime(400);
  expect(works).toEqual([400]);
  vi.advanceTimersByTime(60_000);
  expect(works).toHaveLength(1);
});

test('live changes: later changes are refreshed at most every two seconds', () => {
  const { works, hear } = gathered('later');
  for (let at = 0; at < 10_000; at += 500) {
    hear();
    vi.advanceTimersByTime(500);
  }
  expect(works).toEqual([2_000, 4_000, 6_000, 8_000, 10_000]);
});

test('live changes: a minute of an import is a dozen refreshes, and then a single change appears soon again', () => {
  const { works, hear } = gathered();
  for (let at = 0; at < 60_000; at += 20) {
    hear();
    vi.advanceTimersByTime(20);
  }
  expect(works.length).toBeLessThanOrEqual(13);
  vi.advanceTimersByTime(7_000);
  hear();
  vi.advanceTimersByTime(6_400);
  const before = works.length;
  hear();
  vi.advanceTimersByTime(400);
  expect(works).toHaveLength(before + 1);
});

test('live changes: a change every second appears within half of one, always', () => {
  const { works, hear } = gathered();
  for (let nth = 0; nth < 30; nth++) {
    hear();
    vi.advanceTimersByTime(400);
    expect(works).toHaveLength(nth + 1);
    vi.advanceTimersByTime(600);
  }
});

test('live changes: a listener that has left is not called', () => {
  const { works, hear, end } = gathered();
  hear();
  end();
  vi.advanceTimersByTime(10_000);
  expect(works).toEqual([]);
});
