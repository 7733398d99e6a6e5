import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ellOf20x14 } from '../steps/draw-room.ts';
import { dryingJob } from '../steps/drying-job.ts';
import { hold } from '../steps/hold.ts';
import { appIsKept, firstInspection, technician } from '../steps/open-inspection.ts';

interface Kept {
  records: { id: string; record: string; sketch?: { openings: unknown[] } | null }[];
}

test("drying sketch: it begins as a copy of the inspection's, is drawn without a network, and leaves that one as it was", {
  tag: ['@main', '@phone'],
}, async ({ page, context, server, complaints }) => {
  const { id: inspectionId, projectId, its } = await firstInspection(server.url);
  const { room } = await its.ask<{ room: { id: string } }>('POST', '/rooms', {
    ...{ inspectionId, name: 'Family room', type: 'Family Room' },
  });
  await its.ask('PUT', `/rooms/${room.id}/sketch`, { inspectionId, sketch: ellOf20x14 });
  const recordId = randomUUID();
  const drying = `/projects/${projectId}/drying`;
  await its.ask('POST', `${drying}/rooms`, { id: recordId, roomId: room.id, name: 'Family room' });
  await openSignedIn(page, technician, `/project/${projectId}?part=drying`);
  await page.getByRole('link', { name: 'Sketch of Family room' }).click();
  await expect(page.getByRole('heading', { name: "A copy of the inspection's sketch" })).toBeVisible();
  await expectAccessible(page);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);

  const row = page.getByRole('button', { name: /^Family room affected, 232 SF floor/ });
  const dialog = page.getByRole('dialog', { name: 'Family room' });
  const another = dialog.getByText('The inspection has another sketch of this room.');
  await page.getByRole('button', { name: /^Wet None on this wall/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^Wall 1 of 6, 20 feet, wet$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the drying' }).click();
  await row.click();
  await expect(dialog.getByLabel('Wet wall', { exact: true })).toHaveValue('20');
  await expect(another).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Sketch of Family room' }).click();
  await page.getByRole('button', { name: 'Door', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Wall 1 of 6, 20 feet, one door, wet$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the drying' }).click();
  await row.click();
  await expect(dialog.getByLabel('Perimeter')).toHaveValue('65');
  await expect(another).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await context.setOffline(false);
  await expect(page.getByLabel('All sent. Open send status')).toBeVisible();
  const { records } = await its.ask<Kept>('GET', drying);
  expect(records.find(({ id }) => id === recordId)?.sketch?.openings).toHaveLength(1);
  const kept = await its.ask<{ room: { sketch: { openings: unknown[] } } }>('GET', `/rooms/${room.id}`);
  expect(kept.room.sketch.openings).toHaveLength(0);
});

test("drying sketch: the inspection's room comes after the page has opened, its sketch is what one begins with", async ({
  page,
  server,
}) => {
  const { id: inspectionId, projectId, its } = await firstInspection(server.url);
  const { room } = await its.ask<{ room: { id: string } }>('POST', '/rooms', {
    ...{ inspectionId, name: 'Family room', type: 'Family Room' },
  });
  await its.ask('PUT', `/rooms/${room.id}/sketch`, { inspectionId, sketch: ellOf20x14 });
  const body = { id: randomUUID(), roomId: room.id, name: 'Family room' };
  await its.ask('POST', `/projects/${projectId}/drying/rooms`, body);
  const release = await hold(page, '**/api/v1/rooms/inspection/*');
  await openSignedIn(page, technician, `/project/${projectId}?part=drying`);
  await page.getByRole('link', { name: 'Sketch of Family room' }).click();
  await expect(page.getByRole('heading', { name: 'A rectangle of 12 by 12 feet' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: "A copy of the inspection's sketch" })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wall 1 of 6, 20 feet/ })).toBeVisible();
});

test('drying sketch: the moisture map shows the plan that is drawn for it, and who drew it is listed', async ({
  page,
  server,
}) => {
  const { projectId, its } = await dryingJob(server.url);
  await openSignedIn(page, technician, `/project/${projectId}?part=drying`);
  await page.getByRole('link', { name: 'Draw the plan' }).click();
  await expect(page.getByRole('heading', { name: 'A rectangle of 12 by 12 feet' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Whole floor' }).click();
  const drawn = async () => {
    const { records } = await its.ask<Kept>('GET', `/projects/${projectId}/drying`);
    return records.filter(({ sketch }) => sketch);
  };
  // The server lists versions; "All sent" still stands from before.
  await expect.poll(drawn).toHaveLength(1);
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByRole('button', { name: /4 walls, 0 openings$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(versions).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the drying' }).click();
  await expect(page.getByRole('link', { name: 'Change the plan' })).toBeVisible();
  await expect(page.getByText('Wet area')).toBeVisible();
  await expectAccessible(page);
  expect(await drawn()).toMatchObject([{ sketch: { wet: { floor: 'all' } }, floorSf: 144, wetFloorSf: 144 }]);
});
