/** To the tab the files are under: what had the focus goes away. */
export function focusTab(): void {
  document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
}

/** @returns what gives the focus to the file beside this one, or to the tab, once this one is away */
export function besideFile(button: Element): () => void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return () => {
    const last = [...(beside?.querySelectorAll('button') ?? [])].at(-1);
    if (last) last.focus();
    else focusTab();
  };
}

/** To a file's own Delete: Retry makes way for how much is sent. */
export function stayAtFile(button: Element): void {
  [...(button.closest('li')?.querySelectorAll('button') ?? [])].at(-1)?.focus();
}
