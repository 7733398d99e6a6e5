import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { documentsOf, makeDocument, readToTheEnd, releaseTexts, textsAreKept } from '../steps/documents.ts';
import { appIsKept, firstInspection, technician } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';

test('documents: who declines signs on paper, without a network, and the signed page cannot be deleted', {
  tag: '@phone',
}, async ({ page, context, browser, server, complaints }) => {
  await releaseTexts(server.url);
  const { projectId, its } = await firstInspection(server.url);
  const papers = `/project/${projectId}?part=papers`;
  await openSignedIn(page, technician, papers);
  await textsAreKept(page);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await makeDocument(page, 'English', 'Authorization to work');
  await readToTheEnd(page);
  await expect(page.getByRole('heading', { name: 'Signed on paper' })).toBeVisible();
  await page.getByLabel('Photo of the Page').setInputFiles(png('page.png', 300, 400));
  await expect(page.getByText('Signed on this device')).toBeVisible();
  await expect(page.getByText(/^Signed by .*, customer, on paper$/)).toBeVisible();
  // What was ticked stands on the page: no empty box says that it was not.
  await expect(page.getByRole('img', { name: 'Not checked:' })).toHaveCount(0);
  await expectAccessible(page);

  const files = `/project/${projectId}?part=files`;
  await page.goto(files);
  const photo = page.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem');
  await expect(photo).toContainText('Signed on paper: Authorization to work');
  await expect(photo.getByRole('button', { name: /^Edit/ })).toBeVisible();
  await expect(photo.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await context.setOffline(false);
  await page.goto(papers);
  await page.getByRole('link', { name: /^Authorization to work/ }).click();
  await expect(page.getByText('Signed and sealed')).toBeVisible();
  const [document] = await documentsOf(server.url, projectId);
  expect(document).toMatchObject({ number: 1, parties: [{ role: 'customer', mark: 'paper' }] });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  await download;

  // Nor in the office, where others' files are deleted.
  const other = await browser.newContext({ baseURL: server.url });
  const desk = await other.newPage();
  await openSignedIn(desk, accounts.manager, files);
  const there = desk.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem');
  await expect(there.getByRole('button', { name: /^Edit/ })).toBeVisible();
  await expect(there.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await other.close();
  const job = await its.ask<{ files: { id: string }[] }>('GET', `/projects/${projectId}/job`);
  expect(job.files).toHaveLength(1);
});
