import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('document templates: a text is written beside its preview, checked, and its PDF printed @main:desktop', async ({
  page,
}) => {
  await openSignedIn(page, accounts.manager, '/settings/documents');
  const [row] = [page.getByRole('link', { name: /^Change Order English/ })];
  await expect(row).toContainText('Not checked');
  await expectAccessible(page);
  await row.click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('# Change Order\nFor {custommer}.\n[[sign customer]]');
  await expect(page.getByText('Line 2: {custommer} is not a field.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(text).toBeFocused();
  await text.fill('# Change Order\nFor .\n[[sign customer]]');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(19, 19));
  await page.getByLabel('Insert a value').selectOption('customer');
  await expect(text).toHaveValue('# Change Order\nFor {customer}.\n[[sign customer]]');
  await expect(page.locator('mark')).toHaveText('Maria Alvarez');
  await page.getByLabel('This text has been checked').check();
  await page.getByLabel('Checked by').fill('M. Stone');
  await page.getByLabel('Checked on').fill('2026-11-20');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toBe('preview.pdf');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Version 2', { exact: true })).toBeVisible();
  await page.goto('/settings/documents');
  await expect(row).toContainText('Checked');
});
