import { Link } from '@tanstack/react-router';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/controls/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { copy } from './copy.ts';
import styles from './wizard-states.module.css';

export function Waiting({ text }: { text: string }) {
  return (
    <main className={`grid ink-2 place-center gap-3 ${styles.waiting}`}>
      <LoaderCircle size={32} className="spin" aria-hidden />
      <p role="status">{text}</p>
    </main>
  );
}

/** Shown instead of the wizard if there is nothing to fill in. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={`grid ${styles.block}`}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </main>
  );
}

export function BackLink({ children }: { children: string }) {
  return <ButtonLink renderRoot={(props) => <Link to="/dashboard" {...props} />}>{children}</ButtonLink>;
}

interface LoadErrorProps {
  title: string;
  message?: string | undefined;
  icon?: LucideIcon;
  onRetry?: () => void;
  leave?: string;
}

export function LoadError({ title, message, icon, onRetry, leave = copy.backToDashboard }: LoadErrorProps) {
  return (
    <Page title={title}>
      <ErrorState
        title={title}
        message={message}
        icon={icon}
        onRetry={onRetry}
        action={<BackLink>{leave}</BackLink>}
      />
    </Page>
  );
}
