import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import styles from './page.module.css';

export function NotFoundPage() {
  return (
    <main className={styles.block}>
      <MapPinOff size={40} aria-hidden />
      <h1 className="t-1">Oops! Page not found</h1>
      <p className="ink-2">There is nothing at this address.</p>
      <ButtonLink kind="primary" renderRoot={(props) => <Link to="/" {...props} />}>
        Return to Home
      </ButtonLink>
    </main>
  );
}
