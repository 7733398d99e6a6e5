import { expect, test } from 'vitest';
import { actions } from './actions.ts';
import { paginate } from './envelope.ts';
import { mayBecome, projectStatuses } from './projects.ts';
import { Refusal, refusals } from './refusals.ts';

test('no two actions share a name, or a method and path', () => {
  const names = actions.map(({ name }) => name);
  const routes = actions.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(names).size).toBe(actions.length);
  expect(new Set(routes).size).toBe(actions.length);
});

test('every parameter of a path is read, and reading changes nothing', () => {
  for (const { name, method, path, params, offline, binary, events, answer } of actions) {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, key]) => key);
    expect(Object.keys(params.shape), name).toEqual(named);
    if (method === 'GET') expect(offline, name).toBeUndefined();
    if (binary || events) expect(answer.safeParse({}).success).toBe(false);
  }
});

test('every refusal has a sentence for people', () => {
  for (const [code, { status, message }] of Object.entries(refusals)) {
    // The app tells our refusals from a proxy's response by this (web/src/offline/envelope.ts).
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^[A-Z].*[a-z.]$/);
  }
});

test('a refusal of one field speaks its sentence, one of several its own', () => {
  const detail = (field: string) => ({ field, message: `${field} is wrong` });
  expect(new Refusal('validation_failed', [detail('a')])).toMatchObject({
    message: 'a is wrong',
    status: 400,
  });
  expect(new Refusal('validation_failed', [detail('a'), detail('b')]).message).toBe(
    'Some fields are not valid.',
  );
});

test.each([
  [0, { total: 0, totalPages: 0 }],
  [20, { total: 20, totalPages: 1 }],
  [21, { total: 21, totalPages: 2 }],
  [10_000, { total: 10_000, totalPages: 500 }],
  [10_001, { total: 10_000, totalPages: 500, more: true }],
])('of %i records the page facts are exact up to 10,000', (counted, facts) => {
  expect(paginate(1, 20, counted)).toEqual({ page: 1, limit: 20, ...facts });
});

test('a project that stays what it is may always', () => {
  for (const status of projectStatuses) expect(mayBecome(status, status)).toBe(true);
});
