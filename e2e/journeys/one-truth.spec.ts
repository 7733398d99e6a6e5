import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { office } from '../steps/office.ts';
import {
  appIsKept,
  freshInspection,
  openSection,
  openWizard,
  stepButton,
  technician,
  waits,
  wholeStepOne,
} from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';
import { addRoom } from '../steps/rooms.ts';

test('one truth: a completed project without an inspection begins none, and says so, offline too', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const manager = await office(server.url);
  const its = await office(server.url, technician);
  const me = await its.ask<{ technician: { id: number } }>('GET', '/technicians/profile');
  const { project } = await manager.ask<{ project: { id: number } }>('POST', '/projects', {
    ...{ title: `Nothing to see ${Date.now()}`, addressLine1: '1 Elm', city: 'Lisle', state: 'IL' },
    ...{ zipCode: '60532', customerName: 'Helen Okafor', technicianId: me.technician.id },
    confirmDuplicates: true,
  });
  await its.ask('POST', `/projects/${project.id}/start`);
  await its.ask('POST', `/projects/${project.id}/complete`);
  await openSignedIn(page, technician, `/inspection/${project.id}`);
  const said = page.getByRole('main');
  await expect(said).toContainText("so you can't start an inspection");
  await expect(said.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await expectAccessible(page);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await page.reload();
  await expect(said).toContainText("so you can't start an inspection");
  await said.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${project.id}$`));
  await context.setOffline(false);
  complaints.expectNetworkFailures(false);
  const { inspections } = await its.ask<{ inspections: object[] }>(
    'GET',
    `/inspections?projectId=${project.id}`,
  );
  expect(inspections).toEqual([]);
});

test('one truth: opened by its address an inspection says at which step it resumes, and after a claim sheet nothing', async ({
  page,
  server,
}) => {
  const { address, addRoom, its, id } = await freshInspection(server.url, wholeStepOne);
  await addRoom('Kitchen');
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 2 });
  await openWizard(page, address);
  const resuming = page.getByText('Resuming inspection from step 2 of 4.');
  await expect(resuming).toBeVisible();
  await page.getByRole('button', { name: /^Close message: Resuming/ }).click();
  await expect(resuming).toBeHidden();
  // Beside the rooms where there is space for it, else from the room's card.
  const inCard = page.getByRole('link', { name: 'Claim sheet of Kitchen' });
  await inCard
    .or(page.getByRole('link', { name: 'Full width' }))
    .first()
    .click();
  await page.goBack();
  await expect(stepButton(page, 'Room Setup')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('article', { name: 'Kitchen' })).toBeVisible();
  await expect(resuming).toBeHidden();
  await page.reload();
  await expect(resuming).toBeVisible();
});

test('one truth: the first tap on + of an empty count gives its minimum', async ({ page, server }) => {
  const { address, record } = await freshInspection(server.url);
  await openWizard(page, address);
  await openSection(page, 'Damage Assessment');
  await page.getByRole('button', { name: 'One more: Qty of rooms affected' }).click();
  await expect(page.getByRole('textbox', { name: 'Qty of rooms affected' })).toHaveValue('1');
  await openSection(page, 'Service Details');
  await page.getByRole('button', { name: 'One more: Monitoring trips, after hours' }).click();
  await expect.poll(record).toMatchObject({ sizeOfProject: 1, monitoringTripsAfterHours: 1 });
});

test('one truth: SelfPay over a filled policy asks first, and Undo restores what it cleared', async ({
  page,
  server,
}) => {
  const policy = { policyType: 'Master', insuranceCompany: 'Fairway Mutual', deductible: 500 };
  const { address, record } = await freshInspection(server.url, {
    insuranceClaimType: 'Insurance',
    ...policy,
  });
  await openWizard(page, address);
  await openSection(page, 'Claim Information');
  const selfPay = page.getByRole('radio', { name: 'SelfPay' });
  await selfPay.click();
  const asked = page.getByRole('dialog', { name: 'Clear the policy details?' });
  await expect(asked).toContainText('2 answers of the policy details will be cleared.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Keep Insurance' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Insurance' })).toBeChecked();
  await selfPay.click();
  await asked.getByRole('button', { name: 'Choose SelfPay' }).click();
  await expect.poll(record).toMatchObject({ insuranceClaimType: 'SelfPay', insuranceCompany: null });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'Insurance' })).toBeChecked();
  await expect.poll(record).toMatchObject({ insuranceClaimType: 'Insurance', ...policy });
});

test('one truth: the saved time is that of the latest save, a room or a photo too', async ({
  page,
  server,
}) => {
  const { address } = await freshInspection(server.url, wholeStepOne);
  await page.clock.install();
  await openWizard(page, address);
  const now = () =>
    page.evaluate(() => new Date().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }));
  const mark = page
    .getByText(/^Saved on this device \d/)
    .filter({ visible: true })
    .first();
  /** The minute may turn between the save and the look. */
  const isOfNow = async (before: string) => {
    const said = async () => (await mark.textContent())?.replace('Saved on this device ', '');
    await expect.poll(async () => [before, await now()].includes((await said()) ?? '')).toBe(true);
  };
  await stepButton(page, 'Project Info').click();
  await page.clock.fastForward('11:00');
  let before = await now();
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(stepButton(page, 'Room Setup')).toHaveAttribute('aria-current', 'step');
  await isOfNow(before);
  await page.clock.fastForward('11:00');
  before = await now();
  await addRoom(page, { name: 'Den', type: 'Office', condition: 'Good', feet: ['1', '2', '3'] });
  await isOfNow(before);
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.clock.fastForward('11:00');
  before = await now();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([png('one.png', 30)]);
  await expect(page.getByRole('img', { name: 'one.png' }).first()).toBeVisible();
  await isOfNow(before);
});

test('one truth: what another device saved is told without a time of this one', async ({ page, server }) => {
  const { address, addRoom } = await freshInspection(server.url, wholeStepOne);
  await addRoom('Kitchen');
  await openWizard(page, address);
  const mark = page.getByText(/saved on this device/i).filter({ visible: true });
  await expect(mark.first()).toHaveText('Everything is saved on this device');
});

test('one truth: a room added offline is called waiting and not created', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { address, its, id } = await freshInspection(server.url, wholeStepOne);
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 2 });
  await openWizard(page, address);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await addRoom(page, { name: 'Den', type: 'Office', condition: 'Good', feet: ['1', '2', '3'] });
  await expect(page.getByText(waits)).toBeVisible();
  await expect(page.getByText('Room created successfully')).toHaveCount(0);
});

test('one truth: what one tap removes can be restored: a signature, and an arrival that was entered', async ({
  page,
  server,
}) => {
  const { address, its, id, addRoom, record } = await freshInspection(server.url, {
    ...wholeStepOne,
    arrivalDate: '2026-11-20',
    arrivalTime: '08:52',
  });
  await addRoom('Kitchen');
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 4 });
  await openWizard(page, address);
  const mine = page.getByRole('region', { name: "Technician's signature" });
  await mine.getByRole('button', { name: /^Sign with typed name/ }).click();
  await expect.poll(async () => (await record()).technicianSignature !== null).toBe(true);
  await mine.getByRole('button', { name: /^Clear/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mine.getByText(/^Signed by typing the name/)).toBeVisible();
  await stepButton(page, 'Project Info').click();
  await openSection(page, 'Arrival Time');
  await page.getByRole('button', { name: 'Record Arrival Time' }).click();
  await expect.poll(async () => (await record()).arrivalTime === '08:52').toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(record).toMatchObject({ arrivalDate: '2026-11-20', arrivalTime: '08:52' });
});

test('one truth: a policy email that looks wrong gets a warning and is kept, and a phone number is shown formatted', async ({
  page,
  server,
}) => {
  const { address, record } = await freshInspection(server.url, {
    insuranceClaimType: 'Insurance',
    policyType: 'Master',
  });
  await openWizard(page, address);
  const policy = await openSection(page, 'Master Policy Details');
  await policy.getByLabel('Contact email').fill('dana@company');
  await policy.getByLabel('Contact number').fill('6305550100');
  await policy.getByLabel('City').focus();
  await expect(
    policy.getByText("This doesn't look like an email address. Keep it or correct it."),
  ).toBeVisible();
  await expect(policy.getByLabel('Contact number')).toHaveValue('(630) 555-0100');
  await expectAccessible(page);
  await expect.poll(record).toMatchObject({ contactEmail: 'dana@company', contactNumber: '6305550100' });
  await policy.getByLabel('Contact email').fill('dana@company.example');
  await policy.getByLabel('City').focus();
  await expect(policy.getByText("This doesn't look like")).toHaveCount(0);
});
