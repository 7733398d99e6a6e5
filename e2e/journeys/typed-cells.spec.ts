import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { inspectionWithRooms, openGroup, pad } from '../steps/claim-sheet.ts';

test('typed cells: the cell being typed in is never under the header or the bar at the foot', {
  tag: '@desktop',
}, async ({ page }) => {
  await openSignedIn(page, accounts.technician, '/inspection/1');
  await page.getByRole('link', { name: 'Full width' }).click();
  await expect(page.locator('[data-line="106"]').first()).toBeVisible();
  const lines = page.locator('td [data-line]');
  const covered = () =>
    page.evaluate(() => {
      const cell = document.activeElement as HTMLInputElement;
      const { x, y, width, height } = cell.getBoundingClientRect();
      const seen = document.elementFromPoint(x + width / 2, y + height / 2) === cell;
      return seen ? [] : [`line ${cell.dataset.line} ${cell.dataset.column} at ${y}`];
    });
  const hidden: string[] = [];
  for (let at = 0; at < (await lines.count()); at += 23) {
    // Alternately from above and below, as a jump by name, group or search does.
    await lines.nth(at % 2 ? at : (await lines.count()) - 1 - at).focus();
    hidden.push(...(await covered()));
  }
  for (const line of [9, 75]) {
    await page.locator(`td [data-line="${line}"]`).first().focus();
    for (let row = 0; row < 12; row++) {
      await page.keyboard.press('Enter');
      hidden.push(...(await covered()));
    }
  }
  expect(hidden).toEqual([]);
});

test('typed cells: on a phone on its side every key of the number pad is in sight', {
  tag: '@phone',
}, async ({ page, server }) => {
  const size = { dimensionsLength: 28.5, dimensionsWidth: 14, dimensionsHeight: 8 };
  const { sheetAddress } = await inspectionWithRooms(server.url, ['Basement'], size);
  await openSignedIn(page, accounts.technician2, sheetAddress(0));
  const upright = page.viewportSize()!;
  for (const [group, line] of [
    ['General', /^Anti-Microbial Regular, .*Open number pad/],
    ['Room Information', /^Room Name, .*Open number pad/],
  ] as const) {
    await openGroup(page, group);
    await page.getByRole('button', { name: line }).first().click();
    for (const onItsSide of [
      { width: 844, height: 390 },
      { width: 640, height: 360 },
    ]) {
      await page.setViewportSize(onItsSide);
      for (const key of await pad(page).locator('[data-key]').all())
        await expect(key).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(upright);
    await pad(page).getByRole('button', { name: 'Close number pad' }).click();
  }
});
