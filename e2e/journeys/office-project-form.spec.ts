import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { hold } from '../steps/hold.ts';
import { office } from '../steps/office.ts';
import { activeTechnicians, makeProject } from '../steps/office-projects.ts';

test('project form: a new project, missing fields, the same address and day, and created anyway @main', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/409/);
  const its = await office(server.url);
  const [technician] = await activeTechnicians(its);
  const there = await makeProject(its, {
    title: 'First leak',
    city: 'Formville',
    addressLine1: '12 Oak Lane',
    scheduledDate: '2027-03-04',
  });
  await openSignedIn(page, accounts.supervisor, '/projects');
  await page.getByRole('link', { name: 'New Project' }).click();
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByText('ZIP code is required')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Title').fill('Second leak');
  await page.getByLabel('Priority').selectOption('High');
  await page.getByLabel('Claim type').selectOption('Commercial');
  await page.getByLabel('Customer name').fill('Maria Alvarez');
  await page.getByLabel('Customer phone').fill('call me');
  await page.getByLabel('Street address').fill('12 OAK lane');
  await page.getByLabel('City').fill('Formville');
  await page.getByLabel('State').fill('IL');
  await page.getByLabel('ZIP code').fill('60540');
  await page.getByLabel('Technician').selectOption({ label: technician!.name });
  await page.getByLabel('Scheduled date').fill('2027-03-04');
  await page.getByLabel('Scheduled time').fill('09:30');
  await page.getByLabel('Lockbox number').fill('4411');
  await page.getByLabel('Resident type').fill('Owner');
  await page.getByLabel('Notes').fill('Dog in the yard');
  // Already during typing.
  await expect(page.getByRole('link', { name: `#${there.id} First leak` })).toBeVisible();
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Customer phone must be a phone number of at least 7 digits.')).toBeVisible();
  await expect(page.getByLabel('Customer phone')).toBeFocused();
  await page.getByLabel('Customer phone').fill('(630) 555-0177');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create Project' }).click();
  const ask = page.getByRole('dialog', { name: 'Create it anyway?' });
  await expect(ask.getByText(`Project #${there.id}`)).toBeVisible();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('button', { name: 'Create Project' })).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Second leak');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await ask.getByRole('button', { name: 'Create anyway' }).click();
  await expect(page.getByText('Project created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second leak', level: 1 })).toBeVisible();
  await expect(page.getByText('Dog in the yard')).toBeVisible();
});

test('project form: an edit, asked before leaving, and the later person sees the current values', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/409/);
  const its = await office(server.url);
  const [mine, theirs] = await activeTechnicians(its);
  const { id } = await makeProject(its, { title: 'Edited', city: 'Editon' });
  await openSignedIn(page, accounts.manager, `/project/${id}`);
  await page.getByRole('link', { name: 'Edit project' }).click();
  // On touch the bar says so.
  await expect(page.getByRole('heading', { name: 'Edit project', level: 1 })).toBeVisible();
  await page.getByLabel('Technician').selectOption({ label: mine!.name });
  await page.getByLabel('Notes').fill('Bring the long hose');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await leave.getByRole('button', { name: 'Stay here' }).click();
  // A page's first question loads its dialog; the focus still returns to the control that asked.
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeFocused();

  await its.change(id, { technicianId: theirs!.id, priority: 'Urgent' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Someone else just changed this project')).toBeVisible();
  await expect(page.getByText(`assigned to ${theirs!.name} now`)).toBeVisible();
  await expect(page.getByLabel('Technician')).toBeFocused();
  await expect(page.getByLabel('Notes')).toHaveValue('Bring the long hose');
  await expect(page.getByLabel('Priority')).toHaveValue('Urgent');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use their version' }).click();
  await expect(page.getByLabel('Technician')).toHaveValue(String(theirs!.id));
  await expect(page.getByLabel('Technician')).toBeFocused();
  await expect(page.getByLabel('Notes')).toHaveValue('Bring the long hose');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Project updated successfully')).toBeVisible();
  await expect(page.getByText('Bring the long hose')).toBeVisible();
});

test('project form: a lost response, created once, and the question about leaving ends with the save', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/ERR_FAILED|ERR_CONNECTION/);
  await openSignedIn(page, accounts.manager, '/projects/new');
  const facts = { Title: 'Once', 'Customer name': 'Ann', 'Street address': '1 Once Way', City: 'Onceton' };
  for (const [label, text] of Object.entries({ ...facts, State: 'IL', 'ZIP code': '60540' }))
    await page.getByLabel(label).fill(text);
  const create = page.getByRole('button', { name: 'Create Project' });
  await page.route('**/api/v1/projects', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await create.click();
  await expect(page.getByText('Failed to create project')).toBeVisible();
  await page.unroute('**/api/v1/projects');
  await create.click();
  await expect(page.getByText('Project created successfully')).toBeVisible();
  const its = await office(server.url);
  expect(await its.projects('search=Onceton')).toHaveLength(1);

  await page.getByRole('link', { name: 'Edit project' }).click();
  await page.getByLabel('Notes').fill('Left while it was saved');
  const answer = await hold(page, '**/api/v1/office/projects/*');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.goBack();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leave).toBeVisible();
  answer();
  await expect(page.getByText('Left while it was saved')).toBeVisible();
  await expect(leave).toBeHidden();
});

test('project form: typed while a project is being saved, asked about and not lost', async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  const { id } = await makeProject(its, { title: 'Typed on', city: 'Onton' });
  await openSignedIn(page, accounts.manager, `/project/${id}/edit`);
  await page.getByLabel('Lockbox number').fill('4411');
  const answer = await hold(page, '**/api/v1/office/projects/*');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByLabel('Notes').fill('Dog in the yard');
  answer();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Dog in the yard');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Typed on', level: 1 })).toBeVisible();
  await expect(page.getByText('Dog in the yard')).toBeVisible();
});

test('project form: a partly typed time or day, refused and not saved as none', async ({ page, server }) => {
  const its = await office(server.url);
  const { id } = await makeProject(its, { title: 'In part', city: 'Parton', scheduledDate: '2027-03-04' });
  await openSignedIn(page, accounts.manager, `/project/${id}/edit`);
  const [date, time] = [page.getByLabel('Scheduled date'), page.getByLabel('Scheduled time')];
  await time.pressSequentially('0230');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter the whole time.')).toBeVisible();
  await expect(time).toBeFocused();
  await expectAccessible(page);
  // Emptied with the browser's own button, it shows no error; its value never changed, so no event came.
  await time.evaluate((input: HTMLInputElement) => {
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByText('Enter the whole time.')).toHaveCount(0);
  await time.focus();
  await time.pressSequentially('0230');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter the whole time.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('p');
  await expect(page.getByText('Enter the whole time.')).toHaveCount(0);
  await expect(time).toHaveValue('14:30');
  await date.focus();
  await page.keyboard.press('Backspace');
  await expect(date).toHaveValue('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter the whole date.')).toBeVisible();
  await expect(date).toBeFocused();
  await page.keyboard.press('5');
  await expect(page.getByText('Enter the whole date.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Project updated successfully')).toBeVisible();
  expect(await its.ask('GET', `/projects/${id}`)).toMatchObject({
    project: { scheduledDate: '2027-05-04', scheduledTime: '14:30' },
  });
});

test('project form: reassigned from its worker only after a warning; put on hold and resumed', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/409/);
  const its = await office(server.url);
  const [first, second] = await activeTechnicians(its);
  const { id } = await makeProject(its, { title: 'Handed over', city: 'Handton', technicianId: first!.id });
  await its.ask('POST', `/projects/${id}/start`, {});
  await openSignedIn(page, accounts.manager, `/project/${id}/edit`);
  await page.getByLabel('Technician').selectOption({ label: second!.name });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const ask = page.getByRole('dialog', { name: 'Re-assign Handed over?' });
  await expect(ask.getByText(first!.name)).toBeVisible();
  await expectAccessible(page);
  await expect(ask.getByRole('button', { name: 'Re-assign' })).toBeInViewport({ ratio: 1 });
  await ask.getByRole('button', { name: 'Keep technician' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await ask.getByRole('button', { name: 'Re-assign' }).click();
  await expect(page.getByText('Project updated successfully')).toBeVisible();
  expect(
    (await its.ask<{ project: { technicianId: number } }>('GET', `/projects/${id}`)).project.technicianId,
  ).toBe(second!.id);

  await page.getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText('Project put on hold')).toBeVisible();
  // What comes next offers it too.
  const acts = page.getByRole('group', { name: 'Manage this project' });
  await expect(acts.getByRole('button', { name: 'Resume' })).toBeFocused();
  await acts.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Project resumed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put on hold', exact: true })).toBeVisible();
});

test('project form: a completed project, re-opened with a reason', async ({ page, server }) => {
  const its = await office(server.url, accounts.admin);
  const { projects } = await its.ask<{ projects: { id: number; title: string }[] }>(
    'GET',
    '/office/projects?status=Completed&limit=1',
  );
  const { id, title } = projects[0]!;
  await openSignedIn(page, accounts.admin, `/project/${id}`);
  await page.getByRole('button', { name: 'Re-open' }).click();
  const dialog = page.getByRole('dialog', { name: `Re-open ${title}?` });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByRole('button', { name: 'Re-open' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('The ceiling is wet again');
  await dialog.getByRole('button', { name: 'Re-open' }).click();
  await expect(page.getByText('Project re-opened')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: 'Manage this project' })).toBeFocused();
  await expect(page.getByText('Assigned', { exact: true }).first()).toBeVisible();
});
