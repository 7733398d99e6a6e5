import { expect, test } from 'vitest';
import { actions } from './actions.ts';
import { paginate } from './envelope.ts';
import { mayBecome, projectStatuses } from './projects.ts';
import { Refusal, refusals } from './refusals.ts';

test('actions: names, and methods with paths, are unique', () => {
  const names = actions.map(({ name }) => name);
  const routes = actions.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(names).size).toBe(actions.length);
  expect(new Set(routes).size).toBe(actions.length);
});

test('actions: every path parameter is read unchanged', () => {
  for (const { name, method, path, params, offline, binary, events, answer } of actions) {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, key]) => key);
    expect(Object.keys(params.shape), name).toEqual(named);
    if (method === 'GET') expect(offline, name).toBeUndefined();
    if (binary || events) expect(answer.safeParse({}).success).toBe(false);
  }
});

test('actions: every answer is an object of named parts, which a device compares with what arrives', () => {
  const others = actions.filter(
    ({ answer, binary, events }) => !binary && !events && !('shape' in (answer.def as object)),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('refusals: every one has a message', () => {
  for (const [code, { status, message }] of Object.entries(refusals)) {
    // The app tells our refusals from a proxy's response by this (web/src/offline/envelope.ts).
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^[A-Z].*[a-z.]$/);
  }
});

test('refusals: one field uses its message, several a general one', () => {
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
])('paging: of %i records the counts are exact up to 10,000', (counted, facts) => {
  expect(paginate(1, 20, counted)).toEqual({ page: 1, limit: 20, ...facts });
});

test('project status: keeping the status is always allowed', () => {
  for (const status of projectStatuses) expect(mayBecome(status, status)).toBe(true);
});
