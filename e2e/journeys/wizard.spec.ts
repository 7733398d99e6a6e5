import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { hold } from '../steps/hold.ts';
import {
  freshInspection,
  gate,
  next,
  openSection,
  openWizard,
  stepButton,
  wholeStepOne,
} from '../steps/open-inspection.ts';
import { refuseToQueue, refuseToQueueFromOpening } from '../steps/refuse-to-queue.ts';
import { withoutNews } from '../steps/without-news.ts';

test('wizard: the frame shows which project this is, the current step and the actions', async ({
  page,
  server,
}) => {
  const { address, projectId } = await freshInspection(server.url, { insuranceClaimType: 'Insurance' });
  await openWizard(page, address);
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

test('wizard: completed steps can be opened, others cannot, and forward only from a valid one', async ({
  page,
  server,
}) => {
  const { address, addRoom, record } = await freshInspection(server.url, wholeStepOne);
  await addRoom('Kitchen');
  await openWizard(page, address);
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
  const packOut = page.getByRole('group', { name: 'Is a Pack Out required?' });
  await expect(packOut.getByRole('checkbox').first()).toBeFocused();
  await packOut.getByRole('checkbox', { name: 'Yes' }).click();
  await stepButton(page, 'Room Setup').click();
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await expect.poll(async () => (await record()).currentStep).toBe(2);

  // Who goes back and leaves finds the steps that were completed.
  await stepButton(page, 'Project Info').click();
  await expect.poll(async () => (await record()).currentStep).toBe(1);
  await page.reload();
  await stepButton(page, 'Room Setup').click();
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
});

test('wizard: Next tapped as soon as it is drawn counts, whatever the device makes of the step', async ({
  page,
  server,
  complaints,
}) => {
  const { address, addRoom } = await freshInspection(server.url, wholeStepOne);
  await addRoom('Kitchen');
  await refuseToQueueFromOpening(page, ['QuotaExceededError', 'The quota has been exceeded.']);
  const { promise: drawn, resolve } = Promise.withResolvers<[number, number]>();
  await page.exposeFunction('nextIsAt', (x: number, y: number) => resolve([x, y]));
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Next');
      if (!button) return;
      watch.disconnect();
      // Laid out and about to be painted: the bar has told the messages how high it is.
      new ResizeObserver((_, sizes) => {
        sizes.disconnect();
        const { x, y } = button.getBoundingClientRect();
        (globalThis as unknown as { nextIsAt: (x: number, y: number) => void }).nextIsAt(x + 20, y + 20);
        // A busy phone: the tap arrives before the rest of the work after the button is drawn.
        for (const from = performance.now(); performance.now() - from < 2000; );
      }).observe(button);
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true });
  });
  const opened = openWizard(page, address);
  await page.mouse.click(...(await drawn));
  await opened;
  await expect.poll(() => complaints.said.splice(0)).toEqual([expect.stringContaining('QuotaExceededError')]);
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
});

test('wizard: rooms are being requested, Next waits for the response: with a room it continues, without one it says so', async ({
  page,
  server,
}) => {
  const { address, addRoom } = await freshInspection(server.url, wholeStepOne);
  await withoutNews(page);
  const withNone = await hold(page, '**/api/v1/rooms/inspection/*', 'GET');
  await openWizard(page, address);
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await next(page).click({ force: true });
  await expect(next(page)).toHaveAttribute('aria-busy', 'true');
  withNone();
  await expect(page.getByText(gate)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add First Room' })).toBeFocused();
  await expect(next(page)).not.toHaveAttribute('aria-busy');

  await addRoom('Kitchen');
  const withOne = await hold(page, '**/api/v1/rooms/inspection/*', 'GET');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await next(page).click({ force: true });
  await expect(next(page)).toHaveAttribute('aria-busy', 'true');
  withOne();
  await expect(stepButton(page, 'Documentation')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText(gate)).toHaveCount(0);
});

test('wizard: a step that cannot be remembered is only logged: nobody is blocked or told', async ({
  page,
  server,
  complaints,
}) => {
  const { address, addRoom, record } = await freshInspection(server.url, wholeStepOne);
  await addRoom('Kitchen');
  await openWizard(page, address);
  await refuseToQueue(page, ['QuotaExceededError', 'The quota has been exceeded.']);
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
  await expect.poll(() => complaints.said.splice(0)).toEqual([expect.stringContaining('QuotaExceededError')]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await next(page).click();
  await expect(stepButton(page, 'Documentation')).toHaveAttribute('aria-current', 'step');
  await expect.poll(() => complaints.said.splice(0)).toEqual([expect.stringContaining('QuotaExceededError')]);
  expect((await record()).currentStep).toBe(1);
});

test('wizard: typed text survives a rotation, a reload, and is on another device at the saved step @main', async ({
  page,
  server,
  browser,
}) => {
  const { address, addRoom, record, its, id } = await freshInspection(server.url, wholeStepOne);
  await addRoom('Kitchen');
  await openWizard(page, address);
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
  await openWizard(elsewhere, address);
  await expect(stepButton(elsewhere, 'Documentation')).toHaveAttribute('aria-current', 'step');
  await expect(stepButton(elsewhere, 'Project Info')).toHaveAccessibleName(/completed/);
  await expect(stepButton(elsewhere, 'Room Setup')).toHaveAccessibleName(/completed/);
  await stepButton(elsewhere, 'Project Info').click();
  await openSection(elsewhere, 'Additional Notes');
  await expect(elsewhere.getByRole('textbox', { name: 'Additional notes' })).toHaveValue(
    'Grease on the hood, soot above',
  );
  // This device's changes have arrived, or they would count as the later ones.
  await expect.poll(record).toMatchObject({ currentStep: 1 });
  // And it knows that: a response interrupted by the reload would be requested again, and return the earlier step.
  await expect(elsewhere.getByText('All sent')).toBeVisible();
  // It knows the inspection by now; the server's later values count all the same.
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 4 });
  await elsewhere.reload();
  await expect(stepButton(elsewhere, 'Review & Submit')).toHaveAttribute('aria-current', 'step');
  await other.close();
});

test('wizard: typed text is sent to the server during typing, in few calls', async ({ page, server }) => {
  const { address, record } = await freshInspection(server.url);
  await openWizard(page, address);
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
