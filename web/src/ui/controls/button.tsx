import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './button.module.css';

interface Look {
  kind?:
    | 'primary'
    | 'outline'
    | 'secondary'
    | 'quiet'
    | 'quiet-danger'
    | 'danger'
    | 'danger-solid'
    | undefined;
  /** sm is 36 on a desktop and 48 on touch; lg, 56, is for the one main action of a bar. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  icon?: ReactNode;
  /** Full width of its container. */
  wide?: boolean | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows a spinner in place of the icon and ignores clicks. */
  busy?: boolean | undefined;
}

function look({ kind = 'secondary', size = 'md', wide }: Look, className: string | undefined) {
  return {
    className: classNames(styles.button, className),
    'data-kind': kind,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}

/** An action. `aria-disabled` keeps it focusable and clickable, so that a disabled Next can explain itself. */
export function Button({ kind, size, icon, wide, busy, className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
      {...look({ kind, size, wide }, className)}
    >
      {busy ? <LoaderCircle size={20} className="spin" aria-hidden /> : icon}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, Look {
  /** Renders another element than `<a>`, e.g. `(props) => <Link to="/profile" {...props} />`. */
  renderRoot?: ((props: ComponentProps<'a'>) => ReactElement) | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  icon,
  wide,
  className,
  children,
  renderRoot,
  ...rest
}: ButtonLinkProps) {
  const props = {
    ...rest,
    ...look({ kind, size, wide }, className),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  };
  return renderRoot ? renderRoot(props) : <a {...props} />;
}
