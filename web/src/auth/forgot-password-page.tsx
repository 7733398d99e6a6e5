import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import styles from './login-page.module.css';
import { SignedOutFrame } from './signed-out-frame.tsx';

/** Who helps with a forgotten password while the app cannot send a link by mail. */
export function ForgotPasswordPage() {
  return (
    <SignedOutFrame>
      <div className={styles.form}>
        <h1 className="t-1">Forgot your password?</h1>
        <p>
          Ask your supervisor or your office administrator. They can check your account. This app cannot send
          a new password by itself.
        </p>
        <p className="ink-2">
          Five failed sign-ins in a row lock an account for 15 minutes. After that, you can sign in again.
        </p>
        <ButtonLink
          icon={<ArrowLeft size={20} aria-hidden />}
          renderRoot={(props) => <Link to="/login" {...props} />}
        >
          Back to Sign In
        </ButtonLink>
      </div>
    </SignedOutFrame>
  );
}
