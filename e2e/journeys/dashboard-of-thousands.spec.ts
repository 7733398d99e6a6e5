import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { card, filter } from '../steps/dashboard.ts';

test('dashboard: two thousand projects, they load while scrolling, few are rendered, and Back finds the place', async ({
  page,
  complaints,
}) => {
  // The office has none of these jobs.
  complaints.expectMessage(/404/);
  const many = await manyProjects(2000);
  await page.route(/\/api\/v1\/projects\/assigned/, async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page'));
    const projects = many.slice((at - 1) * 100, at * 100);
    const counts = { assigned: 2000, inProgress: 0, onHold: 0, completed: 0, urgent: 0, all: 2000 };
    const pagination = { page: at, limit: 100, total: 2000, totalPages: 20 };
    await route.fulfill({ json: { success: true, message: 'OK', data: { projects, pagination, counts } } });
  });
  await page.route(/\/api\/v1\/projects\/\d+$/, (route) =>
    route.fulfill({
      json: {
        success: true,
        message: 'OK',
        data: { project: many.find((one) => one.id === Number(route.request().url().split('/').at(-1))) },
      },
    }),
  );
  await page.route(/\/api\/v1\/(inspections|follow-up-inspections)/, (route) =>
    route.fulfill({
      json: { success: true, message: 'OK', data: { inspections: [], followUps: [], pagination: {} } },
    }),
  );
  await signIn(page);
  await expect(filter(page, 'All')).toHaveText(/^2,000/, { timeout: 60_000 });
  await expect(page).toHaveURL(/\/$/);
  const toTheEnd = () =>
    page.evaluate(async () => {
      window.scrollTo(0, document.body.scrollHeight);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
  for (let screens = 0; screens < 12; screens++) await toTheEnd();
  await expect(page).toHaveURL(/\?page=\d+$/);
  // Left before the address has the last pages.
  for (let screens = 0; screens < 3; screens++) await toTheEnd();
  const scrolled = await page.evaluate(() => window.scrollY);
  // What comes near the screen is rendered a moment later, and what leaves it is removed.
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(60);
  const inSight = await page.waitForFunction(
    () =>
      [...document.querySelectorAll('article')]
        .find((article) => article.getBoundingClientRect().top > 80)
        ?.querySelector('h2')?.textContent,
  );
  const title = (await inSight.jsonValue())!;
  const place = card(page, title);
  await place.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(card(page, title)).toBeInViewport({ timeout: 20_000 });
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(1500);
  // The position goes into the address 400 ms after Back, as a step of the router's that a reload would interrupt.
  let step: string | undefined;
  const rests = async () => {
    const before = step;
    step = await page.evaluate(() => history.state.__TSR_key);
    return step === before;
  };
  await expect.poll(rests, { intervals: [1000] }).toBe(true);
  await page.reload();
  await expect(page).toHaveURL(/\?page=\d+$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3000);
});

/** Projects in the shape of the server's list; making this many through the API would take too long. */
async function manyProjects(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: 500_000 - index,
    title: `Loss number ${index}`,
    addressLine1: `${index} Larkspur Lane`,
    addressLine2: null,
    city: 'Naperville',
    state: 'IL',
    zipCode: '60540',
    priority: 'Medium',
    status: 'Assigned',
    customerName: `Customer ${index}`,
    customerPhone: '(630) 555-0148',
    scheduledDate: '2026-12-01',
    scheduledTime: null,
    assignedDateTime: '2026-11-19T22:12:00.000Z',
    lockboxNumber: null,
    residentType: 'owner_occupied',
    notes: index % 3 ? 'Power is off in the basement. Dog in the yard, use the side door.' : null,
    claimType: 'Single Family',
    technicianId: 1,
    originalProjectId: null,
    startedAt: null,
    completedAt: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  }));
}
