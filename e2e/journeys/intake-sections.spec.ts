import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { freshInspection, openSection, openWizard, wholeStepOne } from '../steps/open-inspection.ts';

test('intake: a section is pressed while it unfolds by itself, the press does what its head said', async ({
  page,
  server,
}) => {
  const { address } = await freshInspection(server.url, { ...wholeStepOne, insuranceClaimType: undefined });
  await openWizard(page, address);
  const lastAnswer = page.getByRole('radio', { name: 'SelfPay' });
  const head = page
    .getByRole('region', { name: /Damage Assessment/ })
    .getByRole('button')
    .first();
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await head.hover();
  await page.mouse.down();
  await lastAnswer.evaluate((radio: HTMLElement) => radio.click());
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.up();
  await expect(page.getByRole('checkbox', { name: 'Water' })).toBeVisible();
  // Asked again, the sections below folded, and answered and opened before anything is drawn.
  await page.getByRole('radio', { name: 'Insurance' }).click();
  const after = page
    .getByRole('region', { name: /Service Details/ })
    .getByRole('button')
    .first();
  for (const folded of [after, head]) {
    await folded.click();
    await expect(folded).toHaveAttribute('aria-expanded', 'false');
  }
  await head.evaluate((pressed: HTMLElement) => {
    const radios = [...document.querySelectorAll<HTMLElement>('[role=radio]')];
    radios.find(({ textContent }) => textContent === 'SelfPay')!.click();
    pressed.click();
  });
  await expect(after).toHaveAttribute('aria-expanded', 'true');
  await expect(head).toHaveAttribute('aria-expanded', 'true');
});

test('intake: Go to next section opens the next that applies, and the index names all eight', async ({
  page,
  server,
}) => {
  const { address } = await freshInspection(server.url, { insuranceClaimType: 'SelfPay' });
  await openWizard(page, address);
  const claim = await openSection(page, 'Claim Information');
  await claim.getByRole('button', { name: 'Go to next section: Damage Assessment' }).click();
  await expect(
    page
      .getByRole('region', { name: /Damage Assessment/ })
      .getByRole('button')
      .first(),
  ).toBeFocused();
  await expect(page.getByRole('radio', { name: 'SelfPay' })).toBeHidden();
  const index = page.getByRole('navigation', { name: 'Sections' });
  for (const name of ['Arrival', 'Claim', 'Master', 'Homeowner', 'Damage', 'Service', 'Additional', 'Debris'])
    await expect(index.getByText(new RegExp(name)).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
});
