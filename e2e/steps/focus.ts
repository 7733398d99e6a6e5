import type { Page } from '@playwright/test';

/**
 * Names the focused element if something covers an edge or its middle, or it has no ring; '' if all of it is visible.
 */
export const unseenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement;
    if (focused === document.body) return '';
    const name =
      focused.getAttribute('aria-label') ?? focused.labels?.[0]?.textContent ?? focused.textContent;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const under = [y, top + 2, bottom - 2].filter((edge) => {
      const at = document.elementFromPoint(x, edge);
      return !(at && (focused.contains(at) || at.contains(focused)));
    });
    const place = `${Math.round(top)} to ${Math.round(bottom)}`;
    if (under.length > 0) return `${name} is covered at ${place}`;
    const around = [focused, focused.parentElement!, focused.nextElementSibling ?? focused];
    const rung = around.some((box) => {
      const { outlineStyle, boxShadow, borderBottomStyle, borderBottomWidth } = getComputedStyle(box);
      // A name on the claim sheet has a line instead of a ring.
      const isUnderlined = borderBottomStyle === 'solid' && Number.parseFloat(borderBottomWidth) >= 2;
      return outlineStyle !== 'none' || boxShadow !== 'none' || (box === focused && isUnderlined);
    });
    return rung ? '' : `${name} has no ring at ${place}`;
  });
