import { besideRow } from '../ui/controls/beside-row.ts';

const tab = () => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');

/** To the files' tab: the focused element disappears. */
export const focusTab = () => tab()?.focus();

/** @returns a function that focuses the neighboring file, or the tab, once this file is gone */
export const besideFile = (button: Element) => besideRow(button, tab);

/** To a file's own Delete: the progress replaces Retry. */
export function stayAtFile(button: Element): void {
  [...(button.closest('li')?.querySelectorAll('button') ?? [])].at(-1)?.focus();
}
