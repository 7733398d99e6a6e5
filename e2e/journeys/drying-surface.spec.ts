import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { dryingJob } from '../steps/drying-job.ts';
import { technician } from '../steps/open-inspection.ts';

test('drying: a cold surface is measured beside the air, and points that cannot be reached are left with a reason', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { projectId, its } = await dryingJob(server.url);
  await openSignedIn(page, technician, `/project/${projectId}?part=drying`);
  await page.getByRole('button', { name: 'Begin the first visit' }).tap();
  const pad = page.getByRole('dialog', { name: /^Number pad/ });
  const type = async (figures: string) => {
    for (const figure of figures) await pad.getByRole('button', { name: figure, exact: true }).tap();
  };
  await type('48627142');
  // Either chamber may come first.
  await expect(pad.getByText('Place 3 of 5')).toBeVisible();
  await pad.getByRole('button', { name: /^Surface, if measured/ }).tap();
  await type('50');
  await pad.getByRole('button', { name: /^Temperature/ }).tap();
  await type('7860');
  await expect(pad.getByText('Place 4 of 5')).toBeVisible();
  await expectAccessible(page);
  await pad.getByRole('button', { name: 'Close the pad' }).tap();
  await expect(page.getByText('Condensation: a surface of 50 °F, dew point 63.0 °F.')).toBeVisible();

  await page.getByRole('button', { name: 'End visit' }).tap();
  const end = page.getByRole('dialog', { name: 'End visit' });
  await end.getByRole('button', { name: 'End visit anyway' }).tap();
  await expect(end.getByText('Say why they were not read.')).toBeVisible();
  const why = end.getByRole('textbox', { name: 'Why they were not read' });
  await why.fill('The crawl space is locked.');
  await why.press('Enter');
  await expect(end).toHaveCount(0);
  const notes = async () => {
    const { records } = await its.ask<{ records: { record: string; notes?: string | null }[] }>(
      'GET',
      `/projects/${projectId}/drying`,
    );
    return records.find(({ record }) => record === 'visit')?.notes;
  };
  await expect.poll(notes).toMatch(/^Not read: Affected, \w+; .*Wall 12\. The crawl space is locked\.$/);
});
