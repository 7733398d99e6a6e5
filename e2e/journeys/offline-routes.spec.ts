import { expect, test } from '../fixtures/test.ts';
import { contentOf, goOffline } from '../steps/technician-routes.ts';

test('offline routes: every route of a technician opens from cold without a network and shows its content @phone @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.expectNetworkFailures(true);
  for (const route of await goOffline(page, server.url)) {
    const tab = await context.newPage();
    await tab.goto(route.path);
    await expect(contentOf(tab, route), route.path).toBeVisible();
    await expect(tab.getByText("Couldn't show this screen"), route.path).toBeHidden();
    await tab.close();
  }
});
