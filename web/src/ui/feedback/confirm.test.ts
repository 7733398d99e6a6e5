import { expect, test } from 'vitest';
import { type ConfirmQuestion, confirm, settleQuestion } from './confirm.tsx';

const question = (title: string): ConfirmQuestion => ({
  title,
  message: 'This cannot be undone.',
  confirmLabel: 'Yes',
  cancelLabel: 'No',
});

test('what is over answers its own question and no other that is open', async () => {
  const [leave, remove] = [question('Leave without saving?'), question('Delete Priya?')];
  const removed = confirm(remove);
  expect(settleQuestion(leave, true)).toBe(false);
  expect(settleQuestion(remove, false)).toBe(true);
  expect(await removed).toBe(false);
  expect(settleQuestion(remove, true)).toBe(false);
});
