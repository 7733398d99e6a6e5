import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { startServer } from '../fixtures/server.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { saveCompany } from '../steps/company.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { issue, pay } from '../steps/invoices.ts';
import { lettersTo, newAddress } from '../steps/mail.ts';
import { office } from '../steps/office.ts';

const bedroom = { name: 'Bedroom', rows: { 5: { yesX: 2 }, 54: { all: true } } };
const insured = {
  ...{ insuranceClaimType: 'Insurance', policyType: 'Individual', insuranceCompany1: 'Fairway Mutual' },
  ...{ claimNumber1: 'FM-20-118834', dateOfLoss1: '2026-11-18', deductible1: 50 },
};

const card = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Invoices', exact: true }) });
const balance = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Balance', exact: true }) });

/** A job whose estimate was sent and approved for what was asked. */
async function approvedJob(url: string) {
  const { id, projectId, its } = await furnishedInspection(url, [bedroom]);
  await its.ask('PUT', `/inspections/${id}`, insured);
  await its.ask('PUT', `/inspections/${id}/completed`, {});
  const { ask } = await office(url);
  const { estimate } = await ask<{ estimate: { total: number } }>('GET', `/inspections/${id}/estimate`);
  const letter = { to: ['castillo@fairway.example'], cc: [], subject: 'Estimate', message: '' };
  await ask('POST', `/inspections/${id}/estimates/1/sent`, { ...letter, attachments: ['pdf'] });
  const approval = { approvedBy: 'Renee Castillo', approvedOn: '2026-11-26', amount: estimate.total };
  await ask('POST', `/inspections/${id}/estimates/1/approved`, approval);
  return { projectId, total: estimate.total };
}

async function make(page: Page, kind: string) {
  await card(page).getByRole('button', { name: 'New Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'New invoice' });
  const chosen = dialog.getByRole('radio', { name: kind });
  // A sheet that still slides in may take the press from under the pointer.
  await expect(async () => {
    await chosen.click();
    await expect(chosen).toBeChecked({ timeout: 1000 });
  }).toPass();
  await dialog.getByLabel('Estimate').selectOption({ index: 1 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: 'Draft invoice' })).toBeVisible();
}

test('invoices: an approved estimate becomes claim and deductible, both are issued, two payments pay the claim', async ({
  page,
  server,
}) => {
  const { projectId, total } = await approvedJob(server.url);
  const claim = (total - 50).toFixed(2);
  await openSignedIn(page, accounts.manager, `/project/${projectId}?part=estimate`);
  await make(page, 'Claim');
  await expect(page.getByText('Less deductible, billed to')).toBeVisible();
  await expect(balance(page)).toContainText(`$${claim}`);
  const number = await issue(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: `Project ${projectId}` }).click();
  await expect(card(page)).toContainText(number);
  await make(page, 'Deductible');
  const deductible = await issue(page);
  expect(Number(deductible.slice(5))).toBe(Number(number.slice(5)) + 1);
  await expect(balance(page)).toContainText('$50.00');

  await page.getByRole('link', { name: `Project ${projectId}` }).click();
  await card(page)
    .getByRole('link', { name: new RegExp(number) })
    .click();
  await expect(balance(page).getByRole('link', { name: deductible })).toBeVisible();
  await pay(page, '100', { Reference: '40117', 'Payees on the check': 'Helen Okafor and First Bank' });
  await expect(page.getByRole('heading', { name: `Invoice ${number}` })).toContainText('Part paid');
  await expect(page.getByText('The check names Helen Okafor and First Bank.')).toBeVisible();
  await expectAccessible(page);
  await pay(page, (total - 150).toFixed(2));
  await expect(page.getByRole('heading', { name: `Invoice ${number}` })).toContainText('Paid');
  await expect(balance(page)).toContainText('$0.00');

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`invoice-${number}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('invoices: typed lines, refused without a title, then issued and voided with a reason', async ({
  page,
  server,
}) => {
  const { projectId } = await approvedJob(server.url);
  await openSignedIn(page, accounts.manager, `/project/${projectId}?part=estimate`);
  await card(page).getByRole('button', { name: 'New Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'New invoice' });
  await dialog.getByRole('radio', { name: 'Other' }).click();
  await dialog.getByLabel('Bill to').fill('Helen Okafor');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog.getByText('Enter what the line is for.')).toBeVisible();
  await dialog.getByLabel('Description').fill('Board up');
  await dialog.getByLabel('Rate').fill('66.50');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: 'Draft invoice' })).toBeVisible();
  const number = await issue(page);
  await page.getByRole('button', { name: 'Void', exact: true }).click();
  const why = page.getByRole('dialog', { name: `Void invoice ${number}` });
  await why.getByLabel('Reason').fill('Billed to the wrong person');
  await why.getByRole('button', { name: 'Void', exact: true }).click();
  await expect(page.getByText(/Voided by .*: Billed to the wrong person/)).toBeVisible();
  await expectAccessible(page);
});

test('invoices: estimates that could not be read are read again by Retry, what was chosen stays', async ({
  page,
  server,
  complaints,
}) => {
  const { projectId } = await approvedJob(server.url);
  // The page behind the dialog reads them too.
  const shown = page.waitForResponse('**/supplements');
  await openSignedIn(page, accounts.manager, `/project/${projectId}?part=estimate`);
  await shown;
  const create = card(page).getByRole('button', { name: 'New Invoice' });
  await expect(create).toBeEnabled();
  complaints.expectNetworkFailures(true);
  await page.route('**/supplements', (route) => route.abort());
  await create.click();
  const dialog = page.getByRole('dialog', { name: 'New invoice' });
  await expect(dialog.getByRole('alert')).toContainText("Couldn't load the estimates.");
  await dialog.getByLabel('Memo').fill('As agreed');
  await expectAccessible(page);
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Retry Estimate' }).press('Enter');
  await expect(dialog.getByRole('option')).toHaveCount(2);
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(dialog.getByLabel('Memo')).toHaveValue('As agreed');
});

test('invoices: a new one from the list of all asks for the job, found by its number, and opens the same dialog', async ({
  page,
  server,
}) => {
  const { projectId, total } = await approvedJob(server.url);
  await openSignedIn(page, accounts.manager, '/invoices');
  await page.getByRole('button', { name: 'New Invoice' }).click();
  const choose = page.getByRole('dialog', { name: 'Which job do you want to invoice?' });
  await choose.getByRole('searchbox', { name: 'Search projects' }).fill('no job is called that');
  await expect(choose.getByText('No projects match. Change the search.')).toBeVisible();
  await expectAccessible(page);
  await choose.getByRole('searchbox', { name: 'Search projects' }).fill(String(projectId));
  const job = choose.getByRole('button', { name: new RegExp(`#${projectId}\\b`) });
  await expectAccessible(page);
  await job.click();
  const dialog = page.getByRole('dialog', { name: 'New invoice' });
  await dialog.getByLabel('Estimate').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: 'Draft invoice' })).toBeVisible();
  await expect(balance(page)).toContainText(`$${(total - 50).toFixed(2)}`);
  await expect(page.getByRole('list', { name: 'Waiting on' })).toContainText('Approval');
});

/** Issued where it is still yesterday, by a company that then moves to where it is already tomorrow. */
async function overdueInvoice(url: string): Promise<string> {
  const { projectId } = await approvedJob(url);
  const { ask } = await office(url);
  const before = await saveCompany(url, { timeZone: 'Pacific/Pago_Pago', termsDays: 0 });
  const { invoice } = await ask<{ invoice: { id: string } }>('POST', `/projects/${projectId}/invoices`, {
    ...{ kind: 'claim', estimateNumber: 1 },
  });
  await ask('POST', `/projects/${projectId}/invoices/${invoice.id}/issue`);
  await saveCompany(url, { timeZone: 'Pacific/Kiritimati', termsDays: before.termsDays });
  return invoice.id;
}

test('invoices: an overdue one is reminded of once a day, and says whether the mail arrived', async ({
  browser,
}, { project: { use } }) => {
  const server = await startServer({ TIDEMARK_COMPANY: 'Harborline' });
  const context = await browser.newContext({ ...use, baseURL: server.url });
  try {
    const page = await context.newPage();
    const claims = newAddress('claims');
    await openSignedIn(page, accounts.manager, `/invoice/${await overdueInvoice(server.url)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Overdue');
    await expect(page.getByText('Not exported yet')).toBeVisible();
    await page.getByRole('button', { name: 'Remind', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Remind of invoice/ });
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
      /^Hello Fairway Mutual,\n\nInvoice [\d-]+ for the work at .+ was due on .+\$[\d,.]+ is still open\./,
    );
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByText('Enter whom to send it to.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'To', exact: true }).fill(claims);
    await dialog.getByRole('button', { name: 'Send to 1 person' }).click();
    const sent = page.getByRole('list', { name: 'Sent', exact: true }).getByRole('listitem');
    await expect(sent).toContainText('Reminder');
    await expect(sent).toContainText('Delivered');
    const [letter, ...more] = await lettersTo(server, claims);
    expect(more).toEqual([]);
    expect(letter).toMatch(/Subject: Overdue: Invoice [\s\S]+invoice-[\d-]+\.pdf/);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Remind', exact: true }).click();
    await dialog.getByRole('button', { name: 'Send to 1 person' }).click();
    await expect(dialog.getByText('A reminder went out today.')).toBeVisible();
    expect(await lettersTo(server, claims)).toHaveLength(1);
  } finally {
    await context.close();
    await server.stop();
  }
});

test('invoices: ticked ones are exported from the bar, the foot sums what is open, offline it says so', async ({
  page,
  server,
  context,
  complaints,
}) => {
  const { projectId, total } = await approvedJob(server.url);
  const { ask } = await office(server.url);
  const path = `/projects/${projectId}/invoices`;
  const body = { kind: 'claim', estimateNumber: 1 };
  const { invoice } = await ask<{ invoice: { id: string } }>('POST', path, body);
  const issued = await ask<{ invoice: { number: string } }>('POST', `${path}/${invoice.id}/issue`);
  await openSignedIn(page, accounts.manager, '/invoices');
  await page.getByRole('searchbox').fill(issued.invoice.number);
  await expect(page.getByText('Open, without drafts')).toBeVisible();
  await expect(page.getByText((total - 50).toFixed(2)).last()).toBeVisible();
  const choice = page.getByRole('checkbox', { name: /^Choose (for the export|\d)/ });
  // The search has answered: other journeys of this server have invoices of the same total.
  await expect(choice).toHaveCount(1);
  await choice.check();
  const bar = page.getByRole('region', { name: 'Chosen invoices' });
  await expect(bar).toContainText('1 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export for accounting' });
  await expect(dialog.getByRole('radio', { name: 'The 1 chosen' })).toBeChecked();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await coming;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar).toBeHidden();
  await page.getByRole('link', { name: /^\d{4}-\d{4,}$/ }).click();
  await expect(page.getByText(/^Batch \d+/)).toBeVisible();
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Record Payment' })).toBeDisabled();
});

test('invoices: two people record a payment, the second is told, checks and records theirs', async ({
  page,
  server,
  complaints,
}) => {
  const { projectId } = await approvedJob(server.url);
  const { ask } = await office(server.url);
  const path = `/projects/${projectId}/invoices`;
  const body = { kind: 'claim', estimateNumber: 1 };
  const { invoice } = await ask<{ invoice: { id: string } }>('POST', path, body);
  await ask('POST', `${path}/${invoice.id}/issue`);
  await openSignedIn(page, accounts.manager, `/invoice/${invoice.id}`);
  await page.getByRole('button', { name: 'Record Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await dialog.getByLabel('Amount').fill('20');
  const other = { on: '2026-11-26', amount: 10, how: 'cash' };
  await ask('POST', `${path}/${invoice.id}/payments`, other);
  complaints.expectMessage(/409 \(Conflict\)/);
  await dialog.getByRole('button', { name: 'Record Payment' }).click();
  await expect(dialog.getByText('Someone else just recorded a payment.')).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByLabel('Amount')).toHaveValue('20');
  await dialog.getByRole('button', { name: 'Record Payment' }).click();
  await expect(dialog).toBeHidden();
  const payments = page.getByRole('list', { name: 'Payments received' }).getByRole('listitem');
  await expect(payments).toHaveCount(2);
});
