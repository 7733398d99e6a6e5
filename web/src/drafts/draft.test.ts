import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Draft, type DraftRules } from './draft.ts';
import { steady } from './steady.ts';
import { handClock } from './testing/hand-clock.ts';

type Cells = Record<string, number>;
const rules = (from: 'first' | 'last'): DraftRules<Cells, Cells> => ({
  lay: (record, change) => ({ ...record, ...change }),
  join: (earlier, later) => ({ ...earlier, ...later }),
  news: (record, change) => {
    const news = Object.entries(change).filter(([key, value]) => record[key] !== value);
    return news.length > 0 ? Object.fromEntries(news) : undefined;
  },
  pause: { ms: 100, from },
});

/** A device that takes writes in their order, each when it is told to. */
function slowDevice(from: 'first' | 'last' = 'last') {
  let held: Cells = {};
  const begun: { change: Cells; end: PromiseWithResolvers<void> }[] = [];
  const clock = handClock();
  const draft = new Draft<Cells, Cells>(
    {},
    (change) => {
      const end = Promise.withResolvers<void>();
      begun.push({ change, end });
      return end.promise;
    },
    rules(from),
    clock,
    () => {},
  );
  return {
    draft,
    clock,
    begun,
    held: () => held,
    async end(full: boolean) {
      const next = begun.shift();
      if (!next) return;
      if (full) next.end.reject(new Error('QuotaExceededError'));
      else {
        held = { ...held, ...next.change };
        next.end.resolve();
      }
      // Whoever waits for the write goes on first.
      await next.end.promise.catch(() => {});
      await Promise.resolve();
    },
    receive(other: Cells) {
      held = { ...held, ...other };
      draft.receive(held);
    },
  };
}

test('draft: keys shorter than the pause apart, wait counted from the last one, are written counted from the first', () => {
  for (const [from, written] of [
    ['last', []],
    ['first', [{ a: 2 }]],
  ] as const) {
    const { draft, clock, begun } = slowDevice(from);
    draft.change({ a: 1 });
    clock.pass(60);
    draft.change({ a: 2 });
    clock.pass(60);
    expect(begun.map(({ change }) => change)).toEqual(written);
  }
});

test('draft: a change that is taken back before it is written, writes nothing and counts as saved', async () => {
  const { draft, begun } = slowDevice();
  draft.receive({ a: 1 });
  draft.change({ a: 2 });
  draft.change({ a: 1 });
  expect(await draft.flush()).toBe(true);
  expect(begun).toEqual([]);
  expect(draft.isSaved).toBe(true);
});

const key = fc.constantFrom('a', 'b', 'c');
const step = fc.oneof(
  fc.record({ change: fc.tuple(key, fc.nat(9)) }),
  fc.record({ other: fc.tuple(fc.constantFrom('x', 'y'), fc.nat(9)) }),
  fc.record({ pass: fc.constantFrom(50, 100, 3_000) }),
  fc.record({ full: fc.boolean() }),
  fc.constant('flush' as const),
);

test.each(['first', 'last'] as const)(
  'draft: any order of typing, writing, failing and receiving, pause from the %s key, shows and keeps the latest',
  async (from) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { draft, clock, begun, held, end, receive } = slowDevice(from);
        const typed: Cells = {};
        for (const did of steps) {
          if (did === 'flush') void draft.flush();
          else if ('pass' in did) clock.pass(did.pass);
          else if ('full' in did) await end(did.full);
          else if ('other' in did) receive(Object.fromEntries([did.other]));
          else {
            draft.change(Object.fromEntries([did.change]));
            typed[did.change[0]] = did.change[1];
          }
          expect(draft.shown).toEqual({ ...held(), ...typed });
          expect(draft.shown).toEqual({ ...held(), ...draft.unsaved() });
        }
        while (!draft.isSaved) {
          void draft.flush();
          while (begun.length > 0) await end(false);
        }
        expect(held()).toEqual({ ...held(), ...typed });
        expect(draft.failure).toBeUndefined();
      }),
    );
  },
);

test('draft: a record that came out of the store anew, shows the objects that were there', () => {
  const before = { a: { qty: 1, all: true }, b: { qty: 2 } };
  expect(steady(before, { a: { all: true, qty: 1 }, b: { qty: 2 } })).toBe(before);
  const after = steady(before, { a: { qty: 1, all: true }, b: { qty: 3 } });
  expect(after).toEqual({ ...before, b: { qty: 3 } });
  expect(after.a).toBe(before.a);
});
