import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  icon?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  /** h2 unless told. */
  level?: 2 | 3 | 4 | undefined;
  /** Children reach the card's edges (lists, tables). */
  flush?: boolean | undefined;
}

/** A white block with a hairline; never inside another card. */
export function Card({ title, icon, action, level = 2, flush, className, children, ...rest }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={classNames('min-w-0 surface frame', className)}>
      {title && (
        <div className={`row gap-2 narrow-wrap ${styles.head}`}>
          {icon}
          <Heading className={styles.heading}>{title}</Heading>
          {action}
        </div>
      )}
      {flush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}
