import type { KeyboardEvent } from 'react';

/** Of a field of several lines the browser brings only the caret's clear of the bars; by Tab all of it comes. */
export function showWhole({ key, currentTarget }: KeyboardEvent): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}
