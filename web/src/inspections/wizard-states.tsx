import { Link } from '@tanstack/react-router';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { copy } from './copy.ts';
import styles from './wizard-states.module.css';

export function Waiting({ text }: { text: string }) {
  return (
    <main className={styles.waiting} role="status">
      <LoaderCircle size={32} className="spin" aria-hidden />
      <p>{text}</p>
    </main>
  );
}

interface BlockProps {
  title: string;
  message?: string | undefined;
  icon?: LucideIcon;
  onRetry?: () => void;
  leave?: string;
}

/** What stands in the wizard's place when there is nothing to fill in. */
export function LoadError({ title, message, icon, onRetry, leave = copy.backToDashboard }: BlockProps) {
  return (
    <main className={styles.block}>
      <h1 className="visually-hidden">{title}</h1>
      <ErrorState
        title={title}
        message={message}
        icon={icon}
        onRetry={onRetry}
        action={<ButtonLink renderRoot={(props) => <Link to="/" {...props} />}>{leave}</ButtonLink>}
      />
    </main>
  );
}
