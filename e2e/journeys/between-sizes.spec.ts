import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeAccount } from '../steps/account.ts';
import { choose, openDocumentation } from '../steps/documentation.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { office } from '../steps/office.ts';
import { appIsKept, next, openSection, openWizard } from '../steps/open-inspection.ts';

/** What of a card's controls ends past the card's other lines. */
const beyondItsCard = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')].flatMap((card) => {
      const edge = card.getBoundingClientRect().right - 16;
      return [...card.querySelectorAll('button, a, select')]
        .filter((control) => control.getBoundingClientRect().right > edge + 0.5)
        .map((control) => control.textContent);
    }),
  );

test('a desktop zoomed to 200 % cuts no button of a card off', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openSignedIn(page, accounts.technician, '/');
  await expect(page.getByRole('button', { name: 'Resume Inspection' }).first()).toBeVisible();
  expect(await beyondItsCard(page)).toEqual([]);
});

test('on a small phone no button ends past the other lines of its card', { tag: '@phone' }, async ({
  page,
}) => {
  await openSignedIn(page, accounts.technician, '/');
  await expect(page.getByRole('button', { name: 'Resume Inspection' }).first()).toBeVisible();
  for (const width of [360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await beyondItsCard(page), `at ${width}`).toEqual([]);
  }
});

test('a phone number stands in one line on every card', { tag: '@phone' }, async ({ page, server }) => {
  const { id } = await (await office(server.url)).project('Basement water loss, sump pump failure');
  await (await office(server.url)).change(id, { customerPhone: '+1 (630) 555-0100 ext. 2291' });
  await openSignedIn(page, accounts.technician, '/');
  const numbers = page.locator('article a[href^="tel:"] > span');
  await expect(page.getByText('+1 (630) 555-0100 ext. 2291')).toBeVisible();
  await expect(numbers.first()).toBeVisible();
  for (const width of [360, 390, 720, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const tall = await numbers.evaluateAll((spans) =>
      spans
        .filter((span) => span.clientHeight > 1.9 * parseFloat(getComputedStyle(span).fontSize))
        .map((span) => span.textContent),
    );
    expect(tall, `at ${width}`).toEqual([]);
  }
});

test('on a tablet what can be done stands at the foot of each card', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  // Somebody without a phone number has a line less than their neighbor.
  await makeAccount(server);
  await openSignedIn(page, accounts.manager, '/technicians');
  await expect(page.getByRole('article').first()).toBeVisible();
  const gaps = await page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map(
        (card) => card.getBoundingClientRect().bottom - card.lastElementChild!.getBoundingClientRect().bottom,
      ),
    );
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
});

test('beside thousands of changes the name of the app stands whole or not at all', { tag: '@phone' }, async ({
  page,
  context,
  server,
  complaints,
}) => {
  await openDocumentation(page, server.url);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await page.getByRole('tab', { name: /Documents/ }).click();
  const order = { name: 'order.txt', mimeType: 'text/plain', buffer: Buffer.from('Dry it') };
  await choose(page, 'Upload Documents', [order]);
  await expect(page.getByText('1 file waiting')).toBeVisible();
  const unsent = await page.evaluate(copyChanges, 12_000);
  await page.goto('/');
  const pill = page.getByRole('link', { name: /send status/ });
  await expect(pill).toContainText(`${unsent.toLocaleString('en-US')} to send`);
  const name = page.getByRole('banner').getByText('Tidemark', { exact: true });
  for (const [width, whole] of [
    [360, false],
    [390, false],
    [430, true],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const [box, bar] = [(await name.boundingBox())!, (await page.getByRole('banner').boundingBox())!];
    const end = (await pill.boundingBox())!;
    const isIn = box.y + box.height <= bar.y + bar.height && box.x + box.width <= end.x;
    expect(isIn, `at ${width}`).toBe(whole);
    // What is not in it is below it altogether, where it is cut off.
    if (!whole) expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height - 8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/** As if the last change had been made so many times more. @returns how many wait then */
async function copyChanges(times: number): Promise<number> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const { name } = (await indexedDB.databases()).find((one) => one.name!.startsWith('tsp-device-'))!;
  const database = await done(indexedDB.open(name!));
  const outbox = database.transaction('outbox', 'readwrite').objectStore('outbox');
  const last = (await done(outbox.getAll())).at(-1);
  for (let n = 1; n <= times; n++) outbox.put({ ...last, seq: last.seq + n, key: crypto.randomUUID() });
  const unsent = await done(outbox.count());
  database.close();
  return unsent;
}

test('on 360 px the strip of sections shows the one at hand', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, accounts.technician2, '/inspection/2');
  await openSection(page, 'Debris & Equipment');
  const last = page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^8, Debris & Equipment/ });
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport({ ratio: 0.99 });
});

test('a project prints dark on white, without what it is steered with', { tag: '@desktop' }, async ({
  page,
}) => {
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

test('on paper a project says nothing of what is folded', { tag: '@desktop' }, async ({ page }) => {
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

test('on paper a chart of the overview stands whole on its sheet', { tag: '@desktop' }, async ({ page }) => {
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
    'Assigned to completed by week',
    'Estimates by week',
  ]) {
    const [before, after] = sheets.find((sheet) => sheet.includes(title))!.split(title);
    expect(before, title).toBeDefined();
    // The line of its days is the foot of each.
    expect(after!.match(/[A-Z][a-z]{2} \d+( +[A-Z][a-z]{2} \d+)+/), title).not.toBeNull();
  }
  // Folded, its head has nothing to say.
  await expect(page.getByText('Figures as a table').first()).toBeHidden();
});

test('a week of few and of many visits prints without a blank sheet', { tag: '@desktop' }, async ({
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

test('on a phone zoomed to 200 % the way on stands in the bar, not past its edge', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const { address } = await furnishedInspection(server.url);
  await openWizard(page, address);
  await page.setViewportSize({ width: 195, height: 422 });
  await expect(next(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Cancel Inspection' })).toBeInViewport({ ratio: 1 });
});

test('on a phone zoomed to 200 % the words of the navigation stand beside each other, not over', {
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

/** Buttons whose words go past their edge or the screen's. */
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
  test(`on a phone ${twice} no screen of a technician is wider, and no button cut off`, {
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

test('on a phone zoomed to 200 % the bar at the top makes room for what is scrolled to', {
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

test('on paper the list says what it was narrowed to, without what it is steered with', {
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

test('what takes the focus under a message stops clear of it, and a field shows its label', {
  tag: '@phone',
}, async ({ page }) => {
  await openSignedIn(page, accounts.manager, '/project/3');
  await page.getByRole('button', { name: /^Download report/ }).click();
  const message = page.getByRole('region', { name: 'Messages' }).getByText('Report Downloaded');
  await expect(message).toBeVisible();
  const top = await message.evaluate(
    (words) => words.parentElement!.parentElement!.getBoundingClientRect().top,
  );
  await page.mouse.move(200, 5);
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press('Tab');
    const foot = await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom);
    expect(foot, `stop ${stop}`).toBeLessThan(top);
  }
  await page.goto('/project/3/edit');
  const notes = page.getByLabel('Notes');
  await expect(notes).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).focus();
  const bar = await page
    .locator('header')
    .first()
    .evaluate((box) => box.getBoundingClientRect().bottom);
  for (let stop = 0; stop < 22; stop++) {
    await page.keyboard.press('Shift+Tab');
    const label = await page.evaluate(
      () => (document.activeElement as HTMLInputElement).labels?.[0]?.getBoundingClientRect().top,
    );
    if (label !== undefined) expect(label, `stop ${stop}`).toBeGreaterThanOrEqual(bar - 1);
  }
});

test('zoomed to 200 % no screen of the office is wider than a phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  await openSignedIn(page, accounts.manager, '/support');
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
