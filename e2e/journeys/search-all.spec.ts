import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { firstInspection, technician } from '../steps/open-inspection.ts';

test('search all: a search that finds nothing among the filled lines goes on among all 106', async ({
  page,
  server,
}) => {
  const rooms = [{ name: 'Kitchen', rows: { 5: { yesX: 2 } } }];
  const { sheetAddress } = await furnishedInspection(server.url, rooms, firstInspection);
  await openSignedIn(page, technician, sheetAddress('Kitchen'));
  const search = page.getByRole('searchbox', { name: 'Search line items' });
  const all = page.getByRole('button', { name: 'Search all 106 lines' });
  await search.fill('insulation');
  await expect(all).toHaveCount(0);
  await page.getByRole('button', { name: /^Only filled/ }).click();
  await expect(page.getByText('No filled line matches "insulation".')).toBeVisible();
  await expectAccessible(page);
  await all.click();
  await expect(all).toHaveCount(0);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('insulation');
  await expect(page.getByText('Insulation').first()).toBeVisible();
});
