const lastButton = (row: Element) => [...row.querySelectorAll('button')].at(-1);

/**
 * Call before a row or card is removed.
 * @returns a function that focuses the last button of its neighbor, or else `other`
 */
export function besideRow(button: Element, other: () => HTMLElement | null | undefined): () => void {
  const row = button.closest('li, article');
  const beside = [row?.nextElementSibling, row?.previousElementSibling].find(
    (near) => near && lastButton(near),
  );
  return () => ((beside && lastButton(beside)) ?? other())?.focus();
}
