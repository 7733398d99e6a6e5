import type { KeyboardEvent } from 'react';

/** Where an arrow key, Home or End leads from `index` in a ring of `count` choices; null for other keys. */
export function rovingStep(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * Arrow keys of a radio group or tab list made of buttons: moves the focus and presses the button it lands on,
 * as native radios do. Put it on the container; `selector` finds its buttons.
 */
export function roveAndPress(event: KeyboardEvent<HTMLElement>, selector: string) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(selector)].filter(
    (b) => !b.disabled,
  );
  const from = buttons.findIndex((button) => button.matches(':focus'));
  const to = from < 0 ? null : rovingStep(event.key, from, buttons.length);
  const target = to === null ? undefined : buttons[to];
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.click();
}
