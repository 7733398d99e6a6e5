/**
 * Read before a row is removed.
 * @returns what gives the focus to the row beside it, at that one's last button, or else to `other`
 */
export function besideRow(button: Element, other: () => HTMLElement | null | undefined): () => void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return () => ([...(beside?.querySelectorAll('button') ?? [])].at(-1) ?? other())?.focus();
}
