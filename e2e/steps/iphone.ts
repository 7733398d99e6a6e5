import type { Page } from '@playwright/test';

/** What the share sheet was given: names, in order, as the page saw it. */
export const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: string[] }).shared);

/** Takes what the next tap would allow, as a long wait does on a phone. */
export const useUpTaps = (page: Page) =>
  page.evaluate(() => Object.assign(window, { tapped: false }) && undefined);

/** Says it is an iPhone, in Safari or (`installed`) opened from the home screen with its share sheet. */
export async function beIPhone(page: Page, { installed }: { installed: boolean }): Promise<void> {
  await page.addInitScript((isInstalled) => {
    const told = {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      standalone: isInstalled,
    };
    for (const [name, value] of Object.entries(told))
      Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value });
    // Safari opens a tab during the tap only: not after anything was waited for.
    const { open } = window;
    window.open = (...asked) => (window.event ? open.apply(window, asked) : null);
    const phone = Object.assign(window, { shared: [] as string[], tapped: true });
    addEventListener('click', () => Object.assign(phone, { tapped: true }), { capture: true });
    navigator.canShare = (data) => (data?.files?.length ?? 0) > 0;
    navigator.share = async (data) => {
      if (!phone.tapped) throw new DOMException('Must be handling a user gesture.', 'NotAllowedError');
      phone.shared.push(...data!.files!.map(({ name }) => name));
    };
  }, installed);
}

/**
 * Safari's connections to the store die as they do in the background, at the first write: they stay open, and nothing
 * succeeds over them. So do new ones until `restore`, or the app might open one before a test has looked. Dexie keeps the browser's functions, so this must come before the app.
 */
export async function mayLoseConnection(page: Page) {
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    const dead = new WeakSet<IDBDatabase>();
    const now = { lost: false };
    const lost = new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    IDBDatabase.prototype.transaction = function (...asked) {
      if (now.lost && asked[1] === 'readwrite') dead.add(this);
      const begun = transaction.apply(this, asked);
      if (dead.has(this)) {
        Object.defineProperty(begun, 'error', { value: lost });
        queueMicrotask(() => begun.abort());
      }
      return begun;
    };
    Object.assign(window, { connections: now });
  });
  const set = (isLost: boolean) =>
    page.evaluate((to) => {
      (window as unknown as { connections: { lost: boolean } }).connections.lost = to;
    }, isLost);
  return { lose: () => set(true), restore: () => set(false) };
}

/** A keyboard of this height, in pixels, that lies over the page as an iPhone's does; 0 closes it. */
export const openKeyboard = (page: Page, height: number) =>
  page.evaluate((covers) => {
    const seen = window.visualViewport!;
    Object.defineProperty(seen, 'height', { configurable: true, get: () => innerHeight - covers });
    seen.dispatchEvent(new Event('resize'));
  }, height);
