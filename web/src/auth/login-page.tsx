import { Link } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { CallError, isStorageFull, useOnline } from '../offline/faults/index.ts';
import { readLeft } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { PasswordField } from '../ui/controls/password-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import { loggedOutFlag } from './logged-out-flag.ts';
import styles from './login-page.module.css';
import { signIn, signInProblem } from './sign-in.ts';
import { SignedOutFrame } from './signed-out-frame.tsx';

/** Loads with the device's store, which signing in does not need. */
const LeftBehindNote = lazy(async () => ({
  default: (await import('./left-behind-note.tsx')).LeftBehindNote,
}));

/** The router leaves this screen once there is a session. */
export function LoginPage() {
  const [filled, setFilled] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [left] = useState(readLeft);
  const online = useOnline();
  useEffect(() => {
    if (loggedOutFlag.take()) {
      showToast({ kind: 'success', title: copy.loggedOut, message: copy.loggedOutMessage });
    }
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email, password } = typed(event.currentTarget);
    if (busy || !email || !password) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const technician = await signIn(email, password);
      showToast({ kind: 'success', title: copy.successful, message: copy.welcome(technician.firstName) });
    } catch (error) {
      if (!(error instanceof CallError) && !isStorageFull(error)) reportError(error);
      setProblem(signInProblem(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SignedOutFrame>
      <form
        className={`grid w-full gap-4 ${styles.form}`}
        onSubmit={submit}
        onInput={(event) => {
          const { email, password } = typed(event.currentTarget);
          setFilled(email !== '' && password !== '');
        }}
        noValidate
      >
        <h1 className="t-1">Sign In</h1>
        {problem && (
          <Note tone="danger" title={copy.failed} role="alert">
            {problem}
          </Note>
        )}
        {!online && !problem && <Note tone="silt">{copy.needsNetwork}</Note>}
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField label="Password" name="password" />
        <Button type="submit" kind="primary" size="lg" wide busy={busy} disabled={!filled}>
          Sign In
        </Button>
        <p className={`text-center ${styles.forgot}`}>
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
      </form>
      {left && (
        <Suspense>
          <LeftBehindNote />
        </Suspense>
      )}
      <p className={`text-body ${styles.policy}`}>
        <Link to="/privacy-policy">Privacy Policy</Link>
      </p>
    </SignedOutFrame>
  );
}

function typed(form: HTMLFormElement) {
  const values = new FormData(form);
  return { email: String(values.get('email') ?? '').trim(), password: String(values.get('password') ?? '') };
}
