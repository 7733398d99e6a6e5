import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

const never = new AbortController().signal;

function streamOf(pieces: readonly Uint8Array<ArrayBuffer>[], { open = false } = {}) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      if (!open) controller.close();
    },
  });
}
const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

async function told(pieces: readonly Uint8Array<ArrayBuffer>[]): Promise<(string | undefined)[]> {
  const heard: (string | undefined)[] = [];
  await readEvents(streamOf(pieces), (data) => heard.push(data), { signal: never, silence: 1000 });
  return heard;
}

test.each([
  [': listening\n\n', [undefined]],
  ['data: {"project":7}\n\n', ['{"project":7}']],
  [':\n\ndata: 1\n\n:\n\ndata:2\n\n', [undefined, '1', undefined, '2']],
  ['data: 1\r\n\r\ndata: 2\r\n\r\n', ['1', '2']],
  ['event: x\ndata: a\ndata: b\n\n', ['a\nb']],
  ['data: cut off', []],
])('event stream: %j is read as %j', async (sent, heard) => {
  expect(await told([bytes(sent)])).toEqual(heard);
});

test('event stream: events are the same however the network splits them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\r\n]/.test(text))),
      fc.integer({ min: 1, max: 9 }),
      async (texts, size) => {
        const whole = bytes(texts.map((text) => `data:  ${text}\n\n`).join(''));
        const pieces = [];
        for (let at = 0; at < whole.length; at += size) pieces.push(whole.slice(at, at + size));
        expect(await told(pieces)).toEqual(texts.map((text) => ` ${text}`));
      },
    ),
    { numRuns: 60 },
  );
});

test('event stream: a silent stream is closed', async () => {
  const reading = readEvents(streamOf([bytes(':\n\n')], { open: true }), () => undefined, {
    signal: never,
    silence: 20,
  });
  await expect(reading).rejects.toThrow('Network error');
});

test('event stream: reading ends when it is aborted', async () => {
  const ending = new AbortController();
  const reading = readEvents(streamOf([bytes('data: 1\n\n')], { open: true }), () => ending.abort(), {
    signal: ending.signal,
    silence: 10_000,
  });
  await expect(reading).resolves.toBeUndefined();
});

test('event stream: a stream that breaks off is not a response', async () => {
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  const reading = readEvents(broken, () => undefined, { signal: never, silence: 1000 });
  await expect(reading).rejects.toThrow('Network error');
});
