import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { technician } from '../steps/open-inspection.ts';
import { refuseToQueue } from '../steps/refuse-to-queue.ts';

const cases = [
  {
    when: 'the store has no room',
    error: ['QuotaExceededError', 'The quota has been exceeded.'],
    told: 'This device has no room left. Free up space and try again.',
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
  test(`Start says in plain words why it did not where ${when}`, async ({ page, complaints }) => {
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

test('rooms in a shape the app does not know are told of in plain words, and come with Retry', async ({
  page,
  server,
  complaints,
}) => {
  const { address } = await furnishedInspection(server.url, [{ name: 'Basement' }]);
  await page.route('**/api/v1/rooms/inspection/*', (route) =>
    route.fulfill({ json: { success: true, message: '', data: {} } }),
  );
  await openSignedIn(page, technician, address);
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('Failed to fetch rooms for inspection');
  await expect(problem).toContainText('Something went wrong in the app. Try again, or reload the page.');
  const said = complaints.said.splice(0);
  expect(said).not.toEqual([]);
  for (const one of said) expect(one).toContain('TypeError');
  await page.unroute('**/api/v1/rooms/inspection/*');
  await problem.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article', { name: 'Basement' })).toBeVisible();
});
