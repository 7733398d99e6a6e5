import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { dryingJob, readDrying } from '../steps/drying-job.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';

test('drying: a visit of 5 places of air and 12 points takes at most 60 taps without a network, and arrives once', {
  tag: ['@main:phone', '@phone'],
}, async ({ page, context, server, complaints }) => {
  const { projectId, its } = await dryingJob(server.url);
  await openSignedIn(page, technician, `/project/${projectId}?part=drying`);
  await expect(page.getByRole('button', { name: /^Wall 12 drywall/ })).toBeVisible();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);

  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps++;
    await page.getByRole('button', { name, exact: typeof name === 'string' }).tap();
  };
  await tap('Begin the first visit');
  const pad = page.getByRole('dialog', { name: /^Number pad/ });
  const press = async (keys: string) => {
    for (const key of keys) {
      taps++;
      await pad.getByRole('button', { name: key, exact: true }).tap();
    }
  };
  await expect(pad).toHaveAccessibleName('Number pad, Outside');
  await press('48');
  await press('62');
  await expect(pad).toHaveAccessibleName('Number pad, Unaffected');
  await expectAccessible(page);
  await press('7142');
  await press('7838');
  await press('7940');
  await press('9020');
  for (let point = 1; point <= 12; point++) {
    await expect(pad.getByText(`point ${point} of 12`)).toBeVisible();
    await press(String(20 + point));
    await tap('Next point');
  }
  expect(taps).toBeLessThanOrEqual(60);
  await expect(page.getByText('17 of 17 read')).toBeVisible();
  // The finger that closed the pad pressed nothing that lay under it.
  await expect(pad).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End visit' }).click();
  const end = page.getByRole('dialog', { name: 'End visit' });
  await end.getByText('1 unit counted').tap();
  await expectAccessible(page);
  await end.getByRole('button', { name: 'End visit' }).click();
  await expect(page.getByRole('button', { name: 'Begin visit 1' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Begin visit 1' })).toBeVisible();

  await context.setOffline(false);
  await expect.poll(async () => (await readDrying(its, projectId)).ended).toBe(1);
  expect(await readDrying(its, projectId)).toMatchObject({ visits: 1, air: 5, readings: 12, counted: [1] });
});
