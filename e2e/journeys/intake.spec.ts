import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { card, tabTo } from '../steps/dashboard.ts';
import {
  freshInspection,
  gate,
  next,
  openSection,
  openWizard,
  project,
  technician,
  wholeStepOne,
} from '../steps/open-inspection.ts';

const words = [
  'Claim type is required',
  'Damage type is required',
  'Category is required',
  'At least one affected room is required',
  'At least one affected material is required',
  'Qty of rooms affected is required (minimum 1)',
];
const question = 'Question must be answered either yes or no';

test('intake: Next leads to what is missing, in the specified words, each error beside its question @main', async ({
  page,
  server,
}) => {
  const { address } = await freshInspection(server.url);
  await openWizard(page, address);
  await next(page).click({ force: true });
  await expect(page.getByText(gate)).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Claim type' })).toHaveAccessibleDescription(
    'Claim type is required',
  );
  await expect(page.getByRole('radio', { name: 'Insurance' })).toBeFocused();
  await page.getByRole('radio', { name: 'Insurance' }).click();
  await next(page).click({ force: true });
  await expect(page.getByRole('radiogroup', { name: 'Policy type' })).toHaveAccessibleDescription(
    'Policy type is required for insurance claims',
  );
  await page.getByRole('radio', { name: 'SelfPay' }).click();
  await next(page).click({ force: true });
  await expect(page.getByRole('checkbox', { name: 'Water' })).toBeFocused();
  const damage = await openSection(page, 'Damage Assessment');
  for (const message of words.slice(1)) await expect(damage.getByText(message)).toBeVisible();
  const notes = await openSection(page, 'Additional Notes');
  await expect(notes.getByText(question)).toHaveCount(4);
  await expectAccessible(page);
});

test('intake: the arrival is recorded automatically; editing removes the mark and lets it be recorded again', async ({
  page,
  server,
}) => {
  // A first visit was completed and the second one cancelled: this is the third.
  const first = await freshInspection(server.url, wholeStepOne);
  await first.addRoom('Kitchen');
  await first.its.ask('PUT', `/inspections/${first.id}/completed`);
  const { its, id, projectId } = await freshInspection(server.url);
  await its.ask('PUT', `/inspections/${id}/cancel`, { cancellationReason: 'Other' });
  await signIn(page, technician);
  await card(page, project).getByRole('button', { name: 'Start Inspection' }).click();
  await expect(page).toHaveURL(new RegExp(`/inspection/${projectId}$`));
  await expect(page.getByText('Starting a new inspection for this project.')).toBeVisible();
  const arrival = await openSection(page, 'Arrival Time');
  const button = arrival.getByRole('button', { name: 'Record Arrival Time' });
  await expect(button).toBeDisabled();
  await expect(arrival.getByText(/^Auto-recorded/)).toBeVisible();
  await arrival.getByLabel('Arrival time').fill('07:05');
  await expect(arrival.getByText(/^Auto-recorded/)).toBeHidden();
  await button.press('Enter');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await expect(arrival.getByLabel('Arrival time')).not.toHaveValue('07:05');
});

test('intake: SelfPay clears both policies, and only sections that apply are shown', async ({
  page,
  server,
}) => {
  const { address, record } = await freshInspection(server.url, {
    insuranceClaimType: 'Insurance',
    policyType: 'Both',
    insuranceCompany: 'Fairway Mutual',
    claimNumber1: 'GPM-77',
  });
  await openWizard(page, address);
  const master = page.getByRole('region', { name: /Master Policy Details/ });
  const homeowner = page.getByRole('region', { name: /Homeowner Claim Details/ });
  await openSection(page, 'Claim Information');
  await page.getByRole('radio', { name: 'Individual' }).click();
  await expect(master).toContainText('Shown when the policy type is Master or Both');
  await expect(homeowner.getByRole('button')).toBeVisible();
  await page.getByRole('radio', { name: 'SelfPay' }).click();
  await page.getByRole('button', { name: 'Choose SelfPay' }).click();
  await expect(homeowner).toContainText('Shown when the policy type is Individual or Both');
  await expect(page.getByRole('radiogroup', { name: 'Policy type' })).toBeHidden();
  await expect.poll(record).toMatchObject({
    insuranceClaimType: 'SelfPay',
    policyType: null,
    insuranceCompany: null,
    claimNumber1: null,
  });
});

test('intake: each policy asks its thirteen fields; a deductible shows two decimals or says what is wrong', async ({
  page,
  server,
}) => {
  const { address, record } = await freshInspection(server.url, {
    insuranceClaimType: 'Insurance',
    policyType: 'Both',
  });
  await openWizard(page, address);
  for (const title of ['Master Policy Details', 'Homeowner Claim Details'])
    await expect((await openSection(page, title)).locator('input, select')).toHaveCount(13);
  const deductible = page.getByRole('region', { name: /Master Policy Details/ }).getByLabel('Deductible');
  await deductible.fill('about 500');
  await deductible.blur();
  await expect(deductible).toHaveAccessibleDescription('Enter a number.');
  await deductible.fill('2,500.5');
  await deductible.blur();
  await expect(deductible).toHaveValue('2,500.50');
  await expect.poll(record).toMatchObject({ deductible: 2500.5, deductible1: null });
});

test("intake: the project's address and customer, and the master policy, fill what a policy leaves blank; Undo takes it back", async ({
  page,
  server,
}) => {
  const draft = { insuranceClaimType: 'Insurance', policyType: 'Both', city1: 'Lisle', state1: 'Illinois' };
  const { address, its, projectId, record } = await freshInspection(server.url, draft);
  const { project: place } = await its.ask<{ project: Record<string, string> }>(
    'GET',
    `/projects/${projectId}`,
  );
  await openWizard(page, address);
  const master = await openSection(page, 'Master Policy Details');
  await master.getByRole('button', { name: "Use the project's address and customer" }).click();
  await expect(master.getByLabel('Claimant name')).toHaveValue(place.customerName!);
  await expect(master.getByLabel('ZIP code')).toHaveValue(place.zipCode!);
  await expect(master.getByLabel('ZIP code')).toHaveAttribute('inputmode', 'numeric');
  await expect(master.getByLabel('State')).toHaveValue(place.state!);
  await master.getByLabel('State').selectOption('MI');
  await master.getByLabel('Claim number').fill('HC-90210');
  await master.getByRole('button', { name: 'Go to next section: Homeowner Claim Details' }).click();
  await expect(master.getByLabel('Claim number')).toBeHidden();
  const homeowner = page.getByRole('region', { name: /Homeowner Claim Details/ });
  await expect(homeowner.getByLabel('State')).toHaveValue('Illinois');
  await homeowner.getByRole('button', { name: 'Same as master policy' }).click();
  await expect(homeowner.getByLabel('Claim number')).toHaveValue('HC-90210');
  await expect(homeowner.getByLabel('City')).toHaveValue('Lisle');
  await expectAccessible(page);
  const { customerName: claimantName } = place;
  await expect.poll(record).toMatchObject({
    ...{ claimantName, state: 'MI', claimNumber: 'HC-90210' },
    ...{ claimantName1: claimantName, state1: 'Illinois', claimNumber1: 'HC-90210', city1: 'Lisle' },
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(homeowner.getByLabel('Claim number')).toHaveValue('');
  await expect.poll(record).toMatchObject({ claimNumber: 'HC-90210', claimNumber1: null, city1: 'Lisle' });
});

test('intake: a second tap clears an answer, Other asks for its text, and nothing is selected twice', async ({
  page,
  server,
}) => {
  const { address, record } = await freshInspection(server.url, wholeStepOne);
  await openWizard(page, address);
  await openSection(page, 'Additional Notes');
  const packOut = page.getByRole('group', { name: 'Is a Pack Out required?' });
  await packOut.getByRole('checkbox', { name: 'No' }).click();
  await expect(packOut.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(next(page)).toContainText('1 needed');
  await packOut.getByRole('checkbox', { name: 'Yes' }).click();
  await expect(next(page)).toHaveText('Next');
  await openSection(page, 'Damage Assessment');
  const rooms = page.getByRole('group', { name: 'Affected rooms' });
  for (const room of ['Attic', 'Attic', 'Attic', 'Other'])
    await rooms.getByRole('checkbox', { name: room }).click();
  await page.getByLabel('Other affected rooms').fill('Wine cellar');
  const materials = page.getByRole('group', { name: 'Affected materials' });
  await materials.getByRole('checkbox', { name: 'Other' }).click();
  await page.getByLabel('Other affected materials').fill('Cork');
  await expect.poll(record).toMatchObject({
    affectedRooms: ['Kitchen', 'Attic', 'Other'],
    affectedRoomsOther: 'Wine cellar',
    affectedMaterials: ['Tile', 'Other'],
    affectedMaterialsOther: 'Cork',
  });
});

test('intake: step 1 works with the keyboard alone', { tag: '@desktop' }, async ({ page, server }) => {
  const { address, record } = await freshInspection(server.url);
  await openWizard(page, address);
  await tabTo(page, next(page), 200);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Insurance' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'SelfPay' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Damage type is required' }), 200);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Water' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(
    page,
    page.getByRole('group', { name: 'Affected rooms' }).getByRole('checkbox', { name: 'Kitchen' }),
  );
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Tile' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('textbox', { name: 'Qty of rooms affected' }));
  await page.keyboard.type('2');
  await tabTo(page, page.getByRole('button', { name: /^Question must be answered/ }));
  await page.keyboard.press('Enter');
  for (let answer = 0; answer < 4; answer++) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText('All required answers given')).toBeVisible();
  await tabTo(page, next(page), 200);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await expect.poll(record).toMatchObject({
    insuranceClaimType: 'SelfPay',
    damageType: ['Water'],
    category: 'Category 2',
    affectedRooms: ['Kitchen'],
    affectedMaterials: ['Tile'],
    sizeOfProject: 2,
    inspectionQuestions: [{ answer: true }, { answer: true }, { answer: true }, { answer: true }],
  });
});

test('intake: a saved answer is announced politely, and not letter by letter', async ({ page, server }) => {
  const { address } = await freshInspection(server.url);
  await openSignedIn(page, technician, address);
  const told = page.getByRole('status').filter({ hasText: /^Saved on this device \d+:\d\d [AP]M$/ });
  await expect(told).toHaveCount(1);
  await told.evaluate((status) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(status.textContent)).observe(status, {
      ...{ subtree: true, childList: true, characterData: true },
    });
  });
  await openSection(page, 'Additional Notes');
  await page.getByRole('textbox', { name: 'Additional notes' }).pressSequentially('Dog in the yard');
  await expect(page.getByText('Saving...').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('Saving...')).toHaveCount(0);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  // One more if the minute changed during typing.
  expect(new Set(said).size).toBeLessThanOrEqual(2);
  expect(said.length).toBeLessThanOrEqual(2);
});
