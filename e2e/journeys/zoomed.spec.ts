import type { Locator, Page } from '@playwright/test';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { openGroup, pad } from '../steps/claim-sheet.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { office } from '../steps/office.ts';
import { makeProject } from '../steps/office-projects.ts';
import { next, openSection, openWizard, technician } from '../steps/open-inspection.ts';

test('zoom: on a phone at 200%, Next is in the bar, not past its edge', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const { address } = await furnishedInspection(server.url);
  await openWizard(page, address);
  await page.setViewportSize({ width: 195, height: 422 });
  await expect(next(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Cancel Inspection' })).toBeInViewport({ ratio: 1 });
});

test('zoom: on a phone at 200%, the words of the navigation are beside each other, not over', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  await openSignedIn(page, accounts.technician, '/');
  const words = page.getByRole('navigation', { name: 'Main' }).locator('span');
  await expect(words).toHaveCount(5);
  const boxes = await words.evaluateAll((spans) =>
    spans.map((span) => span.getBoundingClientRect().toJSON()),
  );
  for (const [index, one] of boxes.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(195);
    for (const other of boxes.slice(index + 1))
      expect(one.right < other.left || one.bottom <= other.top, JSON.stringify([one, other])).toBe(true);
  }
  // The end of the page is above it.
  const { height } = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
  await expect(page.locator('main')).toHaveCSS('padding-bottom', `${height - 1}px`);
});

/** Buttons whose text extends past their edge or the screen's. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => {
        const { width, right } = button.getBoundingClientRect();
        return width > 1 && (button.scrollWidth > button.clientWidth + 1 || right > innerWidth + 0.5);
      })
      .map(({ textContent }) => textContent),
  );

for (const twice of ['zoomed to 200 %', 'with letters twice as large']) {
  test(`zoom: on a phone ${twice}, no technician screen is wider, and no button cut off`, {
    tag: '@phone',
  }, async ({ page, server }) => {
    const { address, sheetAddress } = await furnishedInspection(server.url, [{ name: 'Hall' }]);
    if (twice === 'zoomed to 200 %') await page.setViewportSize({ width: 195, height: 422 });
    else {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    }
    await openWizard(page, address);
    const look = async (what: string) => {
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, what).toBe(clientWidth);
      expect(await cutOff(page), what).toEqual([]);
    };
    await look('Room Setup');
    await page.getByRole('button', { name: 'Cancel Inspection' }).click();
    await expect(page.getByLabel('Cancellation reason')).toBeVisible();
    await look('Cancel');
    const screens = {
      '/profile': page.getByText('Personal information'),
      [sheetAddress('Hall')]: page.getByRole('button', { name: 'Done' }),
      '/settings': page.getByText('Tech ID'),
      '/': page.getByRole('article'),
    };
    for (const [at, shown] of Object.entries(screens)) {
      await page.goto(at);
      await expect(shown.first()).toBeVisible();
      await look(at);
    }
  });
}

test('zoom: on a phone at 200%, keys, figures and counts stay within their boxes', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { its, id, address, sheetAddress } = await furnishedInspection(server.url, [{ name: 'Hall' }]);
  await page.setViewportSize({ width: 195, height: 422 });
  await openSignedIn(page, technician, sheetAddress('Hall'));
  await openGroup(page, 'Cabinets');
  await page
    .locator('#line-67')
    .getByRole('button', { name: /Open number pad/ })
    .first()
    .click();
  await expect(pad(page)).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  const ends = (all: Locator) =>
    all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right));
  for (const right of await ends(pad(page).getByRole('button'))) expect(right).toBeLessThanOrEqual(195);
  const [one, two] = await pad(page)
    .getByRole('button', { name: /^[12]$/ })
    .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().width));
  expect(one).toBeCloseTo(two!, 0);

  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 1 });
  await page.goto('/help');
  await page.goto(address);
  const services = await openSection(page, 'Service Details');
  const { x, width } = (await services.boundingBox())!;
  await expect(services.getByRole('button', { name: /more/i }).first()).toBeVisible();
  for (const right of await ends(services.getByRole('button'))) expect(right).toBeLessThan(x + width);
});

test('zoom: on a phone at 200%, the top bar makes room for what is scrolled to', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { address, sheetAddress } = await furnishedInspection(server.url, [{ name: 'Hall' }]);
  await page.setViewportSize({ width: 195, height: 422 });
  await openWizard(page, address);
  await expect(page.getByRole('article')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.goto(sheetAddress('Hall'));
  const opened = page.getByRole('heading', { name: /Room Information/ });
  await expect(opened).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  expect((await opened.boundingBox())!.y).toBeLessThanOrEqual(0);
});

test('zoom: at 200%, no screen of the office is wider than a phone', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await openSignedIn(page, accounts.manager, '/support');
  const scheduledDate = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
  const town = { city: 'Downers Grove', customerName: 'Little Otters Day Care' };
  const visit = { technicianId: 1, scheduledDate, scheduledTime: '23:30', priority: 'Urgent' };
  await makeProject(await office(server.url), { title: 'Wide visit', ...town, ...visit });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/week');
  await expect(page.getByRole('article', { name: 'Wide visit' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'a small phone').toBe(320);
  await page.setViewportSize({ width: 195, height: 422 });
  const screens = {
    '/overview': page.getByRole('heading', { name: 'Estimates by week' }),
    '/projects': page.getByRole('article'),
    '/project/1': page.getByRole('listitem', { name: 'Basement' }),
    '/technicians': page.getByRole('article'),
    '/price-list': page.getByLabel('Tension Posts, price per EA'),
    '/audit': page.getByRole('article'),
    '/week': page.getByLabel('Day', { exact: true }),
  };
  for (const [address, shown] of Object.entries(screens)) {
    await page.goto(address);
    await expect(shown.first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(195);
  }
});
