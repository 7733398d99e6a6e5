import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';

/**
 * Answers a question that has just appeared, by keyboard. While it appears it focuses its first answer; a key pressed
 * on another one before that would go to the first.
 */
export async function answer(question: Locator, label: string): Promise<void> {
  await expect(question).toHaveCSS('opacity', '1');
  await expect(question.locator('[data-autofocus]')).toBeFocused();
  await question.getByRole('button', { name: label, exact: true }).press('Enter');
}
