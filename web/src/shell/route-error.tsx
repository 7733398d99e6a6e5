import { useRouter } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../ui/controls/button.tsx';
import styles from './page.module.css';

/** Shown when a screen crashes. Typed data is already on the device. */
export function RouteError({ error, reset }: { error: unknown; reset?: () => void }) {
  const router = useRouter();
  useEffect(() => {
    reportError(error);
  }, [error]);
  const retry = () => {
    reset?.();
    void router.invalidate();
  };
  return (
    <main className={`grid ink text-center justify-items-center gap-2 ${styles.block}`} role="alert">
      <CircleAlert size={40} aria-hidden />
      <h1 className="t-1">Couldn't show this screen</h1>
      <p className="ink-2">Your changes are saved on this device. Retry, or reload the page.</p>
      <Button kind="primary" onClick={retry}>
        Retry
      </Button>
    </main>
  );
}
