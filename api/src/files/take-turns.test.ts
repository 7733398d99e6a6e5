import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Abandoned, openTurns } from './take-turns.ts';

const lasting = new AbortController().signal;

/** Work that runs until told to end; what has begun and ended, in order. */
function workshop(turns: ReturnType<typeof openTurns>) {
  const begun: string[] = [];
  const ended: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (who: string, name: string, signal = lasting) =>
    turns({ who, signal }, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      ended.push(name);
      return name;
    }).catch((error: Error) => error.name);
  async function end(name: string) {
    ends.get(name)!();
    // The rest are promises that wait for nothing else.
    await new Promise(setImmediate);
  }
  const atWork = () => begun.filter((name) => !ended.includes(name));
  return { begun, ended, atWork, ask, end };
}

const settle = () => new Promise(setImmediate);
const whoOf = (name: string) => name.split(' ')[0]!;

/** An arrival (a letter), or which running piece ends (a number). */
const happenings = fc.array(
  fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('a', 'a', 'a', 'b'), fc.nat(5)),
  { maxLength: 80 },
);
const places = fc.constantFrom({ atOnce: 1 }, { atOnce: 2, each: 1 }, { atOnce: 3, each: 1 }, { each: 1 });

test('turns: a newcomer waits for at most one piece per other person and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(places, happenings, async (of, happened) => {
      const { begun, ended, atWork, ask, end } = workshop(openTurns(of));
      const came: string[] = [];
      /** For each person's first waiting piece: what was running, and how much had begun when it arrived. */
      const newcomers: { name: string; meanwhile: string[]; from: number }[] = [];
      const all: Promise<string>[] = [];
      const check = () => {
        for (const { name, meanwhile, from } of newcomers) {
          const at = begun.indexOf(name);
          const since = [...meanwhile, ...begun.slice(from, at === -1 ? undefined : at)];
          const counts = Object.groupBy(since, whoOf);
          for (const [who, of] of Object.entries(counts))
            if (who !== whoOf(name)) expect(of!.length, `${name} waits for ${of}`).toBeLessThanOrEqual(1);
        }
      };
      for (const one of happened) {
        if (typeof one === 'string') {
          const name = `${one} ${came.length}`;
          const isNew = !came.some((other) => whoOf(other) === one && !ended.includes(other));
          came.push(name);
          if (isNew) newcomers.push({ name, meanwhile: atWork(), from: begun.length });
          all.push(ask(one, name));
          await settle();
        } else {
          const working = atWork();
          const ending = working[one % Math.max(1, working.length)];
          if (ending) await end(ending);
        }
        expect(atWork().length).toBeLessThanOrEqual(of.atOnce ?? Infinity);
        check();
      }
      for (let [next] = atWork(); next; [next] = atWork()) await end(next);
      check();
      expect((await Promise.all(all)).toSorted()).toEqual(came.toSorted());
      for (const who of ['a', 'b', 'c', 'd']) {
        const own = (names: string[]) => names.filter((name) => whoOf(name) === who);
        expect(own(begun)).toEqual(own(came));
      }
    }),
  );
});

test('turns: a person with one piece after another does not keep out one with several waiting', async () => {
  const { begun, ask, end } = workshop(openTurns({ atOnce: 1 }));
  void ask('a', 'a 1');
  void ask('a', 'a 2');
  void ask('b', 'b 1');
  await settle();
  await end('a 1');
  expect(begun).toEqual(['a 1', 'b 1']);
  void ask('c', 'c 1');
  await end('b 1');
  void ask('b', 'b 2');
  await end(begun.at(-1)!);
  void ask('c', 'c 2');
  await end(begun.at(-1)!);
  expect(begun.slice(0, 4).toSorted()).toEqual(['a 1', 'a 2', 'b 1', 'c 1']);
});

test('turns: a piece nobody waits for any more, not begun, and nobody waits for it', async () => {
  const { begun, ask, end } = workshop(openTurns({ atOnce: 1 }));
  const gone = new AbortController();
  void ask('a', 'a 1', gone.signal);
  const waiting = ask('a', 'a 2', gone.signal);
  const after = ask('b', 'b 1', AbortSignal.abort());
  void ask('a', 'a 3');
  await settle();
  gone.abort();
  expect(await Promise.all([waiting, after])).toEqual([Abandoned.name, Abandoned.name]);
  await end('a 1');
  expect(begun).toEqual(['a 1', 'a 3']);
});

test('turns: too many waiting, the last of the longest line is told to try later and a newcomer gets in', async () => {
  const turns = openTurns({ atOnce: 1, inLine: 3 });
  const { begun, ask, end } = workshop(turns);
  void ask('a', 'a 1');
  const [second, third, last] = [ask('a', 'a 2'), ask('a', 'a 3'), ask('a', 'a 4')];
  void second;
  void third;
  void ask('b', 'b 1');
  expect(await last).toBe('Error');
  await end('a 1');
  expect(begun).toEqual(['a 1', 'b 1']);
  const full = Array.from({ length: 5 }, () => turns({ who: 'a', signal: lasting }, async () => undefined));
  const refusal = await Promise.any(full.map((one) => one.then(Promise.reject, (why) => why)));
  expect(refusal).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 2 });
});

test('turns: a piece that fails, the next one runs', async () => {
  const turns = openTurns({ atOnce: 1 });
  const asker = { who: 'a', signal: lasting };
  const failing = turns(asker, () => Promise.reject(new Error('broken')));
  const next = turns(asker, async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
