import { CircleAlert, type LucideIcon, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './empty-state.module.css';

export interface ErrorStateProps {
  title: ReactNode;
  message?: ReactNode;
  /** Shows Retry. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** circle-alert unless told (octagon-x for Inspection Cancelled, shield-x for Access Denied). */
  icon?: LucideIcon | undefined;
  action?: ReactNode;
}

/** Something could not be shown: icon, message, Retry or another way out. */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying,
  icon: Icon = CircleAlert,
  action,
}: ErrorStateProps) {
  return (
    <div className={styles.block} role="alert">
      <div className={styles.mark} data-tone="danger">
        <Icon size={40} aria-hidden />
      </div>
      <h2>{title}</h2>
      {message && <p>{message}</p>}
      <div className={styles.actions}>
        {onRetry && (
          <Button kind="primary" icon={<RotateCw size={20} aria-hidden />} busy={retrying} onClick={onRetry}>
            Retry
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
