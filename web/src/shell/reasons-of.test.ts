import { expect, test } from 'vitest';
import { reasonsOf } from './reasons-of.ts';

const refusal = (code: string, ...messages: string[]) => ({
  ...{ status: 409, code, message: 'Said by the office.', at: '2026-11-20T12:00:00Z' },
  details: messages.map((message) => ({ field: 'x', message })),
});

test("reasons: the server's reason for each field is shown, each sentence once", () => {
  expect(
    reasonsOf(refusal('validation_failed', 'Enter 5 or less.', 'Enter 5 or less.', 'Choose a room.')),
  ).toBe('Enter 5 or less. Choose a room.');
  expect(reasonsOf(refusal('too_many_templates'))).toBe('Said by the office.');
});

test('reasons: a project given to someone else is not called "not found" to the person who worked on it', () => {
  for (const code of ['project_not_found', 'inspection_not_found'])
    expect(reasonsOf(refusal(code))).toMatch(/^This project is no longer assigned to you/);
  expect(reasonsOf(refusal('room_not_found'))).toMatch(/deleted on another device/);
});

test('reasons: the server gives no reason, the message says what can be done', () => {
  for (const code of ['inspection_cancelled', 'inspection_completed'])
    expect(reasonsOf(refusal(code))).toMatch(/^Said by the office\. Export the change .* discard it/);
  expect(reasonsOf(refusal('status_change_refused'))).toMatch(
    /on hold.*Start Inspection on the dashboard, then retry/,
  );
});
