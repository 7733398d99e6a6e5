import { execFileSync } from 'node:child_process';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { office } from '../steps/office.ts';

test('print: a project prints dark on white, without its controls', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await openSignedIn(page, accounts.technician, '/project/1');
  await expect(page.getByRole('heading', { name: 'Project Information' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize({ width: 750, height: 1000 });
  await expect(page.getByRole('listitem', { name: 'Basement' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Resume Inspection' })).toHaveCount(0);
});

test('print: a project says nothing about folded parts', { tag: '@desktop' }, async ({ page }) => {
  await openSignedIn(page, accounts.manager, '/project/1');
  const answers = page.getByText('Answers so far');
  await expect(answers).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(answers).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await answers.click();
  await page.emulateMedia({ media: 'print' });
  await expect(answers).toBeVisible();
});

test('print: a chart of the overview is whole on its sheet', { tag: '@desktop' }, async ({ page }) => {
  await openSignedIn(page, accounts.manager, '/overview');
  await expect(page.getByRole('heading', { name: 'Estimates by week' })).toBeVisible();
  await page.setViewportSize({ width: 750, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({ format: 'Letter' });
  const sheets = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).split(
    '\f',
  );
  for (const title of [
    'Created and completed by week',
    'Time from assigned to completed by week',
    'Estimates by week',
  ]) {
    const [before, after] = sheets.find((sheet) => sheet.includes(title))!.split(title);
    expect(before, title).toBeDefined();
    // The line of the days is the bottom of each.
    expect(after!.match(/[A-Z][a-z]{2} \d+( +[A-Z][a-z]{2} \d+)+/), title).not.toBeNull();
  }
  // Folded, its header has no meaning.
  await expect(page.getByText('Figures as a table').first()).toBeHidden();
});

test('print: a week of few or many visits prints without a blank sheet', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  const week = '2033-03-07';
  const { ask } = await office(server.url);
  await openSignedIn(page, accounts.manager, '/support');
  for (let visit = 0; visit < 10; visit++) {
    const title = `Visit of the week ${visit}`;
    const address = { addressLine1: `${visit} Ogden Court`, city: 'Lisle', state: 'IL', zipCode: '60532' };
    const when = { technicianId: 1, scheduledDate: week, scheduledTime: `${10 + visit}:00` };
    await ask('POST', '/projects', { title, customerName: 'Helen Okafor', ...address, ...when });
    await page.goto(`/week?week=${week}`);
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    const pdf = await page.pdf({ format: 'Letter' });
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
    // A sheet ends in a form feed.
    expect(
      text
        .split('\f')
        .slice(0, -1)
        .map((sheet) => sheet.trim() !== ''),
      `${visit + 1} visits`,
    ).not.toContain(false);
    await expect(page.getByRole('columnheader', { name: 'Technician' })).toBeVisible();
  }
});

test('print: the list names its filters, without its controls', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 750, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await openSignedIn(page, accounts.manager, '/projects?status=Assigned');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Status: Assigned')).toBeVisible();
  for (const name of ['Clear filters', 'Filters', 'Edit'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByLabel('Search projects')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveCount(0);
  await page.goto('/technicians');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByLabel('Search technicians')).toBeHidden();
  await expect(page.getByLabel('Role', { exact: true })).toBeHidden();
  await page.goto('/week');
  await expect(page.getByText(/people|Unassigned/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next week' })).toHaveCount(0);
});
