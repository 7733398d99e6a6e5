import { authActions } from '@tidemark/contract/auth';
import { type FormEvent, useState } from 'react';
import { NewPasswordFields } from '../auth/new-password-fields.tsx';
import { useNewPassword } from '../auth/use-new-password.ts';
import { call } from '../offline/calls/index.ts';
import { CallError, useNeedsConnection } from '../offline/faults/index.ts';
import { showFailure } from '../technicians/show-failure.ts';
import { Button } from '../ui/controls/button.tsx';
import { PasswordField } from '../ui/controls/password-field.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import styles from './profile-page.module.css';

/** Second document, section 5, "Password change". Remounting it clears it. */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const [current, setCurrent] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const hint = useNeedsConnection();
  const next = useNewPassword();
  const ready = current !== '' && next.ready;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !ready) return;
    setBusy(true);
    try {
      const { password: newPassword, confirm: confirmPassword } = next.typed;
      await call(authActions.changePassword, {
        body: { currentPassword: current, newPassword, confirmPassword },
      });
      showToast({
        kind: 'success',
        id: 'account',
        title: copy.passwordChanged,
        message: 'Your other devices are signed out.',
      });
      onDone();
    } catch (error) {
      const details = error instanceof CallError ? error.details : [];
      const of = (name: string) => details.find(({ field }) => field === name)?.message;
      setWrong(of('currentPassword'));
      next.refuse(of('newPassword'));
      if (details.length === 0) showFailure(error, copy.passwordFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={`grid gap-4 ${styles.password}`} onSubmit={submit} noValidate>
      <PasswordField
        label="Current password"
        name="currentPassword"
        value={current}
        error={wrong}
        onChange={({ target }) => {
          setCurrent(target.value);
          setWrong(undefined);
        }}
      />
      <NewPasswordFields {...next} />
      <div className={`flex gap-2 narrow-wrap ${styles.actions}`}>
        <Button onClick={onDone}>Cancel</Button>
        <Button kind="primary" type="submit" busy={busy} disabled={busy || !ready}>
          <span>
            Update Password
            {hint && <small>{hint}</small>}
          </span>
        </Button>
      </div>
    </form>
  );
}
