import { availableParallelism } from 'node:os';
import { expect, test, vi } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

const atWork = vi.hoisted(() => ({ now: 0, most: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const { hash, verify } = await original<typeof import('@node-rs/argon2')>();
  const counted =
    <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
    async (...given: A) => {
      atWork.most = Math.max(atWork.most, ++atWork.now);
      return work(...given).finally(() => atWork.now--);
    };
  return { hash: counted(hash), verify: counted(verify) };
});

test('passwords: many hashed at once, at most two at a time and never on every processor, each with its own result', async () => {
  const stored = await hashPassword('the right one');
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, nth) =>
      nth % 4 === 0
        ? passwordMatches(undefined, 'the right one')
        : passwordMatches(stored, nth % 2 ? 'the right one' : 'a wrong one'),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 24 }, (_, nth) => nth % 2 === 1));
  expect(atWork.most).toBe(Math.max(1, Math.min(2, availableParallelism() - 1)));
});
