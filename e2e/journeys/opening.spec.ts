import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { freshInspection, technician } from '../steps/open-inspection.ts';
import { keepTextsShown } from '../steps/texts-shown.ts';

/** What is said of a list nobody has asked for in vain, and of one that is known. */
const untrue =
  /Not on this device yet|No rooms added yet|No inspection data|Failed to fetch|Error Loading|\d needed|^Start Inspection|^No (photos|documents)|^0 rooms/m;

test('a project that never was on this device opens without a word that it is missing, or empty', async ({
  page,
}) => {
  const shown = await keepTextsShown(page);
  await openSignedIn(page, accounts.technician, '/project/1');
  await expect(page.getByRole('listitem', { name: 'Basement' })).toBeVisible();
  // What is known by then is said: of this one there are no files.
  await expect(page.getByText('No documents uploaded.')).toBeVisible();
  const said = (await shown()).replace('No photos uploaded.', '').replace('No documents uploaded.', '');
  expect(said).toContain('Basement water loss');
  expect(said).not.toMatch(untrue);
});

test('an inspection that never was on this device opens without a word that it is missing, or empty', async ({
  page,
  server,
}) => {
  const { address, addRoom, id, its } = await freshInspection(server.url);
  await addRoom('Scullery');
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 2 });
  const shown = await keepTextsShown(page);
  await openSignedIn(page, technician, address);
  await expect(page.getByRole('article', { name: 'Scullery' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  expect(await shown()).toContain('Scullery');
  expect(await shown()).not.toMatch(untrue);
});
