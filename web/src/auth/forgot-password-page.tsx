import { Link } from '@tanstack/react-router';
import { authActions } from '@tidemark/contract/auth';
import { ArrowLeft, MailCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError, explain } from '../offline/faults/index.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Note } from '../ui/feedback/note.tsx';
import styles from './login-page.module.css';
import { SignedOutFrame } from './signed-out-frame.tsx';

/** Requests a link to set a new password; the response is the same for every address. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed with the form.
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || email.trim() === '') return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call(authActions.forgotPassword, { body: { email: email.trim() } });
      setAsked(true);
    } catch (error) {
      const [detail] = error instanceof CallError ? error.details : [];
      setProblem(detail?.message ?? explain(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SignedOutFrame>
      <form className={`grid w-full gap-4 ${styles.form}`} onSubmit={submit} noValidate>
        <h1 ref={heading} tabIndex={-1} className="t-1">
          Forgot your password?
        </h1>
        {asked ? (
          <Note tone="tide" icon={MailCheck} role="status" title="Check your email">
            {authActions.forgotPassword.message}
          </Note>
        ) : (
          <>
            <p>Enter the email you sign in with. We'll send you a link to set a new password.</p>
            <TextField
              label="Email"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              error={problem}
              onChange={({ target }) => {
                setEmail(target.value);
                setProblem(undefined);
              }}
            />
            <Button type="submit" kind="primary" size="lg" wide busy={busy} disabled={email.trim() === ''}>
              Send Link
            </Button>
          </>
        )}
        <p className="ink-2">
          After five failed sign-ins in a row, an account is locked for 15 minutes. Your office can unlock it
          sooner.
        </p>
        <ButtonLink
          icon={<ArrowLeft size={20} aria-hidden />}
          renderRoot={(props) => <Link to="/login" {...props} />}
        >
          Back to Sign In
        </ButtonLink>
      </form>
    </SignedOutFrame>
  );
}
