import type { ReactNode } from 'react';

/** The place of a required answer: where "still needed" leads and what counts as left. */
export function Question({ field, children }: { field: string; children: ReactNode }) {
  return <div data-field={field}>{children}</div>;
}

/** Brings the answer of a field into sight and puts the focus into it. @returns whether it is on the page */
export function focusQuestion(field: string): boolean {
  const name = CSS.escape(field);
  const place = document.querySelector<HTMLElement>(`[data-field="${name}"], input[name="${name}"]`);
  const control = place?.matches('input')
    ? place
    : place?.querySelector<HTMLElement>('input, [tabindex="0"], button:not(:disabled)');
  if (!place || !control) return false;
  control.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'center' });
  return true;
}
