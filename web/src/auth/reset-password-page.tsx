import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { authActions } from '@tidemark/contract/auth';
import { Link2Off } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError, explain } from '../offline/faults/index.ts';
import { getSession } from '../offline/session/index.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import styles from './login-page.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SignedOutFrame } from './signed-out-frame.tsx';
import { useNewPassword } from './use-new-password.ts';

const incomplete = 'The link is incomplete. Open it again from the email, or request a new one.';

/** Opened by invitation and reset links. The token is in the fragment, which browsers never send. */
export function ResetPasswordPage() {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('token') ?? '' });
  const navigate = useNavigate();
  const password = useNewPassword();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !password.ready) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call(authActions.resetPassword, { body: { token, password: password.typed.password } });
      await endOwnSession();
      showToast({ kind: 'success', title: authActions.resetPassword.message });
      await navigate({ to: '/login', replace: true });
    } catch (error) {
      const details = error instanceof CallError ? error.details : [];
      const own = details.find(({ field }) => field === 'password')?.message;
      password.refuse(own);
      if (!own) setProblem(explain(error));
    } finally {
      setBusy(false);
    }
  }

  const wrong = token === '' ? incomplete : problem;
  return (
    <SignedOutFrame>
      <form className={`grid w-full gap-4 ${styles.form}`} onSubmit={submit} noValidate>
        <h1 className="t-1">Set your password</h1>
        {wrong && (
          <Note tone="danger" icon={Link2Off} role="alert">
            {wrong}
          </Note>
        )}
        {token !== '' && (
          <>
            <NewPasswordFields {...password} />
            <Button type="submit" kind="primary" size="lg" wide busy={busy} disabled={!password.ready}>
              Set Password
            </Button>
          </>
        )}
        {wrong && (
          <ButtonLink renderRoot={(props) => <Link to="/forgot-password" {...props} />}>
            Request a new link
          </ButtonLink>
        )}
      </form>
    </SignedOutFrame>
  );
}

/** The server has ended all sign-ins of the account: if this device's was among them, a call finds out. */
async function endOwnSession(): Promise<void> {
  if (!getSession()) return;
  await call(authActions.me, {}).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
  });
}
