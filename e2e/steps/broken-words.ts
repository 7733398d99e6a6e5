import type { Locator } from '@playwright/test';

/** Words that begin on one line and end on another; a slash separates words like a space. */
export const brokenWords = (of: Locator): Promise<string[]> =>
  of.evaluateAll((all) =>
    all.flatMap((one) => {
      const found: string[] = [];
      const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        for (const { 0: word, index } of text.textContent!.matchAll(/[^\s/]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) found.push(word);
        }
      }
      return found;
    }),
  );
