import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

/** Work that goes on until it is told to end, and what is going on at the moment. */
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

test('a heavy piece waits for its turn, runs alone, and nothing overtakes it', async () => {
  const inTurn = atMost(2);
  const { running, work, end } = workshop();
  const all = [inTurn(work('a')), inTurn(work('b')), inTurn(work('heavy'), 2), inTurn(work('c'))];
  await Promise.resolve();
  expect([...running]).toEqual(['a', 'b']);
  end('a');
  await all[0];
  expect([...running]).toEqual(['b']);
  end('b');
  await all[1];
  await expect.poll(() => [...running]).toEqual(['heavy']);
  end('heavy');
  await all[2];
  await expect.poll(() => [...running]).toEqual(['c']);
  end('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'heavy', 'c']);
});

test('work that fails gives its place back', async () => {
  const inTurn = atMost(1);
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(() => Promise.resolve('next'))).toBe('next');
});
