import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { dryingJob } from '../steps/drying-job.ts';
import { appIsKept } from '../steps/open-inspection.ts';

test('drying: on a computer the office sees curves, every point visit by visit and the log, answers an alert, without a network too', {
  tag: ['@main:desktop', '@desktop'],
}, async ({ page, context, server, complaints }) => {
  const { projectId, its } = await dryingJob(server.url);
  const drying = `/projects/${projectId}/drying`;
  const { records } = await its.ask<{ records: { record: string; id: string; number?: number }[] }>(
    'GET',
    drying,
  );
  const of = (kind: string) => records.filter(({ record }) => record === kind);
  for (const [day, rh, value] of [
    [22, 60, 80],
    [23, 50, 60],
    [24, 45, 66],
  ] as const) {
    const at = `2026-11-${day}T08:00:00-06:00`;
    const visitId = randomUUID();
    await its.ask('POST', `${drying}/visits`, { id: visitId, startedAt: at });
    const air = { visitId, temperatureF: 80, measuredAt: at };
    const chamberId = of('chamber')[0]!.id;
    await its.ask('POST', `${drying}/air`, { id: randomUUID(), ...air, place: 'affected', chamberId, rh });
    await its.ask('POST', `${drying}/air`, { id: randomUUID(), ...air, place: 'unaffected', rh: 40 });
    const pointId = of('point').find(({ number }) => number === 1)!.id;
    await its.ask('POST', `${drying}/readings`, {
      id: randomUUID(),
      visitId,
      pointId,
      value,
      measuredAt: at,
    });
    await its.ask('POST', `${drying}/visits/${visitId}/end`, { endedAt: at });
  }
  await openSignedIn(page, accounts.manager, `/project/${projectId}?part=drying`);
  await page.getByRole('radio', { name: 'Basement' }).click();
  const curves = page.getByRole('img', { name: /^Grains per pound, .*Affected 92\.1, 76\.5, 68\.7/ });
  await expect(curves).toBeVisible();
  const points = page.getByRole('region', { name: 'Points and visits' });
  const first = points.getByRole('row', { name: /Wall 1 drywall/ });
  await expect(first).toContainText('806066');
  await expect(first).toContainText('Wet, rising');
  await expect(points.getByRole('row', { name: /Wall 2 drywall/ })).toContainText('To read');
  const curveOf = first.getByRole('button', { name: 'Curve of point 1' });
  await curveOf.press('Enter');
  const curve = page.getByRole('dialog', { name: 'Point 1, Wall 1' });
  const course = { name: 'Readings: Set-up 80, Visit 1 60, Visit 2 66. Dry at 18.' };
  await expect(curve.getByRole('img', course)).toBeVisible();
  await expect(curve.getByRole('row', { name: /^Visit 2 .* 66 Wet$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(curveOf).toBeFocused();
  const log = page.getByRole('region', { name: 'Equipment log' });
  await expect(log.getByRole('row', { name: /dehumidifier, LGR/ }).first()).toContainText('runs');
  await expectAccessible(page);
  await page.getByText('Show all figures').click();
  await expect(page.getByRole('row', { name: 'Affected 92.1 76.5 68.7' })).toBeVisible();
  await page.getByRole('radio', { name: 'Humidity' }).click();
  await expect(page.getByRole('row', { name: 'Unaffected 40 % 40 % 40 %' })).toBeVisible();
  await expectAccessible(page);

  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await page.reload();
  await expect(first).toContainText('806066');
  const rising = page
    .getByRole('region', { name: 'Alerts' })
    .getByText('Rising: point 1 rose from 60 to 66.');
  await expect(rising).toBeVisible();
  await page.getByRole('button', { name: 'Say what you did' }).first().click();
  await page.getByRole('dialog').getByLabel('Answer').fill('Fan moved to the wall');
  await page.getByRole('dialog').getByRole('button', { name: 'Save answer' }).click();
  await context.setOffline(false);
  const answers = async () =>
    (await its.ask<{ drying: { answers: { text: string }[] } }>('GET', drying)).drying.answers.map(
      ({ text }) => text,
    );
  // The reading that rose made no progress either: the answer is to both, once each.
  await expect.poll(answers).toEqual(['Fan moved to the wall', 'Fan moved to the wall']);
});

test('drying: once it is closed, its certificate is made from there, and there it is found again', {
  tag: '@desktop',
}, async ({ page }) => {
  // Of the demo data: dry, without units, closed.
  const closed = '/project/3?part=drying';
  await openSignedIn(page, accounts.manager, closed);
  await page.getByRole('button', { name: 'Make Certificate of Drying' }).click();
  const dialog = page.getByRole('dialog', { name: 'Certificate of Drying' });
  await dialog.getByRole('radio', { name: 'English' }).click();
  await dialog.getByRole('button', { name: 'Make Document' }).click();
  await expect(page.getByRole('heading', { name: 'Certificate of Drying', level: 1 })).toBeVisible();
  await page.goto(closed);
  await page.getByRole('link', { name: 'Certificate of Drying' }).click();
  await expect(page).toHaveURL(/\/project\/3\/document\//);
});
