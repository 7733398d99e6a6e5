import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

/** One entry of the main navigation. Without href and renderRoot it is a button (Logout). */
export interface NavItem {
  label: string;
  icon: LucideIcon;
  current?: boolean | undefined;
  /** After the label: how many of it are overdue. */
  count?: ReactNode;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  /** Renders a router link in place of `<a>`. */
  renderRoot?: ((props: ComponentProps<'a'>) => ReactElement) | undefined;
}

export function NavEntry({ item, iconSize }: { item: NavItem; iconSize: number }) {
  const { label, icon: Icon, current, count, href, onClick, renderRoot } = item;
  const children = (
    <>
      <Icon size={iconSize} aria-hidden />
      <span>{label}</span>
      {count}
    </>
  );
  const state = current ? ({ 'aria-current': 'page' } as const) : {};
  if (renderRoot) return renderRoot({ ...state, children, onClick });
  if (href === undefined) {
    return (
      <button type="button" onClick={onClick} {...state}>
        {children}
      </button>
    );
  }
  return (
    <a href={href} onClick={onClick} {...state}>
      {children}
    </a>
  );
}
