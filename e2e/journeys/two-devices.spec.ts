import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { office } from '../steps/office.ts';
import { openSection, openWizard } from '../steps/open-inspection.ts';

test('two devices: the same field on both, the later arrival stands and both learn whose the other value was @main', async ({
  page,
  context,
  browser,
  server,
  complaints,
}) => {
  const { id, address, its, record, roomsThere } = await furnishedInspection(server.url, [
    { name: 'Basement' },
  ]);
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 1 });
  const other = await browser.newContext({ baseURL: server.url });
  const desk = await other.newPage();
  await openWizard(page, address);
  await openWizard(desk, address);
  const category = (of: typeof page, name: string) => of.getByRole('radio', { name });

  // This device enters answers offline; meanwhile another one of the same technician does, and the office.
  await openSection(page, 'Damage Assessment');
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await category(page, 'Category 2').click();
  await openSection(desk, 'Damage Assessment');
  await category(desk, 'Category 3').click();
  await expect.poll(async () => (await record()).category).toBe('Category 3');
  const supervisor = await office(server.url, accounts.supervisor);
  const [room] = await roomsThere();
  await supervisor.ask('PUT', `/rooms/${room!.id}`, { dimensionsLength: 14 });
  await context.setOffline(false);

  const told = page
    .getByRole('list', { name: 'Values from another device' })
    .getByRole('listitem')
    .filter({ hasText: 'Category' });
  await expect(told).toContainText('Your value arrived last and was kept: Category 2.');
  await expect(told).toContainText(/Another device \(signed in as you, .+\) had entered: Category 3\./);
  await page.getByRole('button', { name: 'Close message: Also entered on another device' }).click();
  await expect.poll(async () => (await record()).category).toBe('Category 2');
  // Further down a field is half under the strip of sections.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  // The other device learns of it as soon as it reads, and can restore its own value.
  await desk.reload();
  const back = desk
    .getByRole('list', { name: 'Values from another device' })
    .getByRole('listitem')
    .filter({ hasText: 'Category' });
  await expect(back).toContainText('entered: Category 2. It replaced yours: Category 3.');
  // The browser returns to where the page was before the reload.
  await desk.evaluate(() => scrollTo(0, 0));
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Use mine: Category' }).click();
  await expect(back).toBeHidden();
  await expect.poll(async () => (await record()).category).toBe('Category 3');
  await openSection(desk, 'Damage Assessment');
  await expect(category(desk, 'Category 3')).toBeChecked();

  // Nobody here had entered the room's size: the office's measure is not a conflict. A notice that was read can go.
  await page.reload();
  await expect(
    page.getByRole('list', { name: 'Values from another device' }).getByRole('listitem'),
  ).toHaveCount(1);
  await expect(told).toContainText('It replaced yours: Category 2.');
  await page.getByRole('button', { name: 'Dismiss: Category' }).click();
  await expect(told).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Inspection Progress' })).toBeVisible();
  await expect(told).toBeHidden();
  await other.close();
});
