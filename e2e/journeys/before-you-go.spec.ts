import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  appIsKept,
  askedToSubmit,
  next,
  openWizard,
  submitted,
  technician,
} from '../steps/open-inspection.ts';
import { waterLoss } from '../steps/water-loss.ts';

/** Beyond what an inspection with a photo per room took before the camera asked. */
const mostTaps = 12;

test('before you go: a water loss by its profile, offline until the end, at most 12 taps more; submitted without is shown @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  await context.grantPermissions(['camera']);
  const { projectId, its, address, record, shots } = await waterLoss(server.url);
  await openWizard(page, address);
  await expect(page.getByRole('button', { name: 'Room Walk' })).toBeVisible();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  let beyond = 0;
  const tap = async (what: Locator) => {
    beyond += 1;
    await what.click();
  };

  await page.getByRole('button', { name: 'Room Walk' }).click();
  const walk = page.getByRole('dialog', { name: 'Room Walk' });
  const shutter = walk.getByRole('button', { name: 'Take Photo' });
  await expect(shutter).toBeEnabled();
  const isMarked = (shot: string) => expect(walk.getByRole('button', { pressed: true })).toContainText(shot);
  await isMarked('Overview');
  await shutter.click();
  await expect(walk.getByText('1 photo in Kitchen')).toBeVisible();
  for (const shot of ['Overview', 'Damage', 'Moisture reading', 'Cause of loss']) {
    await isMarked(shot);
    await tap(shutter);
  }
  await expect(walk.getByText('5 photos in Kitchen')).toBeVisible();
  await walk.getByRole('button', { name: 'Next room' }).click();
  await isMarked('Adjacent area');
  await shutter.click();
  await expect(walk.getByText('1 photo in Hall')).toBeVisible();
  await walk.getByRole('button', { name: 'Done' }).click();

  await next(page).click();
  const list = page.locator('section').filter({ has: page.getByRole('heading', { name: /before you go$/ }) });
  await expect(list.getByRole('heading', { name: '3 things before you go' })).toBeVisible();
  await expectAccessible(page);
  await tap(list.getByRole('button', { name: 'Take Photo' }).first());
  const camera = page.getByRole('dialog', { name: 'Camera' });
  await expect(camera.getByRole('button', { pressed: true })).toContainText('Front');
  await expect(camera.getByRole('button', { name: 'Take Photo' })).toBeEnabled();
  await tap(camera.getByRole('button', { name: 'Take Photo' }));
  await expect(camera.getByRole('button', { pressed: true })).toContainText('Address');
  await tap(camera.getByRole('button', { name: 'Take Photo' }));
  await expect(camera.getByText('2 photos')).toBeVisible();
  await tap(camera.getByRole('button', { name: 'Done' }));
  await expect(list.getByRole('heading', { name: '1 thing before you go' })).toBeVisible();
  const later = list.getByRole('button', { name: 'Later' });
  await expect(later).toBeFocused();
  await tap(later);
  await expect(list.getByText('There is no signed Work Authorization.')).toBeHidden();

  await page.getByRole('button', { name: 'Submit', exact: true }).last().click();
  const asked = askedToSubmit(page);
  await expect(asked).toContainText('1 thing is missing. Add it, give a reason, or submit without.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(submitted(page)).toBeVisible();
  expect(beyond).toBeLessThanOrEqual(mostTaps);

  await context.setOffline(false);
  await expect.poll(async () => (await record()).status, { timeout: 180_000 }).toBe('Completed');
  expect((await record()).openAtSubmit).toMatchObject({
    profileId: 'water',
    missing: [{ for: 'job', sentence: 'There is no signed Work Authorization.' }],
  });
  await expect.poll(async () => (await shots()).length).toBe(8);
  expect((await shots()).sort()).toEqual([
    ...['address', 'adjacent', 'cause', 'damage', 'front', 'moisture-reading'],
    ...['room-overview', 'room-overview'],
  ]);
  const { evidence } = await its.ask<{
    evidence: { stages: { items: { ruleId: string; severity: string; missing: object[] }[] }[] };
  }>('GET', `/projects/${projectId}/evidence`);
  const stillMissing = evidence.stages
    .slice(0, 2)
    .flatMap(({ items }) =>
      items.filter(({ severity, missing }) => severity === 'must' && missing.length > 0),
    );
  expect(stillMissing.map(({ ruleId }) => ruleId)).toEqual(['arrival-document-work-authorization']);

  await openSignedIn(page, technician, `/project/${projectId}?part=evidence`);
  await expect(page.getByText('Submitted without 1 thing that was asked for')).toBeVisible();
});

test('before you go: a reason given without a network takes a thing from the list, and the office has it', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { projectId, its, address } = await waterLoss(server.url);
  await openWizard(page, address);
  await expect(page.getByRole('button', { name: 'Room Walk' })).toBeVisible();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await next(page).click();
  const heading = page.getByRole('heading', { name: /before you go$/ });
  const before = Number.parseInt((await heading.textContent())!, 10);
  await page.getByRole('button', { name: 'Give reason: No photo shows the address.' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give a reason' });
  await dialog.getByRole('button', { name: 'Save reason' }).click();
  await expect(dialog.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByText('Unsafe').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save reason' }).click();
  await expect(heading).toHaveText(`${before - 1} things before you go`);
  await context.setOffline(false);
  const reasons = async () => {
    const { evidence } = await its.ask<{
      evidence: { stages: { items: { ruleId: string; waived: number }[] }[] };
    }>('GET', `/projects/${projectId}/evidence`);
    return evidence.stages
      .flatMap(({ items }) => items)
      .filter(({ waived }) => waived > 0)
      .map(({ ruleId }) => ruleId);
  };
  await expect.poll(reasons).toEqual(['arrival-shot-address']);
});
