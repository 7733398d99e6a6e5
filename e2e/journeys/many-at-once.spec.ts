import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, openDocumentation, sent } from '../steps/documentation.ts';
import { appIsKept } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';

test('many photos at once: a room, a caption and Delete for those chosen, without a network @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { files, roomsThere } = await openDocumentation(page, server.url);
  const pictures = [0, 1, 2, 3, 4].map((nth) => png(`p${nth}.png`, 300, 40 * nth + 20));
  await choose(page, 'Upload Photos', pictures);
  await expect(sent(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected photos' });
  await expect(bar.getByText('0 of 5 photos selected')).toBeVisible();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Select p0.png' }).click();
  await page.getByRole('button', { name: 'Select p3.png' }).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Select p1.png' }).press('Space');
  await expect(bar.getByText('3 of 5 photos selected')).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('combobox', { name: 'Room' }).selectOption('Kitchen');
  await expect(page.getByRole('list', { name: 'Photos, Kitchen' }).getByRole('listitem')).toHaveCount(3);
  await bar.getByRole('textbox', { name: 'Caption' }).fill('Wet base cabinet');
  await bar.getByRole('button', { name: 'Set caption' }).click();
  await expect(page.getByText('3 photos captioned')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await bar.getByRole('textbox', { name: 'Caption' }).fill('Behind the sink');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Select p0.png' }).click();
  await page.getByRole('button', { name: 'Select p2.png' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 1 photo' }).click();
  await expect(bar).toBeHidden();
  // By room, the button stands beside the first room's name.
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(bar).toBeVisible();
  await context.setOffline(false);
  const kitchen = async () => (await roomsThere()).find(({ name }) => name === 'Kitchen')?.id;
  const inKitchen = await kitchen();
  await expect
    .poll(async () =>
      (await files()).photos.map(({ filename, roomId, description }) => [filename, roomId, description]),
    )
    .toEqual([
      ['p0.png', inKitchen, 'Behind the sink'],
      ['p1.png', null, null],
      ['p2.png', inKitchen, 'Behind the sink'],
      ['p4.png', null, null],
    ]);
});
