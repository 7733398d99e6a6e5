import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Furnished, furnishedInspection } from '../steps/furnished.ts';
import { office } from '../steps/office.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const copyLines = (page: Page) => page.getByRole('button', { name: 'Copy lines', exact: true });
const doCopy = (page: Page) => dialog(page).getByRole('button', { name: /^Copy (lines|\d+ lines?)$/ });
const filled = (page: Page, count: number) => page.getByText(`${count} of 106 lines filled`);

const rooms: Furnished[] = [
  {
    name: 'Bedroom',
    rows: {
      1: { roomName: 'Bedroom', lengthFt: 12, lengthFrom: 'length' },
      5: { yesX: 2, afterHrs: true },
      9: { detach: 3 },
      75: { qty: 44, qtyFrom: 'perimeter' },
      105: { qty: 1 },
    },
  },
  { name: 'Hall', rows: { 5: { yesX: 1 }, 10: { detach: 4 } } },
  { name: 'Attic', type: 'Attic' },
];

test('copy lines: from another room, without its size, and filled lines stay unless replaced', async ({
  page,
  server,
}) => {
  const { sheetAddress, lines } = await furnishedInspection(server.url, rooms);
  await openSignedIn(page, technician, sheetAddress('Hall'));
  await expect(filled(page, 2)).toBeVisible();
  await copyLines(page).click();
  await expect(doCopy(page)).toBeDisabled();
  await expect(dialog(page).getByRole('radio', { name: /Attic/ })).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Like every other unticked mark: a control's edge on the dialog, 3.9 and 4.4 to 1.
  await expect(dialog(page).getByRole('radio', { name: /Bedroom/ })).toHaveCSS(
    'border-color',
    'rgb(107, 133, 139)',
  );
  await dialog(page)
    .getByRole('radio', { name: /Bedroom.*5 lines/ })
    .check();
  await expect(
    dialog(page).getByText('2 lines will be copied. 1 line already filled here stays as it is.'),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('checkbox', { name: 'Zippers, 1' }).click();
  await doCopy(page).click();
  await expect(page.getByText('1 line copied from Bedroom')).toBeVisible();
  await expect(copyLines(page)).toBeFocused();
  await expect(filled(page, 3)).toBeVisible();
  await expect.poll(() => lines('Hall')).toEqual({ 5: { yesX: 1 }, 9: { detach: 3 }, 10: { detach: 4 } });

  await copyLines(page).click();
  await dialog(page)
    .getByRole('radio', { name: /Bedroom/ })
    .check();
  await dialog(page)
    .getByLabel(/Also copy its size/)
    .check();
  await dialog(page).getByRole('radio', { name: 'Replace' }).click();
  await doCopy(page).click();
  await expect
    .poll(() => lines('Hall'))
    .toEqual({ ...rooms[0]!.rows, 1: { lengthFt: 12, lengthFrom: 'length' }, 10: { detach: 4 } });

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('4 lines restored')).toBeVisible();
  await expect.poll(() => lines('Hall')).toEqual({ 5: { yesX: 1 }, 9: { detach: 3 }, 10: { detach: 4 } });
});

test('copy lines: offline a sheet is saved as a template, used for another room, renamed and sent later', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { sheetAddress, lines, its } = await furnishedInspection(server.url, rooms);
  const templates = async () =>
    (await its.ask<{ templates: Record<string, unknown>[] }>('GET', '/claim-sheet-templates')).templates;
  for (const { id } of await templates()) await its.ask('DELETE', `/claim-sheet-templates/${id}`);
  await openSignedIn(page, technician, sheetAddress('Bedroom'));
  await expect(filled(page, 5)).toBeVisible();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);

  await copyLines(page).click();
  await dialog(page).getByRole('radio', { name: 'A template' }).click();
  // The inspection is about water of category 1.
  await expect(dialog(page).getByRole('radio').nth(2)).toHaveAccessibleName(/Clean water, first visit/);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save this sheet as a template' }).click();
  await expect(dialog(page)).toContainText('Saves the 3 lines of this sheet');
  await expect(dialog(page).getByLabel('Kind of Loss')).toHaveValue('Water category 1');
  await dialog(page).getByRole('button', { name: 'Save Template' }).click();
  await expect(dialog(page).getByText('Template name is required.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('Template Name').fill('Small bedroom');
  await dialog(page).getByRole('button', { name: 'Save Template' }).click();
  await expect(
    dialog(page).getByRole('radio', { name: /Small bedroom.*3 lines, saved by you/ }),
  ).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Rename Small bedroom' }).click();
  await dialog(page).getByLabel('Template Name').fill('Bedroom, upstairs');
  await dialog(page).getByLabel('Everyone in the company can use it').check();
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog(page).getByRole('radio', { name: /Bedroom, upstairs/ })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(copyLines(page)).toBeFocused();

  await page.getByRole('button', { name: 'Next room' }).click();
  await page.getByRole('button', { name: 'Next room' }).click();
  await expect(page.getByRole('heading', { name: 'Attic', exact: true })).toBeVisible();
  await copyLines(page).click();
  await dialog(page).getByRole('radio', { name: 'A template' }).click();
  await dialog(page)
    .getByRole('radio', { name: /Bedroom, upstairs/ })
    .check();
  await doCopy(page).click();
  await expect(filled(page, 3)).toBeVisible();

  await context.setOffline(false);
  complaints.expectNetworkFailures(false);
  const kept = { 5: { yesX: 2, afterHrs: true }, 9: { detach: 3 }, 105: { qty: 1 } };
  await expect.poll(() => lines('Attic')).toEqual(kept);
  await expect.poll(templates).toMatchObject([{ name: 'Bedroom, upstairs', shared: true, mine: true }]);

  const colleague = await office(server.url, accounts.technician);
  const seen = await colleague.ask<{ templates: object[] }>('GET', '/claim-sheet-templates');
  expect(seen.templates).toMatchObject([{ name: 'Bedroom, upstairs', mine: false }]);

  await copyLines(page).click();
  await dialog(page).getByRole('radio', { name: 'A template' }).click();
  await dialog(page)
    .getByRole('radio', { name: /Bedroom, upstairs/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Delete Bedroom, upstairs' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Bedroom, upstairs?' });
  await expect(question).toContainText('The template and its 3 lines will be deleted for everyone.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByText('Template deleted')).toBeVisible();
  await expect(dialog(page).getByRole('radio').nth(2)).toBeFocused();
  await expect.poll(templates).toEqual([]);
});
