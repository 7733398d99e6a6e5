import { CircleAlert, Info, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './note.module.css';

export interface NoteProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** silt: not sent or offline; danger: an error; orange: an answer is needed; tide: done. */
  tone?: 'plain' | 'silt' | 'danger' | 'green' | 'tide' | 'orange' | undefined;
  icon?: LucideIcon | undefined;
  title?: ReactNode;
  /** A button at the right. */
  action?: ReactNode;
}

/** A boxed message in the page. Give it `role="alert"` or `role="status"` if it can appear on its own. */
export function Note({ tone = 'plain', icon, title, action, className, children, ...rest }: NoteProps) {
  const Icon = icon ?? (tone === 'danger' || tone === 'orange' ? CircleAlert : Info);
  return (
    <div
      {...rest}
      className={classNames('flex sunken gap-2 wide-text', styles.note, className)}
      data-tone={tone}
    >
      <Icon size={20} aria-hidden />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
      {action}
    </div>
  );
}
