import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import styles from './menu.module.css';
import { rovingStep } from './roving.ts';

export interface MenuItem {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  disabled?: boolean | undefined;
}

export interface MenuProps {
  /** The name of the list for assistive technology. */
  label: string;
  items: readonly MenuItem[];
  /** Renders the button that opens it, with the props that make it one. */
  renderButton: (props: ComponentProps<'button'>) => ReactElement;
}

const margin = 8;

/** A button's list of actions. The browser's popover closes it on Esc and on a tap elsewhere. */
export function Menu({ label, items, renderButton }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const open = useRef<AbortController>(undefined);

  const opens = () => {
    place(button.current!, list.current!);
    list.current!.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    const stood = button.current!.getBoundingClientRect();
    // A fixed list would not move with its button; the page may scroll under the button of a bar.
    const stay = () => {
      const { top, left } = button.current!.getBoundingClientRect();
      if (top !== stood.top || left !== stood.left) list.current!.hidePopover();
    };
    open.current = new AbortController();
    const { signal } = open.current;
    addEventListener('scroll', stay, { capture: true, passive: true, signal });
    addEventListener('resize', () => list.current!.hidePopover(), { signal });
  };
  useEffect(() => () => open.current?.abort(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') list.current?.hidePopover();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const to = rovingStep(event.key, buttons.indexOf(document.activeElement as HTMLElement), buttons.length);
    if (to === null) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <>
      {renderButton({
        ref: button,
        type: 'button',
        popoverTarget: id,
        'aria-haspopup': 'menu',
      })}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={`ink surface frame ${styles.menu}`}
        onToggle={(event) => (event.newState === 'open' ? opens() : open.current?.abort())}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={item.disabled}
            className={`row w-600 text-left w-full tap gap-3 desktop-low ${styles.item}`}
            onClick={() => {
              list.current?.hidePopover();
              item.onSelect();
            }}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}

/** Below the button, or above it if there is no space below; right edges aligned, within the screen. */
function place(button: HTMLElement, list: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = list.getBoundingClientRect();
  const below = at.bottom + 4;
  const fits = below + height + margin <= innerHeight;
  const left = Math.min(Math.max(at.right - width, margin), innerWidth - width - margin);
  list.style.left = `${left}px`;
  list.style.top = `${Math.max(fits ? below : at.top - height - 4, margin)}px`;
}
