import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

export interface PageProps {
  /** A wide page has its title in its header. */
  title?: string | undefined;
  /** As wide as lists and tables need; text stays narrow. */
  wide?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The content between the app bar and the bottom navigation. */
export function Page({ title, wide, className, children }: PageProps) {
  return (
    <div
      className={classNames('stack content-start gap-4', styles.page, className)}
      data-wide={wide || undefined}
    >
      {title && <PageTitle>{title}</PageTitle>}
      {children}
    </div>
  );
}

/** The h1 of a page on a desktop; on touch it is in the app bar. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 className="desktop-only t-1">{children}</h1>;
}

/** The header of a wide page: title and facts, then the main action, full width on a phone. */
export function PageHead({ children }: { children: ReactNode }) {
  return <div className={`align-center wrap justify-between gap-3 ${styles.head}`}>{children}</div>;
}
