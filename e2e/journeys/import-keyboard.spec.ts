import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, headers, line } from '../steps/import-file.ts';

/** The visible step; its text for screen readers is beside it. */
const step = (page: Page) => page.getByRole('group', { name: 'Import projects' });

test('import: by keyboard each step is announced, a wrong file is reported where it was selected, and paging keeps the focus', async ({
  page,
}) => {
  const run = Date.now();
  const lines = Array.from({ length: 120 }, (_, n) => line(`${run}${n}`, { zip: n % 2 ? '!' : '60540' }));
  await openSignedIn(page, accounts.manager, '/projects/import');
  const chooser = page.getByRole('button', { name: 'Choose a file' });
  const news = page.getByRole('status').filter({ hasNot: page.locator('*') });
  const chooseByKey = async (chosen: readonly string[]) => {
    const asked = page.waitForEvent('filechooser');
    await chooser.press('Enter');
    const buffer = Buffer.from(chosen.join('\r\n'));
    await (await asked).setFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer });
  };
  await chooseByKey(['Only,headers']);
  await expect(chooser).toBeFocused();
  await expect(chooser).toHaveAccessibleDescription(
    'There are no lines under the headers. CSV or .xlsx with a header line. Up to 10,000 lines.',
  );
  await chooseByKey([headers, ...lines]);
  await expect(step(page)).toBeFocused();
  await expect(news.filter({ hasText: 'Columns: jobs.csv, 120 lines.' })).toHaveCount(1);
  await page.getByLabel('Homeowner').selectOption('');
  await expect(news.filter({ hasText: 'Customer name is required.' })).toHaveCount(1);
  await page.getByLabel('Homeowner').selectOption({ label: 'Customer name' });

  await page.getByRole('button', { name: 'Check lines' }).press('Enter');
  await expect(news.filter({ hasText: 'Check: New 60, Already imported 0, Needs fixing 60.' })).toHaveCount(
    1,
  );
  const [back, forth] = ['Previous', 'Next'].map((name) => page.getByRole('button', { name, exact: true }));
  await forth!.press('Enter');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(forth!).toBeFocused();
  await expect(forth!).toBeDisabled();
  await forth!.press('Enter');
  await back!.press('Enter');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(back!).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import the 60 valid lines' }).press('Enter');
  await expect(
    news.filter({ hasText: 'Import done: New 60, Already imported 0, Needs fixing 60.' }),
  ).toHaveCount(1);
  await expect(step(page)).toBeFocused();
});

test('import: by keyboard leaving a running import asks, and staying returns to the pressed control', async ({
  page,
}) => {
  const run = Date.now();
  let pass = () => {};
  const passing = new Promise<void>((done) => (pass = done));
  await openSignedIn(page, accounts.manager, '/projects/import');
  await choose(page, [headers, line(run)]);
  await page.getByRole('button', { name: 'Check lines' }).press('Enter');
  const all = page.getByRole('button', { name: 'Import this line' });
  await expect(all).toBeVisible();
  await page.route('**/api/v1/projects/import*', async (route) => {
    await passing;
    await route.continue();
  });
  await all.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  const away = page.getByRole('link', { name: 'Today', exact: true }).first();
  const question = page.getByRole('dialog', { name: 'Leave while importing?' });
  const stay = question.getByRole('button', { name: 'Stay here' });
  for (const key of ['Escape', 'Enter']) {
    await away.press('Enter');
    await expect(stay).toBeFocused();
    for (const [tab, name] of [
      ['Tab', 'Leave'],
      ['Shift+Tab', 'Stay here'],
      ['Shift+Tab', 'Close'],
      ['Tab', 'Stay here'],
    ] as const) {
      await page.keyboard.press(tab);
      await expect(question.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press(key);
    await expect(question).toBeHidden();
    await expect(away).toBeFocused();
  }
  pass();
  await expect(page.getByRole('heading', { name: 'Import done' })).toBeVisible();
  await expect(away).toBeFocused();
});
