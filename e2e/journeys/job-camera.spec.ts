import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, sent } from '../steps/documentation.ts';
import { submittedEvidence } from '../steps/evidence.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';

interface Filed {
  category: string;
  label: string | null;
  caption: string | null;
  shot: string | null;
  roomName: string | null;
}

interface Judged {
  stages: { items: { missing: { sentence: string }[] }[] }[];
}

test('job camera: a photo and a voice note of a completed project, taken without a network, arrive once', async ({
  page,
  context,
  server,
  complaints,
}) => {
  await context.grantPermissions(['camera', 'microphone']);
  const { projectId, its } = await submittedEvidence(server.url);
  await openSignedIn(page, technician, `/project/${projectId}?part=files`);
  await expect(page.getByText('No photos were added to this job yet.')).toBeVisible();
  await page.getByLabel('Room').selectOption('Kitchen');
  await page.getByLabel('Label').fill('Kitchen, after');
  await page.getByLabel('Shot').selectOption('After');
  await page.getByRole('button', { name: 'Take Photo' }).click();
  const camera = page.getByRole('dialog', { name: 'Camera' });
  const shutter = camera.getByRole('button', { name: 'Take Photo' });
  await expect(shutter).toBeEnabled();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await shutter.click();
  await expect(camera.getByText('1 photo in Kitchen')).toBeVisible();
  await camera.getByRole('button', { name: 'View the last photo' }).click();
  const shown = camera.getByRole('region', { name: 'Last photo' });
  await expect(shown.getByLabel('Label')).toHaveValue('Kitchen, after');
  await shown.getByLabel('Caption').fill('Dry to 9%');
  await shown.getByLabel('Caption').blur();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Retake' }).click();
  await shutter.click();
  await expect(camera.getByText('1 photo in Kitchen')).toBeVisible();
  await camera.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  const recording = page.getByRole('region', { name: 'Recording' });
  await expect(recording).toContainText('0:01');
  await recording.getByRole('button', { name: 'Save Voice Note' }).click();
  await expect(page.getByRole('list', { name: 'Voice notes' }).getByRole('listitem')).toHaveCount(1);
  await context.setOffline(false);
  await expect(sent(page)).toHaveCount(2);
  const { files } = await its.ask<{ files: Filed[] }>('GET', `/projects/${projectId}/job`);
  const told = files.map(({ category, label, caption, shot, roomName }) => [
    ...[category, label, caption, shot, roomName],
  ]);
  expect(told.sort()).toEqual([
    ['photo', 'Kitchen, after', 'Dry to 9%', 'after', 'Kitchen'],
    ['voice', 'Kitchen, after', null, null, 'Kitchen'],
  ]);

  // What is still missing is the same at the office and here, without a network too.
  const { evidence } = await its.ask<{ evidence: Judged }>('GET', `/projects/${projectId}/evidence`);
  const missing = evidence.stages.flatMap(({ items }) =>
    items.flatMap((item) => item.missing.map(({ sentence }) => sentence)),
  );
  expect(missing).not.toEqual([]);
  await context.setOffline(true);
  await page.goto(`/project/${projectId}?part=evidence`);
  const shows = page.getByRole('region', { name: 'What this job must show' });
  await expect(shows.locator('details li p').first()).toBeVisible();
  await expect
    .poll(async () => (await shows.locator('details li p').allTextContents()).sort())
    .toEqual(missing.sort());
  await expectAccessible(page);
  await context.setOffline(false);
});

test('job files: many photos get a label, room and shot at once without a network, and are printed on a sheet', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { projectId, its } = await submittedEvidence(server.url);
  await openSignedIn(page, technician, `/project/${projectId}?part=files`);
  await expect(page.getByText('No photos were added to this job yet.')).toBeVisible();
  await choose(page, 'Add Photos', [png('a.jpg', 120, 90), png('b.jpg', 130, 90), png('c.jpg', 140, 90)]);
  await expect(sent(page)).toHaveCount(3);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  const photos = page.getByRole('list', { name: 'Photos', exact: true });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected photos' });
  for (const name of ['a.jpg', 'c.jpg']) await photos.getByRole('button', { name: `Select ${name}` }).click();
  await expect(bar).toContainText('2 of 3 photos selected');
  await expectAccessible(page);
  await bar.getByLabel('Room').selectOption('Kitchen');
  await bar.getByLabel('Shot').selectOption('Dry');
  await bar.getByLabel('Label').fill('Kitchen, dry');
  await bar.getByRole('button', { name: 'Set label' }).click();
  await expect(page.getByText('2 photos labeled')).toBeVisible();
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(photos.getByText('Kitchen, dry', { exact: true })).toHaveCount(2);
  await context.setOffline(false);
  const facts = async () => {
    const { files } = await its.ask<{ files: Filed[] }>('GET', `/projects/${projectId}/job`);
    return files.map(({ label, shot, roomName }) => [label, shot, roomName]);
  };
  await expect.poll(facts).toEqual([
    ['Kitchen, dry', 'dry', 'Kitchen'],
    [null, null, null],
    ['Kitchen, dry', 'dry', 'Kitchen'],
  ]);

  await page.getByRole('button', { name: 'Photo sheet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photo sheet' });
  await dialog.getByText('6', { exact: true }).click();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await coming).suggestedFilename()).toBe(`project-${projectId}-job-photos.pdf`);
});
