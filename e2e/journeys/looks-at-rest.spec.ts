import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { test } from '../fixtures/test.ts';

test('accessibility check: movement that begins just after axe looked, it looks again at rest @main', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setContent('<style>@keyframes rise { from { opacity: 0 } }</style>');
  // Instead of axe: a message appears during the check, and the browser reports its movement only with the next frame.
  await page.evaluate(() => {
    const message = document.createElement('p');
    message.style.animation = 'rise 300ms';
    const run = async () => {
      if (!message.isConnected) document.body.append(message);
      const faded = Number(getComputedStyle(message).opacity) < 1;
      return { violations: faded ? [{ id: 'color-contrast', help: 'faded', nodes: [] }] : [], passes: [{}] };
    };
    Object.assign(window, { axe: { run } });
  });
  await expectAccessible(page);
});
