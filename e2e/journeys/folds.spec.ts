import type { Page } from '@playwright/test';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { submittedEvidence } from '../steps/evidence.ts';

/** Heads that unfold something and do not show it: no marker of the browser, none of ours. */
const bare = (page: Page) =>
  page.locator('summary').evaluateAll((heads) =>
    heads
      .filter((head) => {
        const drawn = (part: string) => getComputedStyle(head, part).content !== 'none';
        const ofBrowser = getComputedStyle(head).display === 'list-item';
        return !ofBrowser && !drawn('::before') && !drawn('::after');
      })
      .map(({ textContent }) => textContent),
  );

test('folds: whatever unfolds on a job shows that it does', async ({ page, server }) => {
  const { projectId } = await submittedEvidence(server.url);
  await openSignedIn(page, accounts.manager, `/project/${projectId}`);
  const heads = page.locator('summary');
  await expect(heads.filter({ hasText: 'Lines' })).toBeVisible();
  await expect(
    heads
      .filter({ hasText: 'Photo of the debris' })
      .or(heads.filter({ hasText: 'Answers so far' }))
      .first(),
  ).toBeVisible();
  expect(await bare(page)).toEqual([]);
  await page.goto(`/project/${projectId}?part=evidence`);
  await expect(heads.filter({ hasText: /missing/ }).first()).toBeVisible();
  expect(await bare(page)).toEqual([]);
});
