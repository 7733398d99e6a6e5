import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { appIsKept, cardOf, firstInspection, openSection, technician } from '../steps/open-inspection.ts';

test('claim facts: the office enters them, the technician uses them without a network, the office sees what differs @main', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const { projectId, record } = await firstInspection(server.url, {
    insuranceClaimType: 'Insurance',
    policyType: 'Individual',
    adjuster1: 'Somebody Else',
  });
  const desk = await browser.newContext({ baseURL: server.url });
  const office = await desk.newPage();
  await openSignedIn(office, accounts.manager, `/project/${projectId}/edit`);
  await office.getByLabel('Insurance company').fill('Fairway Mutual');
  await office.getByLabel('Claim number').fill('FM-20-118834');
  await office.getByLabel('Policy number').fill('HO-7741902');
  await office.getByLabel('Date of loss').fill('2026-11-18');
  await office.getByLabel('Cause of loss').fill('Burst pipe');
  await office.getByLabel('Adjuster', { exact: true }).fill('Renee Castillo');
  await office.getByLabel('Adjuster email').fill('castillo');
  await office.getByLabel('Deductible').fill('$2,500');
  await office.getByRole('button', { name: 'Save Changes' }).click();
  await expect(office.getByText('Adjuster email must be an email address.')).toBeVisible();
  await office.getByLabel('Adjuster email').fill('castillo@fairway.example');
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Save Changes' }).click();
  const card = cardOf(office, 'Claim');
  await expect(card).toContainText('$2,500.00');
  await expect(card).toContainText('The inspection says Somebody Else');
  await expectAccessible(office);

  await openSignedIn(page, technician, `/inspection/${projectId}`);
  const section = await openSection(page, 'Homeowner Claim Details');
  await expect(section).toContainText(
    'From the office: Fairway Mutual, claim FM-20-118834, loss Nov 18, 2026, cause Burst pipe',
  );
  await expectAccessible(page);
  await appIsKept(page);
  // What is typed is sent a second later.
  complaints.expectNetworkFailures(true);
  await page.context().setOffline(true);
  await section.getByRole('button', { name: 'Use these' }).click();
  await expect(section.getByLabel('Insurance company')).toHaveValue('Fairway Mutual');
  await expect(section.getByLabel('Deductible')).toHaveValue('2,500.00');
  await expect(section.getByLabel('Adjuster')).toHaveValue('Somebody Else');
  await expect(section.getByLabel('Contact email')).toHaveValue('');
  await page.context().setOffline(false);
  await expect.poll(record).toMatchObject({
    ...{ insuranceCompany1: 'Fairway Mutual', claimNumber1: 'FM-20-118834', dateOfLoss1: '2026-11-18' },
    ...{ deductible1: 2500, adjuster1: 'Somebody Else', contactEmail1: null },
  });

  await office.getByRole('button', { name: 'Take it over: adjuster' }).click();
  await expect(card).not.toContainText('The inspection says');
  await expect(card).toContainText('Somebody Else');
  await desk.close();
});
