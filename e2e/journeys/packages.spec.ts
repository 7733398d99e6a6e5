import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { submittedEvidence } from '../steps/evidence.ts';
import { lettersTo, newAddress } from '../steps/mail.ts';
import { readZip } from '../steps/read-zip.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('packages: made with what is missing named, opened and downloaded by a stranger, its hashes right, revoked by a manager @main', async ({
  page,
  browser,
  server,
}) => {
  const { projectId } = await submittedEvidence(server.url);
  await openSignedIn(page, accounts.manager, `/project/${projectId}?part=papers`);
  const card = page
    .getByRole('region', { name: 'Packages' })
    .or(page.locator('section:has(h2:text("Packages"))'));
  await card.getByRole('button', { name: 'Make package' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a package' });
  await expect(dialog.getByText(/required things? (is|are) missing/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Complete', exact: true }).click();
  await expect(dialog.getByText('Some evidence is missing.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make package' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Incomplete' }).click();
  await dialog.getByRole('button', { name: 'Make package' }).click();
  await expect(card.getByText('Ready')).toBeVisible({ timeout: 30_000 });
  await card.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(card.getByText("The link hasn't been opened yet.")).toBeVisible();
  await card.getByRole('button', { name: 'Copy link' }).click();
  const url = await card.getByLabel('Address of the package').inputValue();
  expect(new URL(url).pathname).toMatch(/^\/package\/[\w-]+$/);
  await expectAccessible(page);

  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(url);
  await expect(stranger.getByText(/^Incomplete: \d+ required items? /)).toBeVisible();
  await expectAccessible(stranger);
  const [zip] = await Promise.all([
    stranger.waitForEvent('download'),
    stranger.getByRole('link', { name: /^Download ZIP/ }).click(),
  ]);
  const bytes = await readFile(await zip.path());
  await expect(stranger.getByText(sha256(bytes))).toBeVisible();
  const names: string[] = [];
  for await (const { name, sha256: hash } of readZip(await zip.path())) {
    names.push(name);
    await expect(stranger.getByRole('listitem').filter({ hasText: name })).toContainText(hash);
  }
  expect(names).toEqual(
    expect.arrayContaining([
      '00 Open items.pdf',
      '01 Report.pdf',
      '02 Estimate.pdf',
      '04 Photos.pdf',
      'manifest.csv',
    ]),
  );

  await page.goto(`/project/${projectId}`);
  const links = page.getByRole('list', { name: 'Links to packages' });
  await links.getByRole('button', { name: /^End link: Package, incomplete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End link' }).click();
  await expect(links).toHaveCount(0);
  await stranger.reload();
  await expect(stranger.getByText('This link is not valid.')).toBeVisible();
  await expectAccessible(stranger);
  await context.close();

  await page.goto(`/project/${projectId}?part=papers`);
  await card.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(card.getByText(/^Part 1 downloaded/)).toBeVisible();
  await expect(card.getByText(/^Page opened/)).toBeVisible();

  await card.getByRole('button', { name: 'Mail', exact: true }).click();
  const letter = page.getByRole('dialog', { name: 'Mail the package' });
  await expect(letter.getByText('It goes in one mail.')).toBeVisible();
  await letter.getByRole('button', { name: 'Send' }).click();
  await expect(letter.getByText('Enter whom to send it to.')).toBeVisible();
  await expectAccessible(page);
  const adjuster = newAddress('adjuster');
  await letter.getByLabel('To').fill(adjuster);
  await letter.getByRole('button', { name: 'Send' }).click();
  await expect(letter).toHaveCount(0);
  await expect(card.getByText(new RegExp(`^To ${adjuster} .*`))).toBeVisible();
  await expect.poll(async () => (await lettersTo(server, adjuster)).length, { timeout: 20_000 }).toBe(1);
  expect((await lettersTo(server, adjuster))[0]).toContain(`project-${projectId}-package.zip`);
});

test('packages: without a network the card says what it needs, and nothing is lost of it', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { projectId } = await submittedEvidence(server.url);
  await openSignedIn(page, accounts.manager, `/project/${projectId}?part=papers`);
  await expect(page.getByText('No packages yet.')).toBeVisible();
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await expect(page.getByText('Packages need a connection.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make package' })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Make package' })).toBeEnabled();
});
