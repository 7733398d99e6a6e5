import { expect, test } from 'vitest';
import { newsQueue } from './news-queue.ts';

/** A desk that keeps what it did, each piece of work ending when `end` is called. */
function desk() {
  const done: (number | number[] | 'everything')[] = [];
  const over = new AbortController();
  let end = () => {};
  const work = (what: (typeof done)[number]) => {
    done.push(what);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const hear = newsQueue(
    { one: work, many: (those) => work(those ? [...those] : 'everything') },
    over.signal,
  );
  const next = async () => {
    end();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { done, hear, next, over };
}

test('live changes: a few projects are fetched one by one, and one named twice while it waits is fetched once', async () => {
  const { done, hear, next } = desk();
  for (const project of [1, 2, 3, 2, 3]) hear(project);
  expect(done).toEqual([1]);
  await next();
  await next();
  await next();
  expect(done).toEqual([1, 2, 3]);
});

test('live changes: thousands at once are fetched as one, and one that follows is fetched alone', async () => {
  const { done, hear, next } = desk();
  for (let project = 1; project <= 5_000; project++) hear(project);
  await next();
  expect(done).toHaveLength(2);
  expect(done[1]).toHaveLength(4_999);
  hear(9_000);
  await next();
  expect(done.at(-1)).toBe(9_000);
});

test('live changes: everything is fetched once with all that waits, and again when it changes meanwhile', async () => {
  const { done, hear, next } = desk();
  hear(1);
  hear(2);
  hear();
  hear();
  await next();
  expect(done).toEqual([1, 'everything']);
  hear();
  await next();
  await next();
  expect(done).toEqual([1, 'everything', 'everything']);
});

test('live changes: a project that changes during its fetch is fetched again', async () => {
  const { done, hear, next } = desk();
  hear(1);
  hear(1);
  await next();
  expect(done).toEqual([1, 1]);
});

test('live changes: the connection has ended, nothing is begun', async () => {
  const { done, hear, next, over } = desk();
  hear(1);
  hear(2);
  over.abort();
  await next();
  expect(done).toEqual([1]);
});
