import { Link, Navigate } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { useSession } from '../offline/session/index.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import styles from './page.module.css';

/** Signed out, every unknown URL leads to sign-in (second document, section 2). */
export function NotFoundPage() {
  if (!useSession()) return <Navigate to="/login" replace />;
  return (
    <main className={`grid ink text-center justify-items-center gap-2 ${styles.block}`}>
      <MapPinOff size={40} aria-hidden />
      <h1 className="t-1">Oops! Page not found</h1>
      <p className="ink-2">There is nothing at this address.</p>
      <ButtonLink kind="primary" renderRoot={(props) => <Link to="/" {...props} />}>
        Return to Home
      </ButtonLink>
    </main>
  );
}
