import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { cell, inspectionWithRooms, openGroup, pad, pressOnPad } from '../steps/claim-sheet.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';

const size = { dimensionsLength: 15, dimensionsWidth: 12, dimensionsHeight: 8 };
const [carpet, baseboard] = [77, 55];

test('formulas: the pad offers the quantities of the room, and a room measured again says what a formula comes to @main', {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await openSignedIn(page, technician, its.sheetAddress(0));
  await openGroup(page, 'Baseboard / Trim');
  const line = page.locator(`#line-${baseboard}`);
  await line.getByRole('button', { name: /Dispose: empty/ }).click();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await pad(page)
    .getByRole('button', { name: /^f\(x\)/ })
    .click();
  const formulas = page.getByRole('dialog', { name: /^Formula/ });
  await expect(formulas).toContainText('Formula from the room, LF');
  const press = async (...names: string[]) => {
    for (const name of names) await formulas.getByRole('button', { name, exact: true }).click();
  };
  await press('PF 54 LF');
  await expect(formulas).toContainText('54′0″');
  await press('Times');
  await expect(formulas.getByText('Something is missing after *.')).toBeVisible();
  await press('0', 'Decimal point', '5');
  await expect(formulas).toContainText('27′0″');
  await expect(formulas).toContainText('27 LF');
  await expectAccessible(page);
  await press('Clear');
  await press('Undo');
  await expect(formulas).toContainText('PF*0.5');
  await press('Close number pad');
  await expect(line).toContainText('27′0″');
  await expect(line).toContainText('PF*0.5');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect
    .poll(() => its.line(0, baseboard), { timeout: 20_000 })
    .toMatchObject({ disposeFt: 27, disposeIn: 0, disposeFormula: 'PF*0.5' });

  await its.measure(0, { dimensionsWidth: 10.5 });
  await expect(line).toContainText('PF*0.5 was 27.00, now 25.50', { timeout: 20_000 });
  expect((await its.line(0, baseboard))?.disposeFt).toBe(27);
  await expectAccessible(page);
  await line.getByRole('button', { name: /^Take it/ }).click();
  await expect(line).toContainText('25′6″');
  await expect
    .poll(() => its.line(0, baseboard))
    .toMatchObject({ disposeFt: 25, disposeIn: 6, disposeFormula: 'PF*0.5' });

  await line.getByRole('button', { name: /Dispose: 25′6″/ }).click();
  await expect(formulas).toContainText('PF*0.5');
  await press('Figure');
  await pressOnPad(page, '9');
  await pressOnPad(page, 'Close number pad');
  await expect(line).not.toContainText('PF*0.5');
  await expect
    .poll(async () => Object.keys((await its.line(0, baseboard)) ?? {}))
    .not.toContain('disposeFormula');
});

test('formulas: one is typed into the paper form, shown while one is in its cell, and undone in one step @main', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await openSignedIn(page, technician, its.sheetAddress(0));
  const qty = cell(page, carpet, 'qty');
  await qty.focus();
  await page.keyboard.type('=f*');
  await expect(qty).toHaveAccessibleDescription('Something is missing after *.');
  await page.keyboard.type('1.15');
  await expect(qty).toHaveAccessibleDescription('Formula F*1.15 = 207 SF');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(qty).toHaveValue('207');
  await page.keyboard.press('ArrowUp');
  await expect(qty).toHaveValue('=f*1.15');
  await page.keyboard.type('=');
  await page.keyboard.press('Escape');
  await expect(qty).toHaveValue('=f*1.15');
  await expect.poll(() => its.line(0, carpet)).toMatchObject({ qty: 207, qtyFormula: 'f*1.15' });

  const feet = cell(page, baseboard, 'detachFt');
  await feet.focus();
  await page.keyboard.type('=PF/8');
  await page.keyboard.press('Tab');
  await expect(feet).toHaveValue('6');
  await expect(cell(page, baseboard, 'detachIn')).toHaveValue('=PF/8');
  await page.keyboard.press('Tab');
  await expect(cell(page, baseboard, 'detachIn')).toHaveValue('9');
  await page.keyboard.press('Control+z');
  await expect(feet).toHaveValue('');
  await expect(cell(page, baseboard, 'detachIn')).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');

  await its.measure(0, { dimensionsLength: 16 });
  await expect(page.getByText('F*1.15 was 207.00, now 220.80').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('PF/8 was 6.75, now 7.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Take it: Lift Carpet' }).click();
  await page.getByRole('button', { name: 'Take it: Baseboard' }).click();
  await expect.poll(() => its.line(0, carpet)).toMatchObject({ qty: 220.8, qtyFormula: 'f*1.15' });
  await expect.poll(() => its.line(0, baseboard)).toMatchObject({ detachFt: 7, detachFormula: 'PF/8' });
  await qty.focus();
  await page.keyboard.type('200');
  await expect.poll(async () => Object.keys((await its.line(0, carpet)) ?? {})).not.toContain('qtyFormula');

  await page.getByRole('button', { name: 'Share link' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share link/ });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByLabel('Link')).toHaveValue(/share=/);
  await page.goto(await dialog.getByLabel('Link').inputValue());
  const computed = page.getByRole('region', { name: 'Computed from the room' });
  await expect(computed).toContainText('Baseboard, Detach: PF/8 = 7′0″');
  await expect(computed).toContainText('PF floor perimeter.');
  await expect(computed).not.toContainText('Lift Carpet');
  await expectAccessible(page);
});
