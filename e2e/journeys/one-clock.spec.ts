import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { startServer } from '../fixtures/server.ts';
import { accounts, openSignedIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { office } from '../steps/office.ts';
import {
  appIsKept,
  freshInspection,
  openSection,
  technician,
  wholeStepOne,
} from '../steps/open-inspection.ts';

const company = 'Pacific/Auckland';
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: company,
});
const shown = (iso: string) => moment.format(new Date(iso)).replace('\u202f', ' ');
const note = (page: Page) => page.getByText(`Times are in your company's time zone, ${company}.`);

test('one clock: a phone in Chicago of a company in Auckland shows Auckland times and says so, offline too', async ({
  browser,
}) => {
  const server = await startServer({ TIDEMARK_TIME_ZONE: company });
  const context = await browser.newContext({ baseURL: server.url, timezoneId: 'America/Chicago' });
  try {
    const { projectId, its } = await freshInspection(server.url, wholeStepOne);
    const page = await context.newPage();
    await signIn(page, technician);
    await expect(note(page)).toBeVisible();
    await expectAccessible(page);

    await page.goto('/profile');
    const { technician: me } = await its.ask<{ technician: { lastLogin: string } }>('GET', '/auth/me');
    const account = page.getByRole('complementary', { name: 'Account' });
    await expect(account).toContainText(shown(me.lastLogin));
    await expect(account).toContainText(company);

    await page.goto(`/inspection/${projectId}`);
    const arrival = await openSection(page, 'Arrival');
    await expect(note(page)).toBeVisible();
    await appIsKept(page);
    await context.setOffline(true);
    await page.reload();
    await openSection(page, 'Arrival');
    await arrival.getByRole('button', { name: 'Record Arrival Time' }).click();
    const auckland = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: company });
    await expect(arrival.getByLabel('Date')).toHaveValue(auckland.format(new Date()));
    await expect(note(page)).toBeVisible();
    await context.setOffline(false);
  } finally {
    await context.close();
    await server.stop();
  }
});

test('one clock: the office in Auckland itself has its times and no note about them', async ({ browser }) => {
  const server = await startServer({ TIDEMARK_TIME_ZONE: company });
  const context = await browser.newContext({ baseURL: server.url, timezoneId: company });
  try {
    const its = await office(server.url);
    const page = await context.newPage();
    await openSignedIn(page, accounts.manager, '/audit');
    const { entries } = await its.ask<{ entries: { at: string }[] }>('GET', '/audit?limit=1');
    await expect(page.getByText(shown(entries[0]!.at)).first()).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  } finally {
    await context.close();
    await server.stop();
  }
});
