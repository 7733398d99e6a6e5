import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { appIsKept, firstInspection, technician } from '../steps/open-inspection.ts';

interface Placed {
  name: string;
  level: string | null;
  placement: { x: number; y: number; turn: number } | null;
}

/** An open inspection with a kitchen and a den of 20 × 10 ft. */
async function kitchenAndDen(url: string) {
  const feet: [number, number, number] = [20, 10, 8];
  const rooms = [
    { name: 'Kitchen', type: 'Kitchen', feet },
    { name: 'Den', type: 'Office', feet },
  ];
  const inspection = await furnishedInspection(url, rooms, firstInspection);
  const { its, id: inspectionId } = inspection;
  return {
    ...inspection,
    floorPlan: `/project/${inspection.projectId}/floor-plan/${inspectionId}`,
    async places() {
      const { rooms } = await its.ask<{ rooms: Placed[] }>('GET', `/rooms/inspection/${inspectionId}`);
      return rooms.map(({ name, level, placement }) => ({ name, level, placement }));
    },
  };
}
const room = (page: Page, name: string) =>
  page.getByRole('region', { name: /^Floor plan, / }).getByRole('button', { name });
const boxOf = async (page: Page, name: string) => (await room(page, name).boundingBox())!;
const allSent = (page: Page) => expect(page.getByLabel('All sent. Open send status')).toBeVisible();

test('floor plan: a room is dragged onto the wall of another one without a network, moved by buttons, turned and undone', {
  tag: ['@main', '@phone'],
}, async ({ page, context, server, complaints }) => {
  const its = await kitchenAndDen(server.url);
  await openSignedIn(page, technician, its.address);
  await appIsKept(page);
  await page.getByRole('link', { name: 'Floor plan' }).click();
  await expect(room(page, 'Den, 20′0″ × 10′0″')).toBeVisible();
  await expectAccessible(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);

  const [kitchen, den] = [await boxOf(page, 'Kitchen'), await boxOf(page, 'Den')];
  const [x, y] = [den.x + den.width / 2, den.y + den.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Seven pixels beside its right wall and above its upper one: it is close to both.
  await page.mouse.move(x + 20, y - 20);
  await page.mouse.move(x + kitchen.x + kitchen.width + 7 - den.x, y + kitchen.y - 7 - den.y);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Den' })).toBeVisible();
  const next = async () => {
    const [one, other] = [await boxOf(page, 'Kitchen'), await boxOf(page, 'Den')];
    return [Math.round(other.x - one.x - one.width), Math.round(other.y - one.y)];
  };
  await expect.poll(next).toEqual([0, 0]);

  await page.getByRole('button', { name: 'Down', exact: true }).tap();
  await page.getByRole('radio', { name: '1 in' }).tap();
  await page.getByRole('button', { name: 'Up', exact: true }).tap();
  await page.getByRole('button', { name: 'Turn', exact: true }).tap();
  await expect(room(page, 'Den, 10′0″ × 20′0″')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(room(page, 'Den, 20′0″ × 10′0″')).toBeVisible();

  await context.setOffline(false);
  await allSent(page);
  expect(await its.places()).toEqual([
    { name: 'Kitchen', level: null, placement: { x: 0, y: 0, turn: 0 } },
    { name: 'Den', level: null, placement: { x: 3_840, y: 176, turn: 0 } },
  ]);
  await page.reload();
  await expect(room(page, 'Den, 20′0″ × 10′0″')).toBeVisible();
  expect((await next())[0]).toBe(0);
});

test('floor plan: by keyboard a room is moved, and put on another level', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  const its = await kitchenAndDen(server.url);
  await openSignedIn(page, technician, its.floorPlan);
  await room(page, 'Den').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await allSent(page);
  await expect
    .poll(async () => (await its.places()).map(({ placement }) => placement?.x))
    .toEqual([0, 2 * 192 + 16]);
  await page.getByLabel('Level', { exact: true }).selectOption('Second floor');
  await expect(room(page, 'Den')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Second floor' }).press('Space');
  await expect(room(page, 'Den')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(its.places).toContainEqual({ name: 'Den', level: 'Second floor', placement: null });
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(room(page, 'Kitchen')).toBeVisible();
  await expect(room(page, 'Den')).toBeVisible();
});

test('floor plan: of an inspection that is over it is only looked at, and without rooms it says so', async ({
  page,
  server,
}) => {
  const its = await kitchenAndDen(server.url);
  await its.its.ask('PUT', `/inspections/${its.id}/cancel`, { cancellationReason: 'Other' });
  await openSignedIn(page, technician, its.floorPlan);
  await expect(page.getByText('This inspection is no longer open')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn', exact: true })).toHaveCount(0);
  await room(page, 'Den').press('ArrowRight');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Floor plan as SVG' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('floor-plan-first-floor.svg');
  expect((await its.places()).map(({ placement }) => placement)).toEqual([null, null]);

  const empty = await firstInspection(server.url);
  await page.goto(`/project/${empty.projectId}/floor-plan/${empty.id}`);
  await expect(page.getByText('No rooms added yet')).toBeVisible();
});
