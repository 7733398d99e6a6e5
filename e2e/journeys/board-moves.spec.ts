import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { cell, planned, visit, weeks } from '../steps/board.ts';
import { fingers } from '../steps/fingers.ts';
import { hold } from '../steps/hold.ts';
import { office } from '../steps/office.ts';

test('board: a project is dragged to a technician and a day @desktop', async ({ page, server }) => {
  const title = `Dragged ${Date.now()}`;
  await planned(server.url, title, {});
  await openSignedIn(page, accounts.manager, `/week?week=${weeks.drag}`);
  const target = cell(page, /^Dana Whitaker/, 2);
  await expect(visit(page, title)).toBeVisible();
  await visit(page, title).dragTo(target);
  await expect(target.getByRole('article', { name: title })).toBeVisible();
  const manager = await office(server.url);
  const project = await manager
    .ask<{ projects: { title: string; scheduledDate: string; technicianName: string }[] }>(
      'GET',
      `/office/projects?search=${encodeURIComponent(title)}`,
    )
    .then(({ projects }) => projects[0]);
  expect(project).toMatchObject({ scheduledDate: '2031-03-12', technicianName: 'Dana Whitaker' });
  const { technicians } = await manager.ask<{ technicians: { name: string }[] }>(
    'GET',
    `/office/week?from=${weeks.drag}`,
  );
  const { name } = technicians[0]!;
  await visit(page, title).dragTo(cell(page, new RegExp(`^${name}`), 4));
  await expect(cell(page, new RegExp(`^${name}`), 4).getByRole('article', { name: title })).toBeVisible();
  await expectAccessible(page);
});

test('board: a project that has moved since, it is not moved from its old place @desktop', async ({
  page,
  server,
}) => {
  const title = `Slow ${Date.now()}`;
  await planned(server.url, title, { technicianId: 1, scheduledDate: weeks.slow });
  await openSignedIn(page, accounts.manager, `/week?week=${weeks.slow}`);
  const saved = await hold(page, '**/office/projects/*/schedule');
  await visit(page, title).dragTo(cell(page, /^Dana Whitaker/, 2));
  await expect(visit(page, title)).not.toHaveAttribute('data-moves');
  const read = await hold(page, '**/office/week?*');
  saved();
  await expect(page.getByText('Project scheduled')).toBeVisible();
  await expect(visit(page, title)).not.toHaveAttribute('data-moves');
  read();
  await expect(cell(page, /^Dana Whitaker/, 2).getByText(title)).toBeVisible();
  await expect(visit(page, title)).toHaveAttribute('data-moves', 'true');
});

test('board: by keys a card is taken, put over a day, dropped, and Undo brings it back @desktop', async ({
  page,
  server,
}) => {
  const title = `By keys ${Date.now()}`;
  const id = await planned(server.url, title, { priority: 'Urgent' });
  await openSignedIn(page, accounts.manager, `/week?week=${weeks.keys}`);
  const card = page.getByRole('button', { name: `Actions for ${title}` });
  await card.press('a');
  await expect(visit(page, title).first()).toHaveAttribute('data-carried', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/Tuesday, May 13: \d/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(visit(page, title)).not.toHaveAttribute('data-carried');
  await card.press('a');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Project scheduled', { exact: true })).toBeVisible();
  const manager = await office(server.url);
  const now = () => manager.ask('GET', `/projects/${id}`);
  expect(await now()).toMatchObject({ project: { scheduledDate: '2031-05-13', status: 'Assigned' } });
  await expect(card).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await expect
    .poll(now)
    .toMatchObject({ project: { scheduledDate: null, technicianId: null, status: 'New' } });
});

test.describe(() => {
  test.use({ hasTouch: true });
  test('board: a finger that rests on a card takes it to a day @desktop', async ({ page, server }) => {
    const title = `By finger ${Date.now()}`;
    const id = await planned(server.url, title, { priority: 'Urgent' });
    await openSignedIn(page, accounts.manager, `/week?week=${weeks.touch}`);
    await visit(page, title).scrollIntoViewIfNeeded();
    const middle = async (of: Locator) => {
      const { x, y, width, height } = (await of.boundingBox())!;
      return { x: x + width / 3, y: y + height / 2 };
    };
    const touch = await fingers(page);
    await touch.carry(await middle(visit(page, title)), await middle(cell(page, /^Dana Whitaker/, 3)), () =>
      expect(visit(page, title).first()).toHaveAttribute('data-carried', 'true'),
    );
    await expect(page.getByText('Project scheduled', { exact: true })).toBeVisible();
    expect(await (await office(server.url)).ask('GET', `/projects/${id}`)).toMatchObject({
      project: { technicianId: 1, scheduledDate: '2031-05-22' },
    });
  });
});
