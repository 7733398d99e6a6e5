import { expect, test } from 'vitest';
import { readBytes } from './read-bytes.ts';

function answerOf(pieces: string[], headers: Record<string, string>): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(to) {
      for (const piece of pieces) to.enqueue(new TextEncoder().encode(piece));
      to.close();
    },
  });
  return new Response(body, { headers });
}

test('read bytes: the share that has arrived is reported piece by piece', async () => {
  const shares: number[] = [];
  const answer = answerOf(['ab', 'cdef', 'gh'], { 'Content-Length': '8', 'Content-Type': 'application/pdf' });
  const blob = await readBytes(answer, (share) => shares.push(share));
  expect(shares).toEqual([0.25, 0.75, 1]);
  expect([blob.type, await blob.text()]).toEqual(['application/pdf', 'abcdefgh']);
});

test('read bytes: no length given, nothing is reported and everything arrives', async () => {
  const blob = await readBytes(answerOf(['ab', 'c'], {}), () => {
    throw new Error('there is no share of what is not known');
  });
  expect(await blob.text()).toBe('abc');
});

test('read bytes: a response that breaks off fails', async () => {
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(to) {
      to.error(new Error('gone'));
    },
  });
  const answer = new Response(broken, { headers: { 'Content-Length': '8' } });
  await expect(readBytes(answer, () => undefined)).rejects.toThrow('gone');
});
