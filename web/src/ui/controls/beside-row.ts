const lastButton = (row: Element) => [...row.querySelectorAll('button')].at(-1);

/**
 * Read before a row, or a card, is removed.
 * @returns what gives the focus to the one beside it, at that one's last button, or else to `other`
 */
export function besideRow(button: Element, other: () => HTMLElement | null | undefined): () => void {
  const row = button.closest('li, article');
  const beside = [row?.nextElementSibling, row?.previousElementSibling].find(
    (near) => near && lastButton(near),
  );
  return () => ((beside && lastButton(beside)) ?? other())?.focus();
}
