import type { Action } from '@tidemark/contract/action';
import { actions } from '@tidemark/contract/actions';
import { refusals } from '@tidemark/contract/refusals';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CallError, isNotTheOffice } from '../faults/call-error.ts';
import { outcomeOf } from '../outbox/attempt.ts';
import { refusedWith, taken } from '../testing/envelope.ts';
import { fitsAnswer } from './answer-shape.ts';
import { areTokens } from './refresh-session.ts';
import { type Answered, readAnswer } from './request.ts';

const answering = (actions as unknown as readonly Action[]).filter(
  ({ binary, events }) => !binary && !events,
);
const called = (name: string) => answering.find((one) => one.name === name)!;
const empty = [204, 205, 304];
const page = '<!doctype html><title>Sign in</title>';

const read = (status: number, body: string, action = called('projects.read'), headers = {}) =>
  readAnswer(new Response(empty.includes(status) ? null : body, { status, headers }), {
    answers: (data) => fitsAnswer(action.answer, data),
  }).then(
    (answered): Answered | CallError => answered,
    (error: unknown) => error as CallError,
  );

const statuses = fc.oneof(
  fc.constantFrom(200, 201, 204, 302, 400, 401, 403, 404, 407, 408, 409, 413, 429, 500, 502, 503, 511),
  fc.integer({ min: 200, max: 599 }),
);
/** JSON from something in between: close to the server's, with a part missing or different. */
const nearlyOurs = fc
  .record(
    {
      success: fc.constantFrom(true, false, 'false', 0, null),
      error: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
      message: fc.oneof(fc.string(), fc.constant(['Forbidden'])),
      code: fc.oneof(fc.integer(), fc.constantFrom('', 'ACCESS_DENIED', 'WAF-403', '403', null)),
      data: fc.oneof(
        fc.jsonValue(),
        fc.constantFrom({ project: null }, { project: {} }, { project: { id: '7' } }),
      ),
    },
    { requiredKeys: [] },
  )
  .map((body) => JSON.stringify(body));
const strangers = fc.oneof(fc.constantFrom('', page, 'null', '1', '[]', 'true'), fc.json(), nearlyOurs);

test('blocked responses: any response of something in between, the change waits, nobody is signed out and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(statuses, strangers, fc.constantFrom(...answering), async (status, body, action) => {
      // A success with data that could be this action's cannot be told from the server's.
      const told = safely(body);
      fc.pre(
        !(told?.success === true && typeof told.message === 'string' && fitsAnswer(action.answer, told.data)),
      );
      const answered = await read(status, body, action);
      expect(isNotTheOffice(answered)).toBe(true);
      expect(answered.status).toBe(0);
      expect(outcomeOf(answered, action.method).kind).toBe('not-the-office');
    }),
    { numRuns: 1_000 },
  );
});

function safely(body: string): { success?: unknown; message?: unknown; data?: unknown } | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

test.each(Object.entries(refusals))(
  "blocked responses: the server's own %s is accepted",
  async (code, { status }) => {
    expect(await read(status, refusedWith(code as keyof typeof refusals))).toMatchObject({ status });
  },
);

test('blocked responses: a 401 in an envelope like ours that no code of ours has is blocked', async () => {
  for (const code of ['unauthorized', 'login_required', 'token_expired', 'forbidden']) {
    const body = JSON.stringify({ success: false, error: 'Unauthorized', message: 'Please sign in', code });
    expect(isNotTheOffice(await read(401, body))).toBe(true);
    const refreshed = readAnswer(new Response(body, { status: 401 }), { answers: areTokens });
    await expect(refreshed).rejects.toMatchObject({ code: 'not_the_office' });
  }
});

test('blocked responses: a failure under a success status, or a success under a failure status, is blocked', async () => {
  expect(isNotTheOffice(await read(200, refusedWith('project_not_found')))).toBe(true);
  expect(isNotTheOffice(await read(404, taken({ project: { id: 7 } })))).toBe(true);
});

test.each(answering.map((action) => [action.name, action] as const))(
  'blocked responses: data of another shape is not a response to %s',
  async (_, action) => {
    const others: unknown[] = [undefined, null, 1, 'ok', [], [{}]];
    const { shape } = action.answer.def as unknown as { shape: object };
    if (Object.keys(shape).length > 0) others.push({}, { ok: true }, { status: 'login_required' });
    for (const data of others) expect(isNotTheOffice(await read(200, taken(data), action))).toBe(true);
  },
);

test.each([
  ['fields this app does not know', { id: 7, title: 'A', colour: 'red' }],
  ['none of the fields a newer one has', { id: 7 }],
  ['a value this app does not know', { id: 7, status: 'Paused' }],
])(
  'blocked responses: a server of another version answers with %s, and it is accepted',
  async (_, project) => {
    expect(await read(200, taken({ project, also: 1 }))).toMatchObject({ status: 200 });
  },
);

const file = (type: string, name?: string) => ({
  'Content-Type': type,
  ...(name && { 'Content-Disposition': `attachment; filename="${name}"` }),
});

test.each<[string, number, Record<string, string>, string, boolean]>([
  ['a PDF', 200, file('application/pdf', 'a.pdf'), 'application/pdf', true],
  ['a CSV', 200, file('text/csv; charset=utf-8', 'a.csv'), 'text/csv; charset=utf-8', true],
  ['a photo', 200, file('image/jpeg', 'a.jpg'), 'application/octet-stream', true],
  ['a page in place of a PDF', 200, file('text/html'), 'application/pdf', false],
  ['a page called a PDF', 200, file('application/pdf'), 'application/pdf', false],
  ['a page in place of a CSV', 200, file('text/html'), 'text/csv; charset=utf-8', false],
  ['a page in place of a photo', 200, file('text/html', 'a.html'), 'application/octet-stream', false],
  ['JSON in place of a photo', 200, file('application/json', 'a.json'), 'application/octet-stream', false],
  ['nothing in place of a photo', 204, {}, 'application/octet-stream', false],
  ['a PDF under a status of failure', 404, file('application/pdf', 'a.pdf'), 'application/pdf', false],
])('blocked responses: %s: whether it is the requested file', async (_, status, headers, wanted, is) => {
  const body = status === 204 ? null : '%PDF';
  const answered = await readAnswer(new Response(body, { status, headers }), { answers: wanted }).catch(
    (error: unknown) => error,
  );
  expect(isNotTheOffice(answered)).toBe(!is);
});

test.each([
  ['7', 7_000],
  ['0', 0],
  ['100000', 300_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
  ['-1', 0],
])('blocked responses: a request to wait with Retry-After %s, waited for %i ms', async (said, wait) => {
  const answered = await read(503, page, undefined, { 'Retry-After': said });
  expect(answered).toBeInstanceOf(CallError);
  expect(answered).toMatchObject({ wait });
});
