import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface DefinitionListProps {
  /** Columns on a desktop; two below it. */
  columns?: 2 | 3 | 4 | undefined;
  /** `Fact`s. */
  children: ReactNode;
}

/** Facts to read, as on a project card or a profile; never a form of gray fields. */
export function DefinitionList({ columns = 2, children }: DefinitionListProps) {
  return (
    <dl className={`grid ${styles.list}`} data-columns={columns}>
      {children}
    </dl>
  );
}

export interface FactProps {
  term: ReactNode;
  /** Full width; `touch`: below 1024 px only. */
  full?: boolean | 'touch' | undefined;
  /** Shows "-" when empty. */
  children?: ReactNode;
}

export function Fact({ term, full, children }: FactProps) {
  const empty = children === undefined || children === null || children === false || children === '';
  return (
    <div className={`min-w-0 line-top ${styles.fact}`} data-full={full || undefined}>
      <dt>{term}</dt>
      <dd>{empty ? '-' : children}</dd>
    </div>
  );
}
