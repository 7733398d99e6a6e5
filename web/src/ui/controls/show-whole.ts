import type { KeyboardEvent } from 'react';

/**
 * For a field of several lines the browser only keeps the caret's line clear of the bars; after Tab all of it comes
 * into view.
 */
export function showWhole({ key, currentTarget }: KeyboardEvent): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}
