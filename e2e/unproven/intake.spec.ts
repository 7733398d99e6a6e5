import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { card, tabTo } from '../steps/dashboard.ts';
import {
  freshInspection,
  next,
  openSection,
  project,
  stepButton,
  technician,
  wholeStepOne,
} from '../steps/open-inspection.ts';

const gate = 'Please complete all required fields before proceeding to the next step.';
const words = [
  'Claim type is required',
  'Damage type is required',
  'Category is required',
  'At least one affected room is required',
  'At least one affected material is required',
  'Qty of rooms affected is required (minimum 1)',
];
const question = 'Question must be answered either yes or no';

async function open(page: Page, address: string): Promise<void> {
  await signIn(page, technician);
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Inspection Progress' })).toBeVisible();
}

test('the frame says which enquiry this is, where one is and what can be done', async ({ page, server }) => {
  const { address, projectId } = await freshInspection(server.url, { insuranceClaimType: 'Insurance' });
  await open(page, address);
  await expect(page.getByText(`Enquiry #${projectId}`)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Insurance')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' }).first()).toBeVisible();
  await expect(page.getByText('Step 1 of 5', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Inspection Progress' })).toHaveAttribute(
    'aria-valuenow',
    '1',
  );
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Cancel Inspection' })).toBeEnabled();
  for (const title of ['Room Setup', 'Documentation', 'Review & Submit', 'Cancel'])
    await expect(stepButton(page, title)).toBeDisabled();
  await expectAccessible(page);
});

test('Next leads to what is missing, in the specified words, each error beside its question', async ({
  page,
  server,
}) => {
  const { address } = await freshInspection(server.url);
  await open(page, address);
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

test('the arrival is recorded by itself; editing clears the mark and lets it be recorded anew', async ({
  page,
  server,
}) => {
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
  await arrival.getByLabel('Time', { exact: true }).fill('07:05');
  await expect(arrival.getByText(/^Auto-recorded/)).toBeHidden();
  await button.click();
  await expect(button).toBeDisabled();
  await expect(arrival.getByLabel('Time', { exact: true })).not.toHaveValue('07:05');
});

test('SelfPay clears both policies, and only those sections show that apply', async ({ page, server }) => {
  const { address, record } = await freshInspection(server.url, {
    insuranceClaimType: 'Insurance',
    policyType: 'Both',
    insuranceCompany: 'Fairway Mutual',
    claimNumber1: 'GPM-77',
  });
  await open(page, address);
  const master = page.getByRole('region', { name: /Master Policy Details/ });
  const homeowner = page.getByRole('region', { name: /Homeowner Claim Details/ });
  await openSection(page, 'Claim Information');
  await page.getByRole('radio', { name: 'Individual' }).click();
  await expect(master).toContainText('Shown when the policy type is Master or Both');
  await expect(homeowner.getByRole('button')).toBeVisible();
  await page.getByRole('radio', { name: 'SelfPay' }).click();
  await expect(homeowner).toContainText('Shown when the policy type is Individual or Both');
  await expect(page.getByRole('radiogroup', { name: 'Policy type' })).toBeHidden();
  await expect.poll(record).toMatchObject({
    insuranceClaimType: 'SelfPay',
    policyType: null,
    insuranceCompany: null,
    claimNumber1: null,
  });
});

test('each policy asks its thirteen fields; a deductible shows with two decimals or says what is wrong', async ({
  page,
  server,
}) => {
  const { address, record } = await freshInspection(server.url, {
    insuranceClaimType: 'Insurance',
    policyType: 'Both',
  });
  await open(page, address);
  for (const title of ['Master Policy Details', 'Homeowner Claim Details'])
    await expect((await openSection(page, title)).locator('input')).toHaveCount(13);
  const deductible = page.getByRole('region', { name: /Master Policy Details/ }).getByLabel('Deductible');
  await deductible.fill('about 500');
  await deductible.blur();
  await expect(deductible).toHaveAccessibleDescription('Enter a number.');
  await deductible.fill('2,500.5');
  await deductible.blur();
  await expect(deductible).toHaveValue('2,500.50');
  await expect.poll(record).toMatchObject({ deductible: 2500.5, deductible1: null });
});

test('a second tap takes an answer back, Other asks for its text, and nothing is picked twice', async ({
  page,
  server,
}) => {
  const { address, record } = await freshInspection(server.url, wholeStepOne);
  await open(page, address);
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

test('steps that are done can be gone to, others not, and forward only from a valid one', async ({
  page,
  server,
}) => {
  const { address, addRoom, record } = await freshInspection(server.url, wholeStepOne);
  await addRoom('Kitchen');
  await open(page, address);
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await next(page).click();
  await expect(stepButton(page, 'Documentation')).toHaveAttribute('aria-current', 'step');
  await expect(stepButton(page, 'Review & Submit')).toBeDisabled();
  await stepButton(page, 'Project Info').click();
  await openSection(page, 'Additional Notes');
  await page
    .getByRole('group', { name: 'Is a Pack Out required?' })
    .getByRole('checkbox', { name: 'No' })
    .click();
  await stepButton(page, 'Room Setup').click();
  await expect(page.getByText(gate)).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Is a Pack Out required?' }).getByRole('checkbox').first(),
  ).toBeFocused();
  await page
    .getByRole('group', { name: 'Is a Pack Out required?' })
    .getByRole('checkbox', { name: 'Yes' })
    .click();
  await stepButton(page, 'Room Setup').click();
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await expect.poll(async () => (await record()).currentStep).toBe(2);
});

test('what was typed is there after a rotation, a reload, and on another device at the saved step', async ({
  page,
  server,
  browser,
}) => {
  const { address, addRoom, record } = await freshInspection(server.url, wholeStepOne);
  await addRoom('Kitchen');
  await open(page, address);
  const notes = page.getByRole('textbox', { name: 'Additional notes' });
  await openSection(page, 'Additional Notes');
  await notes.fill('Grease on the hood');
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: height, height: width });
  await expect(notes).toHaveValue('Grease on the hood');
  await notes.pressSequentially(', soot above');
  await page.reload();
  await openSection(page, 'Additional Notes');
  await expect(notes).toHaveValue('Grease on the hood, soot above');
  await page.setViewportSize({ width, height });
  await next(page).click();
  await next(page).click();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Your progress has been saved.')).toBeVisible();
  await expect
    .poll(record)
    .toMatchObject({ currentStep: 3, additionalNotes: 'Grease on the hood, soot above' });

  const other = await browser.newContext({ baseURL: server.url, viewport: { width, height } });
  const elsewhere = await other.newPage();
  await open(elsewhere, address);
  await expect(stepButton(elsewhere, 'Documentation')).toHaveAttribute('aria-current', 'step');
  await expect(stepButton(elsewhere, 'Project Info')).toHaveAccessibleName(/completed/);
  await expect(stepButton(elsewhere, 'Room Setup')).toHaveAccessibleName(/completed/);
  await stepButton(elsewhere, 'Project Info').click();
  await openSection(elsewhere, 'Additional Notes');
  await expect(elsewhere.getByRole('textbox', { name: 'Additional notes' })).toHaveValue(
    'Grease on the hood, soot above',
  );
  await other.close();
});

test('what is typed goes to the office while it is typed, in few calls', async ({ page, server }) => {
  const { address, record } = await freshInspection(server.url);
  await open(page, address);
  await openSection(page, 'Additional Notes');
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls++;
  });
  const text = 'The hood, the duct and the ceiling above the fryer are wet. ';
  await page.getByRole('textbox', { name: 'Additional notes' }).pressSequentially(text, { delay: 40 });
  await expect.poll(async () => (await record()).additionalNotes).toBe(text);
  expect(calls, 'a call each 500 to 1500 ms, not one a letter').toBeLessThanOrEqual(6);
});

test('projects that cannot be opened say why', async ({ page, server, complaints }) => {
  const { its, id, address } = await freshInspection(server.url);
  complaints.expectMessage(/status of 404/);
  await signIn(page, technician);
  await page.goto('/inspection/999999');
  await expect(page.getByText('Error Loading Project').first()).toBeVisible();
  await expect(page.getByText('Project not found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await expectAccessible(page);
  await its.ask('PUT', `/inspections/${id}/cancel`, { cancellationReason: 'Other' });
  await page.goto(address);
  await expect(page.getByText('Inspection Cancelled').first()).toBeVisible();
  await expect(page.getByText('This inspection has been cancelled and cannot be continued.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible();
  await expectAccessible(page);
});

test('step 1 can be done with a keyboard alone', { tag: '@desktop' }, async ({ page, server }) => {
  test.setTimeout(120_000);
  const { address, record } = await freshInspection(server.url);
  await open(page, address);
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
