import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { technician } from '../steps/open-inspection.ts';
import { refuseToQueue } from '../steps/refuse-to-queue.ts';

const cases = [
  {
    when: 'the store has no room',
    error: ['QuotaExceededError', 'The quota has been exceeded.'],
    told: 'This device is out of space. Free up space and try again.',
    reported: [],
  },
  {
    when: 'the app has a defect',
    error: ['TypeError', "Cannot read properties of undefined (reading 'seq')"],
    told: 'Something went wrong in the app. Try again, or reload the page.',
    reported: [expect.stringContaining("reading 'seq'")],
  },
] as const;

for (const { when, error, told, reported } of cases)
  test(`plain words: a failed Start says why where ${when}`, async ({ page, complaints }) => {
    await openSignedIn(page, accounts.technician, '/');
    const start = page.getByRole('button', { name: 'Start Inspection' }).first();
    await expect(start).toBeVisible();
    await refuseToQueue(page, error);
    await start.click();
    const toast = page.getByRole('alert');
    await expect(toast).toHaveText(`Failed to start inspection${told}`);
    await expect(page).toHaveURL('/');
    expect(complaints.said.splice(0)).toEqual(reported);
  });

test('plain words: rooms in an unknown shape are no response, so they are not here yet, and Retry brings them', async ({
  page,
  server,
  complaints,
}) => {
  const { address } = await furnishedInspection(server.url, [{ name: 'Basement' }]);
  await page.route('**/api/v1/rooms/inspection/*', (route) =>
    route.fulfill({ json: { success: true, message: '', data: {} } }),
  );
  await openSignedIn(page, technician, address);
  const said = page.getByRole('status').filter({ hasText: 'Not on this device yet' });
  await expect(said).toContainText("The rooms of this inspection haven't been loaded on this device yet.");
  await expect(page.getByText('No rooms added yet')).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(complaints.said).toEqual([]);
  await page.unroute('**/api/v1/rooms/inspection/*');
  await said.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article', { name: 'Basement' })).toBeVisible();
});
