import type { Page } from '@playwright/test';

const keys = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
};

/**
 * Presses a key that closes a dialog, and again when the focus is back at its opener: a third of a second later by the
 * events' own clock, however long the page took.
 */
export async function keyTwice(page: Page, name: keyof typeof keys): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const press = async (timestamp: number) => {
    await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...keys[name], timestamp });
    await browser.send('Input.dispatchKeyEvent', {
      type: 'keyUp',
      ...keys[name],
      timestamp: timestamp + 0.1,
    });
  };
  const first = Date.now() / 1000;
  await press(first);
  await page.waitForFunction(() => !document.activeElement?.closest('[role="dialog"]'));
  await press(first + 0.33);
}
