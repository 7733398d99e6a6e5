import type { Page } from '@playwright/test';

type Refusal = readonly [name: string, words: string];

function refuse([name, words]: Refusal): void {
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...given) {
    if (this.name !== 'outbox') return add.apply(this, given);
    throw name === 'TypeError' ? new TypeError(words) : new DOMException(words, name);
  };
}

/** Makes the store refuse queued changes, with this browser error. */
export const refuseToQueue = (page: Page, refusal: Refusal) => page.evaluate(refuse, refusal);

/** The same, from the next page on. */
export const refuseToQueueFromOpening = (page: Page, refusal: Refusal) => page.addInitScript(refuse, refusal);
