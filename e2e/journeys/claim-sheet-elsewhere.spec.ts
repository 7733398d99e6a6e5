import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { cell, inspectionWithRooms, openGroup, pressOnPad } from '../steps/claim-sheet.ts';
import { technician } from '../steps/open-inspection.ts';

const size = { dimensionsLength: 14, dimensionsWidth: 12, dimensionsHeight: 8 };
const carpet = 77;

test("claim sheet: another device's lines appear, and the cell being typed in is left alone @main", async ({
  page,
  server,
  isMobile,
}) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await openSignedIn(page, technician, its.sheetAddress(0));
  if (isMobile) {
    await openGroup(page, 'Floors');
    await page
      .locator(`#line-${carpet}`)
      .getByRole('button', { name: /Open number pad/ })
      .click();
    await pressOnPad(page, '3', '9');
  } else {
    await cell(page, carpet, 'qty').focus();
    await page.keyboard.type('39');
  }
  await expect.poll(() => its.line(0, carpet)).toMatchObject({ qty: 39 });
  await its.fill(0, carpet, { all: true });
  await its.fill(0, 76, { qty: 61 });
  if (isMobile) {
    await expect(page.locator('#line-76')).toContainText('61', { timeout: 20_000 });
    await pressOnPad(page, '9');
    await expect(page.locator(`#line-${carpet}`)).toContainText('399');
  } else {
    await expect(cell(page, 76, 'qty')).toHaveValue('61', { timeout: 20_000 });
    await expect(cell(page, carpet, 'qty')).toBeFocused();
    await page.keyboard.type('9');
    await expect(cell(page, carpet, 'qty')).toHaveValue('399');
  }
  await expect.poll(() => its.line(0, carpet)).toMatchObject({ qty: 399, all: true });
});

test('claim sheet: a line the server refuses is marked with the reason and kept @main', async ({
  page,
  server,
  isMobile,
}) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await openSignedIn(page, technician, its.sheetAddress(0));
  await page.route('**/api/v1/claim-sheet-data/bulk', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: 'Claim sheet saved.',
        data: {
          summary: { saved: 0, unchanged: 0, failed: 1 },
          errors: [{ fieldMasterId: carpet, field: 'qty', message: 'More than the floor has.' }],
          former: [],
        },
      },
    }),
  );
  if (isMobile) {
    await openGroup(page, 'Floors');
    await page
      .locator(`#line-${carpet}`)
      .getByRole('button', { name: /Open number pad/ })
      .click();
    await pressOnPad(page, '9', '9', 'Close number pad');
    await expect(page.locator(`#line-${carpet}`)).toContainText('More than the floor has.');
    await expect(page.locator(`#line-${carpet}`)).toContainText('99');
  } else {
    await cell(page, carpet, 'qty').fill('99');
    await expect(cell(page, carpet, 'qty')).toHaveAccessibleDescription('More than the floor has.');
    await expect(cell(page, carpet, 'qty')).toHaveValue('99');
  }
  await expect(page.getByText("1 line can't be sent as it is")).toBeVisible();
  await expectAccessible(page);
});
