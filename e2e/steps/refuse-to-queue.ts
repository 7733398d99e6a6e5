import type { Page } from '@playwright/test';

/** Has the store refuse what is queued, with this error of the browser's own. */
export const refuseToQueue = (page: Page, [name, words]: readonly [string, string]) =>
  page.evaluate(
    ([name, words]) => {
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (...given) {
        if (this.name !== 'outbox') return add.apply(this, given);
        throw name === 'TypeError' ? new TypeError(words) : new DOMException(words, name);
      };
    },
    [name, words] as const,
  );
