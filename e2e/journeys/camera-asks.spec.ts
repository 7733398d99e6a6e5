import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, sent } from '../steps/documentation.ts';
import { appIsKept, openWizard } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';
import { waterLoss } from '../steps/water-loss.ts';

test('camera: it asks for the shots of the room, gives the marked one and goes on, without a network @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  await context.grantPermissions(['camera']);
  const { address, shots } = await waterLoss(server.url);
  await openWizard(page, address);
  await page.getByRole('button', { name: 'Room Walk' }).click();
  const camera = page.getByRole('dialog', { name: 'Room Walk' });
  const shutter = camera.getByRole('button', { name: 'Take Photo' });
  await expect(shutter).toBeEnabled();
  const chip = (name: string) => camera.getByRole('button', { name });
  const marked = camera.getByRole('button', { pressed: true });
  await expect(marked).toHaveText('Overview 0 of 2');
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await expectAccessible(page);
  const take = async (count: number) => {
    await shutter.click();
    await expect(camera.getByText(`${count} photo${count === 1 ? '' : 's'} in Kitchen`)).toBeVisible();
  };
  await take(1);
  await expect(marked).toHaveText('Overview 1 of 2');
  await take(2);
  await expect(chip('Overview')).toHaveText('Overview 2 of 2');
  await expect(marked).toHaveText('Damage 0 of 1');
  // By keyboard too, to another, to none and to one that is not asked for.
  await chip('Cause of loss').press('Enter');
  await take(3);
  await expect(marked).toHaveText('Damage 0 of 1');
  await chip('Damage').press('Space');
  await expect(marked).toHaveCount(0);
  await take(4);
  await camera.getByLabel('Other shot').selectOption('Close-up');
  await take(5);
  await expect(camera.getByLabel('Other shot')).toHaveValue('closeup');
  // One that is taken again shows what the one before it did.
  await chip('Damage').click();
  await camera.getByRole('button', { name: 'View the last photo' }).click();
  const shown = camera.getByRole('region', { name: 'Last photo' });
  await expect(shown.getByLabel(/^Shot of IMG_/)).toHaveValue('closeup');
  await shown.getByRole('button', { name: 'Retake' }).click();
  await shutter.click();
  await expect(camera.getByText('The next photo replaces the last one.')).toBeHidden();
  await expect(marked).toHaveText('Damage 0 of 1');

  await camera.getByRole('button', { name: 'Next room' }).click();
  await expect(marked).toHaveText('Adjacent area 0 of 1');
  await camera.getByRole('button', { name: 'Done' }).click();
  await context.setOffline(false);
  await expect(sent(page)).toHaveCount(5);
  await expect
    .poll(async () => (await shots()).sort())
    .toEqual(['cause', 'closeup', null, 'room-overview', 'room-overview']);
});

test("camera: without a room it asks for the outside, and a picture of the phone's camera app takes the marked shot", async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  const { address, shots } = await waterLoss(server.url);
  await openWizard(page, address);
  await page.getByRole('button', { name: 'Take Photo' }).click();
  const camera = page.getByRole('dialog', { name: 'Camera' });
  await expect(camera.getByRole('button', { pressed: true })).toHaveText('Front 0 of 1');
  await camera.getByRole('button', { name: 'Address' }).click();
  await choose(page, "Use the phone's camera app", [png('image.png', 33)]);
  await expect(sent(page)).toHaveCount(1);
  expect(await shots()).toEqual(['address']);
});

test('shots: given on a card, in the viewer and to many at once, and taken back', async ({
  page,
  server,
}) => {
  const { address, shots } = await waterLoss(server.url);
  await openWizard(page, address);
  await choose(page, 'Upload Photos', [png('a.png', 120), png('b.png', 130), png('c.png', 140)]);
  await expect(sent(page)).toHaveCount(3);
  await page.getByLabel('Shot of a.png').selectOption('Front');
  await expect.poll(shots).toEqual(['front', null, null]);
  await page.getByRole('button', { name: 'View b.png' }).click();
  const viewer = page.getByRole('dialog');
  await viewer.getByLabel('Shot of b.png').selectOption('Address');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(shots).toEqual(['front', 'address', null]);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected photos' });
  await bar.getByRole('button', { name: 'Select all' }).click();
  await bar.getByLabel('Shot').selectOption('Damage');
  await expect.poll(shots).toEqual(['damage', 'damage', 'damage']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shots).toEqual(['front', 'address', null]);
});
