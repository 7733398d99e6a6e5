import { besideRow } from '../ui/controls/beside-row.ts';

const tab = () => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');

/** To the tab the files are under: what had the focus goes away. */
export const focusTab = () => tab()?.focus();

/** @returns what gives the focus to the file beside this one, or to the tab, once this one is away */
export const besideFile = (button: Element) => besideRow(button, tab);

/** To a file's own Delete: Retry makes way for how much is sent. */
export function stayAtFile(button: Element): void {
  [...(button.closest('li')?.querySelectorAll('button') ?? [])].at(-1)?.focus();
}
