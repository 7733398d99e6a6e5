const fields =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog, [role=menu]';

/** The letter of a shortcut; undefined in fields, dialogs and menus, and with a modifier. */
export function letterKey(event: KeyboardEvent): string | undefined {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (key.length !== 1 || ctrlKey || metaKey || altKey || defaultPrevented) return undefined;
  if ((target as Element).closest?.(fields) || document.querySelector('dialog[open]')) return undefined;
  return key.toLowerCase();
}
