import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { inspectionWithRooms } from '../steps/claim-sheet.ts';
import { ellOf20x14 } from '../steps/draw-room.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';

const size = { dimensionsLength: 20, dimensionsWidth: 10, dimensionsHeight: 9 };
const heading = (page: Page, wall: string) => page.getByRole('heading', { name: `Wall ${wall}` });
/** Of 20 × 10 ft with 8 × 4 ft pushed out of the first wall. */
async function expectFloor(page: Page): Promise<void> {
  await expect(page.getByLabel('Quantities of the room')).toContainText('F floor232SF');
}

test('sketch: an L with two doors and a window takes at most 40 taps, without a network too', {
  tag: ['@main', '@phone'],
}, async ({ page, context, server, complaints }) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await openSignedIn(page, technician, its.sheetAddress(0));
  await appIsKept(page);
  await page.getByRole('link', { name: 'Sketch of Basement' }).click();
  await expect(heading(page, '1 of 4')).toBeVisible();
  await expectAccessible(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);

  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    const pad = page.getByRole('dialog');
    const within = (await pad.count()) > 0 ? pad : page;
    await within.getByRole('button', { name, exact: true }).tap();
  };
  await tap('Push');
  await expectAccessible(page);
  for (const key of ['4', 'Next field', 'Next field', '8', 'Push']) await tap(key);
  await expect(heading(page, '1 of 6')).toBeVisible();
  for (const key of ['Door', 'Next wall', 'Next wall', 'Window', 'Next wall', 'Door']) await tap(key);
  await expectFloor(page);
  await expect(page.getByRole('button', { name: /^Wall 4 of 6, 10 feet, one door$/ })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(40);

  await tap('Undo');
  await expect(page.getByRole('button', { name: /^Wall 4 of 6, 10 feet$/ })).toBeVisible();
  await tap('Door');
  await context.setOffline(false);
  await expect(page.getByLabel('All sent. Open send status')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Wall 4 of 6, 10 feet, one door$/ })).toBeVisible();
  await expect(page.getByText("20' × 14' × 9', from the sketch")).toBeVisible();
});

test('sketch: a room is drawn with the keyboard alone', { tag: '@desktop' }, async ({ page, server }) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await openSignedIn(page, technician, `${its.sheetAddress(0)}/sketch`);
  await expect(heading(page, '1 of 4')).toBeVisible();
  const press = (keys: string) => page.keyboard.press(keys);
  const tabTo = async (name: RegExp | string) => {
    const wanted = page.getByRole('button', { name, exact: typeof name === 'string' });
    for (let steps = 0; steps < 60; steps += 1) {
      await press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await tabTo(/^Wall 1 of 4, 20 feet/);
  await tabTo('Push');
  await press('Enter');
  await page.keyboard.type('4');
  await press('Tab');
  await press('Tab');
  await page.keyboard.type('8');
  await press('Enter');
  await expect(heading(page, '1 of 6')).toBeVisible();
  await expectFloor(page);
  await expectAccessible(page);
  await tabTo('Door');
  await press('Enter');
  await expect(page.getByRole('button', { name: /^Wall 1 of 6, 8 feet, one door$/ })).toBeVisible();

  await page.getByRole('button', { name: /^Wall 1 of 6/ }).focus();
  await press('ArrowDown');
  await press('Enter');
  await expect(page.getByRole('button', { name: /^Wall 2 of 6, 4 feet 1 inch$/ })).toBeFocused();
  await expect(heading(page, '2 of 6')).toBeVisible();
  await press('Tab');
  await press('Space');
  await expect(heading(page, '3 of 6')).toBeVisible();

  const length = page.getByLabel('Length of wall 1');
  await length.focus();
  await length.fill('9 6');
  await press('Enter');
  await expect(page.getByRole('button', { name: /^Wall 1 of 6, 9 feet 6 inches/ })).toBeVisible();
  await length.fill('nine');
  await press('Enter');
  await expect(page.getByText('Enter a length')).toBeVisible();
});

test('sketch: a screen reader hears every wall and what an edit makes of the room', async ({
  page,
  server,
}) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await its.draw(0, ellOf20x14);
  await openSignedIn(page, technician, `${its.sheetAddress(0)}/sketch`);
  await expect(page.getByRole('region', { name: 'Plan of Basement' })).toMatchAriaSnapshot(`
    - region "Plan of Basement":
      - button "Wall 1 of 6, 20 feet" [pressed]
      - button "Wall 2 of 6, 8 feet"
      - button "Wall 3 of 6, 8 feet"
      - button "Wall 4 of 6, 6 feet"
      - button "Wall 5 of 6, 12 feet"
      - button "Wall 6 of 6, 14 feet"
  `);
  const said = page.getByRole('status').filter({ hasText: 'perimeter' });
  await expect(said).toHaveText('Floor 232 SF, walls 612 SF, perimeter 68 LF');
  await page.getByRole('button', { name: 'Wall 1 of 6, 20 feet' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('Floor 233.67 SF, walls 613.5 SF, perimeter 68.17 LF');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Wall 2 of 6, 8 feet 1 inch', pressed: true })).toBeFocused();
  await page.getByRole('button', { name: 'Door', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Wall 2 of 6, 8 feet 1 inch, one door' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Wall 2' })).toMatchAriaSnapshot(`
    - heading "Wall 2 of 6" [level=2]
    - paragraph: Right side
    - button "Previous wall"
    - button "Following wall"
  `);
  await page.getByRole('button', { name: 'Push', exact: true }).click();
  const pad = page.getByRole('dialog', { name: 'Push wall 2' });
  await pad.getByRole('button', { name: 'Push' }).focus();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Push', exact: true })).toBeFocused();
});

test('sketch: a dragged wall, the lengths follow the finger and stay when it lets go', async ({
  page,
  server,
}) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  // Its lower side has a corner in the middle: what is dragged out of it makes new ones.
  const points = [
    [0, 0],
    [1_920, 0],
    [3_840, 0],
    [3_840, 2_688],
    [0, 2_688],
  ];
  await its.draw(0, { v: 1, points, height: 1_728 });
  await openSignedIn(page, technician, `${its.sheetAddress(0)}/sketch`);
  const plan = page.getByRole('region', { name: 'Plan of Basement' });
  const lengths = async () => (await plan.locator('text').allTextContents()).toSorted();
  const hold = async (wall: RegExp, by: number) => {
    const { x, y, width, height } = (await plan.getByRole('button', { name: wall }).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2 + by, { steps: 8 });
  };
  await expect.poll(lengths).toEqual(['10′0″', '10′0″', '14′0″', '14′0″', '20′0″']);

  await hold(/^Wall 4 of 5, 20 feet/, 40);
  await expect.poll(lengths).not.toContain('14′0″');
  const held = await lengths();
  await page.mouse.up();
  await expect(plan.getByRole('button', { name: /^Wall 3 of 5/ })).not.toHaveAccessibleName(/14 feet$/);
  expect(await lengths()).toEqual(held);

  await hold(/^Wall 1 of 5, 10 feet/, 60);
  await expect.poll(lengths).toHaveLength(6);
  const pushed = await lengths();
  await page.mouse.up();
  await expect(plan.getByRole('button', { name: /^Wall 1 of 6, 10 feet/ })).toBeVisible();
  expect(await lengths()).toEqual(pushed);
});

test('sketch: opened by its address on a device that never had the room, it is fetched', {
  tag: '@phone',
}, async ({ page, server }) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  // What is fetched ahead would bring the room.
  const projects = /\/api\/v1\/projects(\/|\?|$)/;
  await page.route(projects, () => undefined);
  await openSignedIn(page, technician, `${its.sheetAddress(0)}/sketch`);
  await expect(heading(page, '1 of 4')).toBeVisible();
  await page.unroute(projects);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Push', exact: true })).toBeEnabled();
});
