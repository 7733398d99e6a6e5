import { startPushService } from '../../api/src/push/testing/push-service.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { assignProject, makeAccount, openAs } from '../steps/account.ts';
import { office } from '../steps/office.ts';
import {
  expectNotifications,
  PushDelivery,
  standInForSubscribing,
  tapNotification,
} from '../steps/stand-in-push.ts';

test('push: an assignment made in the office, the closed app is woken and a tap opens the project @main:phone', async ({
  page,
  context,
  server,
}) => {
  await using service = await startPushService();
  await standInForSubscribing(context, service.subscribe());
  await context.grantPermissions(['notifications']);
  const account = await makeAccount(server);
  await openAs(page, account, '/settings');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('button', { name: 'Notify me when it is closed' }).click();
  await expect(page.getByRole('button', { name: 'Stop notifying me when it is closed' })).toBeVisible();
  await expectAccessible(page);

  const { origin } = new URL(page.url());
  const delivery = await PushDelivery.of(await context.newPage(), origin);
  await page.close();
  await delivery.stopWorkers();
  const { id, title } = await assignProject(await office(server.url), account.id);
  await expect.poll(() => service.received.length).toBe(1);
  const [{ message, sealed }] = service.received as [(typeof service.received)[0]];
  expect(JSON.parse(message)).toEqual({ kind: 'assigned', project: id, title });
  expect(sealed.includes(title)).toBe(false);

  await delivery.deliver(origin, message);
  const told = { title: `New assignment: Project #${id}`, body: title };
  await expectNotifications(context, [told]);
  const address = await tapNotification(context, told.title);
  expect(address).toBe(`/project/${id}`);
  await expectNotifications(context, []);
  const after = await context.newPage();
  await after.goto(address);
  await expect(after.getByRole('heading', { name: title }).first()).toBeVisible();

  await after.goto('/settings');
  await after.getByRole('button', { name: 'Stop notifying me when it is closed' }).click();
  await expect(after.getByRole('button', { name: 'Notify me when it is closed' })).toBeVisible();
});
