import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { openDocumentation, sent } from '../steps/documentation.ts';
import { appIsKept } from '../steps/open-inspection.ts';

test('last shot: looked at, described and taken again without a network, one photo has the caption @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  await context.grantPermissions(['camera']);
  const { files } = await openDocumentation(page, server.url);
  await page.getByRole('button', { name: 'Room Walk' }).click();
  const camera = page.getByRole('dialog', { name: 'Room Walk' });
  const shutter = camera.getByRole('button', { name: 'Take Photo' });
  await expect(shutter).toBeEnabled();
  await shutter.click();
  await expect(camera.getByText('1 photo in Basement')).toBeVisible();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  const look = camera.getByRole('button', { name: 'View the last photo' });
  await look.click();
  const shown = camera.getByRole('region', { name: 'Last photo' });
  await expect(shown.getByRole('img')).toBeVisible();
  const caption = shown.getByRole('textbox', { name: /^Description of IMG_/ });
  await caption.fill('North wall');
  await caption.blur();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Retake' }).click();
  await expect(camera.getByText('The next photo replaces the last one.')).toBeVisible();
  const first = await look.getByRole('img').getAttribute('aria-label');
  await shutter.click();
  await expect(look.getByRole('img')).not.toHaveAttribute('aria-label', first!);
  await expect(camera.getByText('1 photo in Basement')).toBeVisible();
  await camera.getByRole('button', { name: 'Done' }).click();
  await context.setOffline(false);
  await expect(sent(page)).toHaveCount(1);
  await expect
    .poll(async () => (await files()).photos.map(({ description }) => description))
    .toEqual(['North wall']);
  expect((await files()).photos[0]!.filename).not.toBe(first);
});
