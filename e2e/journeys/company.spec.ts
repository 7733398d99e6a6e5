import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { startServer } from '../fixtures/server.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { office } from '../steps/office.ts';

/** 8 × 8 px, PNG. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAbElEQVR4nA3JQQEAMAgDMZSgpCLujRKUVAlKqmjLN1VFFyqm2MLFFSmqmm7UTLONm2vSP0QLiRErLE5EP4YeNMywg4cbMj+WXrTMsouXW7I/TBuZMWtszsQ/jj50zLGHjztyP0IHhQkbHC4kPAvwSIGd1abtAAAAAElFTkSuQmCC',
  'base64',
);

test('company: created from the settings, changed with its logo, the second editor is told @main', async ({
  browser,
}) => {
  const server = await startServer({ TIDEMARK_COMPANY: 'Harborline', TIDEMARK_TIME_ZONE: 'America/Chicago' });
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const page = await context.newPage();
    await openSignedIn(page, accounts.manager, '/settings');
    await page.getByRole('link', { name: 'Company', exact: true }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Harborline');
    await expect(page.getByLabel('Time zone')).toHaveValue('America/Chicago');
    await expectAccessible(page);

    await name.fill('');
    await page.getByLabel('Phone').fill('6305550100');
    await page.getByRole('button', { name: 'Add license' }).click();
    await page.getByLabel('License 1', { exact: true }).fill('Illinois contractor license');
    await page.getByLabel('Number', { exact: true }).fill('HR-104-88213');
    await page.getByLabel('Estimate valid for').fill('10');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill('Harborline Restoration');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
    await expect(page.getByText('5 changes: name, logo, phone, licenses, estimate valid for')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Company saved.')).toBeVisible();
    const versions = page.locator('section', { has: page.getByRole('heading', { name: 'Versions' }) });
    await expect(versions.getByRole('listitem').first()).toContainText(
      /Version 2.+Changed: name, logo, phone, licenses, estimate valid for\./,
    );
    await expect(versions.getByRole('listitem').last()).toContainText("created from the server's settings");

    const its = await office(server.url);
    const { company } = await its.ask<{ company: { version: number } }>('GET', '/company');
    expect(company).toMatchObject({ name: 'Harborline Restoration', estimateValidityDays: 10 });
    const { version, savedAt: _at, savedBy: _by, ...facts } = company as Record<string, unknown>;
    await its.ask('PUT', '/company', { ...facts, city: 'Lisle', basedOn: version });
    await page.getByLabel('Email').fill('office@harborline.example');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Somebody has saved a newer company profile')).toBeVisible();
    await page.getByRole('button', { name: 'Load the newest' }).click();
    await expect(page.getByLabel('City')).toHaveValue('Lisle');
  } finally {
    await context.close();
    await server.stop();
  }
});
