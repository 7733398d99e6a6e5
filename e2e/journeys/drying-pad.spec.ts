import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { dryingJob } from '../steps/drying-job.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';

type Kept = { record: string; number?: number; note?: string | null; value?: number } & Record<
  string,
  unknown
>;

test('drying: at a point one notes, skips, removes and changes the meter without a network', {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  const { projectId, its } = await dryingJob(server.url);
  await openSignedIn(page, technician, `/project/${projectId}?part=drying`);
  await expect(page.getByRole('button', { name: /^Wall 12 drywall/ })).toBeVisible();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Begin the first visit' }).tap();
  const pad = page.getByRole('dialog', { name: /^Number pad/ });
  const press = async (keys: string) => {
    for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).tap();
  };
  await press('48627142783879409020');
  await expect(pad.getByText('point 1 of 12')).toBeVisible();
  await expectAccessible(page);
  await press('31');
  await pad.getByRole('button', { name: 'Note' }).tap();
  const note = page.getByRole('dialog', { name: 'Point 1, Wall 1' });
  await note.getByLabel('Note').fill('Behind the base');
  await note.getByRole('button', { name: 'Save note' }).tap();
  await expect(note).toHaveCount(0);
  await pad.getByRole('button', { name: 'Next point' }).tap();

  await pad.getByRole('button', { name: 'Skip' }).tap();
  const skip = page.getByRole('dialog', { name: 'Point 2, Wall 2' });
  await skip.getByLabel('Why it is not read').selectOption('Behind contents');
  await skip.getByLabel('In your words').fill('piano');
  await expectAccessible(page);
  await skip.getByRole('button', { name: 'Skip point' }).tap();
  await expect(pad.getByText('point 3 of 12')).toBeVisible();
  await press('44');
  await pad.getByRole('button', { name: 'Removed' }).tap();
  const removed = page.getByRole('dialog', { name: 'Point 3, Wall 3' });
  await removed.getByLabel('Why it was removed').selectOption('torn out');
  await removed.getByRole('button', { name: 'Mark as removed' }).tap();
  await expect(pad.getByText('point 4 of 12')).toBeVisible();
  await pad.getByRole('button', { name: 'Close the pad' }).tap();
  await expect(page.getByText('6 of 16 read, 1 skipped')).toBeVisible();

  await page.getByRole('button', { name: /^Wall 1 drywall/ }).tap();
  const point = page.getByRole('dialog', { name: 'Point 1' });
  await point.getByLabel('Meter').selectOption('Another meter');
  await point.getByLabel('Model').fill('Scanner');
  await point.getByLabel('Kind').selectOption('pinless');
  await point.getByLabel('Scale').selectOption('relative 0-999');
  await expect(point.getByLabel('Goal', { exact: true })).toHaveValue('');
  await point.getByRole('button', { name: 'Save' }).tap();
  const ask = page.getByRole('dialog', { name: 'Another meter? Readings before it are not compared.' });
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Start a new series' }).tap();
  await expect(point).toHaveCount(0);
  await expect(page.getByText('5 of 16 read, 1 skipped')).toBeVisible();
  await page.getByRole('button', { name: /^Curve of point 1/ }).tap();
  const curve = page.getByRole('dialog', { name: 'Point 1, Wall 1' });
  await expect(curve.getByText('Another meter: relative 0-999, Scanner')).toBeVisible();
  await expect(curve.getByRole('row', { name: /^Set-up .* 31/ })).toBeVisible();
  await expectAccessible(page);
  await curve.getByRole('button', { name: 'Close' }).tap();

  await page.getByRole('button', { name: 'End visit' }).tap();
  const end = page.getByRole('dialog', { name: 'End visit' });
  await expect(end.getByText('10 not read yet')).toBeVisible();
  await expect(end.getByRole('button', { name: 'Point 2, Wall 2' })).toHaveCount(0);

  await context.setOffline(false);
  const read = async () => {
    const { records } = await its.ask<{ records: Kept[] }>('GET', `/projects/${projectId}/drying`);
    const of = (kind: string) => records.filter(({ record }) => record === kind);
    return {
      readings: of('reading').map(({ value, note, scale }) => [value, note, scale]),
      removed: of('point').find(({ number }) => number === 3)?.removedReason,
      skipped: of('visit').flatMap(({ skipped }) =>
        (skipped as { reason: string }[]).map(({ reason }) => reason),
      ),
      now: of('point').find(({ number }) => number === 1)?.scale,
    };
  };
  await expect.poll(read, { timeout: 30_000 }).toEqual({
    readings: [
      [31, 'Behind the base', 'relative 0-100'],
      [44, null, 'relative 0-100'],
    ],
    removed: 'torn out',
    skipped: ['Behind contents: piano'],
    now: 'relative 0-999',
  });
});
