import { expect, type Locator } from '@playwright/test';

/**
 * Answers a question that has just come by keyboard. While it comes in, it takes the focus to its first answer; a key
 * pressed on another one before then would go to the first.
 */
export async function answer(question: Locator, label: string): Promise<void> {
  await expect(question).toHaveCSS('opacity', '1');
  await expect(question.locator('[data-autofocus]')).toBeFocused();
  await question.getByRole('button', { name: label, exact: true }).press('Enter');
}
