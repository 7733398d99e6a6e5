import { expect, test } from 'vitest';
import { type ConfirmQuestion, confirm, settleQuestion } from './confirm.tsx';

const question = (title: string): ConfirmQuestion => ({
  title,
  message: 'This cannot be undone.',
  confirmLabel: 'Yes',
  cancelLabel: 'No',
});

test('confirm: settling a closed question leaves the open one alone', async () => {
  const [leave, remove] = [question('Leave without saving?'), question('Delete Priya?')];
  const removed = confirm(remove);
  expect(settleQuestion(leave, true)).toBe(false);
  expect(settleQuestion(remove, false)).toBe(true);
  expect(await removed).toBe(false);
  expect(settleQuestion(remove, true)).toBe(false);
});
