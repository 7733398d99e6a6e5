import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './icon-button.module.css';

interface Look {
  /** The name for assistive technology; name the thing ("Delete Basement"). */
  label: string;
  icon: ReactNode;
  bordered?: boolean | undefined;
  tone?: 'plain' | 'danger' | undefined;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'>, Look {}

function look({ label, bordered, tone }: Omit<Look, 'icon'>, className: string | undefined) {
  return {
    'aria-label': label,
    title: label,
    className: classNames(styles.button, className),
    'data-bordered': bordered || undefined,
    'data-tone': tone,
  };
}

/** Only for back, close, delete, edit, view, open, download, refresh, logout, expand, play and step. */
export function IconButton({ label, icon, bordered, tone, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} {...look({ label, bordered, tone }, className)}>
      {icon}
    </button>
  );
}

export interface IconLinkProps extends Omit<ComponentProps<'a'>, 'children'>, Look {
  /** Renders another element than `<a>`, e.g. a router link. */
  renderRoot?: ((props: ComponentProps<'a'>) => ReactElement) | undefined;
}

/** A link that looks like an icon button (back, open, download). */
export function IconLink({ label, icon, bordered, tone, className, renderRoot, ...rest }: IconLinkProps) {
  const props = { ...rest, ...look({ label, bordered, tone }, className), children: icon };
  return renderRoot ? renderRoot(props) : <a {...props} />;
}
