import { expect, test } from '../fixtures/test.ts';
import { openKeyboard } from '../steps/iphone.ts';
import { freshInspection, openSection, openWizard } from '../steps/open-inspection.ts';

const bottom = (box: { y: number; height: number } | null) =>
  box ? Math.round(box.y + box.height) : Number.NaN;

test('iphone screen: an empty day and time say so in every engine, until something is entered', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { address } = await freshInspection(server.url);
  await openWizard(page, address);
  const arrival = await openSection(page, 'Arrival Time');
  const looks = arrival.getByText('mm/dd/yyyy');
  await expect(looks).toBeVisible();
  await expect(arrival.getByText('--:-- --')).toBeVisible();
  const day = arrival.getByLabel('Arrival date');
  await day.focus();
  await expect(looks).toBeHidden();
  await day.fill('2027-03-09');
  await day.blur();
  await expect(looks).toBeHidden();
  await day.fill('');
  await day.blur();
  await expect(looks).toBeVisible();
  await arrival.getByRole('button', { name: 'Record Arrival Time' }).click();
  await expect(looks).toBeHidden();
  await expect(arrival.getByText('--:-- --')).toBeHidden();
});

test('iphone screen: with the keyboard open the bar ends above it, and the field in use above the bar @main', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { address } = await freshInspection(server.url);
  await openWizard(page, address);
  const notes = (await openSection(page, 'Additional Notes')).getByRole('textbox');
  await notes.tap();
  await openKeyboard(page, 336);
  const bar = page.getByRole('contentinfo');
  await expect.poll(async () => bottom(await bar.boundingBox())).toBe(508);
  await expect
    .poll(async () => bottom(await notes.boundingBox()))
    .toBeLessThanOrEqual((await bar.boundingBox())!.y);
  await openKeyboard(page, 0);
  await expect.poll(async () => bottom(await bar.boundingBox())).toBe(844);
});
