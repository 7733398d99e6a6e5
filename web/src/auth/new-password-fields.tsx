import { passwordLength } from '@tidemark/contract/passwords';
import { PasswordField } from '../ui/controls/password-field.tsx';
import type { NewPassword } from './use-new-password.ts';

/** A new password, typed twice. */
export function NewPasswordFields({ typed, change, errors }: NewPassword) {
  return (
    <>
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={`${passwordLength.min} characters or more.`}
        value={typed.password}
        error={errors.password}
        onChange={({ target }) => change({ password: target.value })}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        value={typed.confirm}
        error={errors.confirm}
        onChange={({ target }) => change({ confirm: target.value })}
      />
    </>
  );
}
