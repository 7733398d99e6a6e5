import { expect, test } from 'vitest';
import { givingBack } from './give-back.ts';

/** Of memory of its own, as each piece of a body is. */
const pieceOf = (text: string): Buffer<ArrayBuffer> => Buffer.from(new TextEncoder().encode(text).buffer);
async function* sent(pieces: Buffer<ArrayBuffer>[]) {
  yield* pieces;
}

test('the memory of a piece goes back once the next one is asked for, and not before', async () => {
  const pieces = [pieceOf('first'), pieceOf('second')];
  const read = givingBack(sent(pieces));
  const [first, second] = pieces;
  expect((await read.next()).value).toBe(first);
  expect(first!.toString()).toBe('first');
  expect((await read.next()).value).toBe(second);
  expect([first!.byteLength, second!.toString()]).toEqual([0, 'second']);
  await read.next();
  expect(second!.byteLength).toBe(0);
});

test('a piece that shares its memory with another is left to the collector', async () => {
  const both = pieceOf('first and last');
  const pieces = [both.subarray(0, 5), both.subarray(5)];
  for await (const _ of givingBack(sent(pieces)));
  expect(pieces.map(String)).toEqual(['first', ' and last']);
});
