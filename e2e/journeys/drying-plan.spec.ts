import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit, weeks } from '../steps/board.ts';
import { dryingJob, readDrying } from '../steps/drying-job.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';

test('drying: a visit ends without a network and plans the next one, the office moves it, and the technician sees where', {
  tag: ['@main:desktop', '@desktop'],
}, async ({ page, context, server, complaints, browser }) => {
  const { projectId, its } = await dryingJob(server.url);
  const planned = async () => (await its.ask<{ project: object }>('GET', `/projects/${projectId}`)).project;
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, technician, `/project/${projectId}?part=drying`);
  await expect(page.getByRole('button', { name: 'Begin the first visit' })).toBeVisible();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Begin the first visit' }).click();
  await page.getByRole('button', { name: 'Close the pad' }).click();
  await page.getByRole('button', { name: 'End visit' }).click();
  const end = page.getByRole('dialog', { name: 'End visit' });
  await expect(end.getByLabel('Plan the next visit')).toBeChecked();
  await expect(end.getByLabel('Drying visit', { exact: true })).not.toHaveValue('');
  await end.getByLabel('Drying visit', { exact: true }).fill('2031-06-10');
  await end.getByLabel('Time').fill('09:00');
  await end.getByLabel('Drying visit length').selectOption('45');
  await expectAccessible(page);
  await end.getByRole('textbox', { name: 'Why they were not read' }).fill('No access to the crawl space');
  await end.getByRole('button', { name: 'End visit anyway' }).click();
  await expect(page.getByText('Jun 10, 2031, 9:00 AM, 45 min')).toBeVisible();

  await context.setOffline(false);
  await expect
    .poll(planned)
    .toMatchObject({ dryingDate: '2031-06-10', dryingTime: '09:00', dryingMinutes: 45 });
  expect(await readDrying(its, projectId)).toMatchObject({ visits: 1, ended: 1 });

  const desk = await browser.newContext({ baseURL: server.url });
  const office = await desk.newPage();
  await openSignedIn(office, accounts.manager, `/week?week=${weeks.drying}`);
  const name = 'Drying, Sprinkler leak';
  await expect(visit(office, name)).toBeVisible();
  await expectAccessible(office);
  const card = office.getByRole('button', { name: `Actions for ${name}` });
  await card.press('a');
  await office.keyboard.press('ArrowRight');
  await office.keyboard.press('Enter');
  await expect(office.getByText('Drying visit planned', { exact: true })).toBeVisible();
  await expect.poll(planned).toMatchObject({ dryingDate: '2031-06-11', dryingTime: '09:00' });
  // Until the week is read again the card is held.
  await expect(visit(office, name)).toHaveAttribute('data-moves', 'true');
  await card.click();
  await office.getByRole('menuitem', { name: 'Assign and schedule' }).click();
  const dialog = office.getByRole('dialog', { name: `Schedule ${name}` });
  await dialog.getByLabel('Scheduled time').fill('14:30');
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect
    .poll(planned)
    .toMatchObject({ dryingDate: '2031-06-11', dryingTime: '14:30', dryingMinutes: 45 });
  await desk.close();

  await page.goto('/');
  const later = page.getByRole('region', { name: /^Later/ }).or(page.getByRole('article'));
  await expect(later.getByText('Drying visit').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Cards' }).check();
  const toDrying = page.getByRole('link', { name: 'Open drying' }).first();
  await expect(toDrying).toBeVisible();
  const beyond = await toDrying.evaluate(({ parentElement: row }) => row!.scrollWidth - row!.clientWidth);
  expect(beyond, 'pixels of its three buttons outside the card').toBe(0);
  await page.goto(`/project/${projectId}?part=drying`);
  await expect(page.getByText('Jun 11, 2031, 2:30 PM, 45 min')).toBeVisible();
  await page.getByRole('button', { name: 'Begin visit 1' }).click();
  await expect.poll(planned).toMatchObject({ dryingDate: null });
});
