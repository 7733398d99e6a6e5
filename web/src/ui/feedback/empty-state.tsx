import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { GaugeZero } from './gauge.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  hint?: ReactNode;
  action?: ReactNode;
  /** Replaces the gauge at zero: Access Denied, 404, a running search. */
  icon?: ReactNode;
}

/** Nothing here yet: the gauge at zero, title, hint, one action. */
export function EmptyState({ title, hint, action, icon }: EmptyStateProps) {
  return (
    <div className={`stack text-center justify-items-center gap-2 ${styles.block}`}>
      <div className={styles.mark} data-tone={icon ? 'tide' : undefined}>
        {icon ?? <GaugeZero />}
      </div>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {action && <div className={`flex wrap justify-center gap-2 ${styles.actions}`}>{action}</div>}
    </div>
  );
}
