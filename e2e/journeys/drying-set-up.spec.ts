import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { dryingJob } from '../steps/drying-job.ts';
import { technician } from '../steps/open-inspection.ts';

test('drying: a unit of another project asks to be taken over, and what was added by mistake is deleted', {
  tag: '@phone',
}, async ({ page, server }) => {
  const there = await dryingJob(server.url);
  const here = await dryingJob(server.url);
  const { records } = await there.its.ask<{ records: { record: string; unitId?: string }[] }>(
    'GET',
    `/projects/${there.projectId}/drying`,
  );
  const { unitId } = records.find(({ record }) => record === 'placement')!;
  await openSignedIn(page, technician, `/project/${here.projectId}?part=drying`);

  const equipment = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Equipment' }) });
  await expect(equipment.getByText('1 + 90/70 to 90/50 = 3').first()).toBeVisible();
  await equipment.getByRole('button', { name: 'Place' }).tap();
  const place = page.getByRole('dialog', { name: 'Place equipment' });
  await place.getByLabel('Unit').selectOption(unitId!);
  await expect(place.getByText(`stands at project #${there.projectId}.`)).toBeVisible();
  await expectAccessible(page);
  await place.getByRole('button', { name: 'Place' }).tap();
  await expect(place.getByText('Tick this to take it over, or choose another unit.')).toBeVisible();
  await place.getByText('Take it over', { exact: true }).tap();
  await place.getByRole('button', { name: 'Place' }).tap();
  await expect(place).toHaveCount(0);
  const standsAt = async () => {
    const { units } = await there.its.ask<{ units: { id: string; standsAt: number | null }[] }>(
      'GET',
      '/units?limit=100',
    );
    return units.find(({ id }) => id === unitId)?.standsAt;
  };
  await expect.poll(standsAt).toBe(here.projectId);

  // Nothing that happened to a unit is assumed.
  await equipment.locator('li > button').first().tap();
  const happens = page.getByRole('dialog').filter({ hasText: 'What happens now' });
  await happens.getByRole('button', { name: 'Save' }).tap();
  await expect(happens.getByText('Choose what happens now.')).toBeVisible();
  await happens.getByRole('button', { name: 'Cancel' }).tap();

  // A goal that others took changes with it.
  await page.getByRole('button', { name: /^Wall 1 drywall/ }).tap();
  const point = page.getByRole('dialog', { name: 'Point 1' });
  await point.getByLabel('Goal', { exact: true }).fill('16');
  await expect(point.getByLabel('Use for 11 other points of drywall')).toBeChecked();
  await point.getByRole('button', { name: 'Save' }).tap();
  await expect(point).toHaveCount(0);
  await page.getByRole('button', { name: /^Wall 12 drywall/ }).tap();
  const other = page.getByRole('dialog', { name: 'Point 12' });
  await expect(other.getByLabel('Goal', { exact: true })).toHaveValue('16');
  await other.getByRole('button', { name: 'Cancel' }).tap();

  await page.getByRole('button', { name: 'Add room' }).tap();
  const room = page.getByRole('dialog', { name: 'Add room' });
  await room.getByLabel('Room name').fill('Pantry');
  await room.getByRole('button', { name: 'Add room' }).tap();
  await page.getByRole('button', { name: /^Pantry/ }).tap();
  await page.getByRole('dialog', { name: 'Pantry' }).getByRole('button', { name: 'Delete room' }).tap();
  await page
    .getByRole('dialog', { name: 'Delete Pantry?' })
    .getByRole('button', { name: 'Delete room' })
    .tap();
  await expect(page.getByRole('button', { name: /^Pantry/ })).toHaveCount(0);
  // What hangs on something is not offered to be deleted.
  await page.getByRole('button', { name: /^Basement affected/ }).tap();
  const basement = page.getByRole('dialog', { name: 'Basement' });
  await expect(basement.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(basement.getByRole('button', { name: 'Delete room' })).toHaveCount(0);
});
