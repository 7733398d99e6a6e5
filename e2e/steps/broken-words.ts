import type { Locator } from '@playwright/test';

/** Words in sight that begin on one line and end on another; a slash separates words like a space. */
export const brokenWords = (of: Locator): Promise<string[]> =>
  of.evaluateAll((all) =>
    all.flatMap((one) => {
      const found: string[] = [];
      const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        if (text.parentElement!.closest('.visually-hidden')) continue;
        for (const { 0: word, index } of text.textContent!.matchAll(/[^\s/]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          // One that ends in an ellipsis has two boxes on its line.
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    }),
  );
