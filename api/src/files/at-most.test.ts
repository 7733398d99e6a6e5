import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

/** Work that runs until told to end, and what is running now. */
function workshop() {
  const running = new Set<string>();
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    running.add(name);
    await new Promise<void>((end) => ends.set(name, end));
    running.delete(name);
    return name;
  };
  return { running, work, end: (name: string) => ends.get(name)!() };
}

test('at most: more work than allowed at a time, the rest runs in order of arrival', async () => {
  const inTurn = atMost(2);
  const { running, work, end } = workshop();
  const all = ['a', 'b', 'c', 'd'].map((name) => inTurn(work(name)));
  await Promise.resolve();
  expect([...running]).toEqual(['a', 'b']);
  end('b');
  await all[1];
  await expect.poll(() => [...running]).toEqual(['a', 'c']);
  end('a');
  await all[0];
  await expect.poll(() => [...running]).toEqual(['c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('at most: work that fails, its place is free again', async () => {
  const inTurn = atMost(1);
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(() => Promise.resolve('next'))).toBe('next');
});
