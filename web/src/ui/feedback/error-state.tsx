import { CircleAlert, CloudOff, type LucideIcon, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './empty-state.module.css';

export interface ErrorStateProps {
  title: ReactNode;
  message?: ReactNode;
  /** Shows Retry. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** circle-alert by default (octagon-x for Inspection Cancelled, shield-x for Access Denied). */
  icon?: LucideIcon | undefined;
  action?: ReactNode;
  /** Offline is not an error and is shown without red (DESIGN.md, section 3). */
  offline?: boolean | undefined;
}

/** Something failed to load: icon, message, Retry or another way out. */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying,
  icon,
  action,
  offline = false,
}: ErrorStateProps) {
  const Icon = icon ?? (offline ? CloudOff : CircleAlert);
  return (
    <div
      className={`stack text-center justify-items-center gap-2 ${styles.block}`}
      role={offline ? 'status' : 'alert'}
    >
      <div className={styles.mark} data-tone={offline ? 'tide' : 'danger'}>
        <Icon size={40} aria-hidden />
      </div>
      <h2>{title}</h2>
      {message && <p>{message}</p>}
      <div className={`flex wrap justify-center gap-2 ${styles.actions}`}>
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
