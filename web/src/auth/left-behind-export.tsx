import { FolderDown } from 'lucide-react';
import { type FormEvent, useCallback, useState } from 'react';
import { explain, useNeedsConnection } from '../offline/faults/index.ts';
import { exportLeftBehind, type LeftBehind, proveLeftBehind } from '../offline/outbox/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { PasswordField } from '../ui/controls/password-field.tsx';
import { ExportUnsentButton } from './export-unsent-button.tsx';
import { saveUnsent } from './save-unsent.ts';

/** The export of what a signed-out person left: with their password, or a code that their office reads out. */
export function LeftBehindExport({ left }: { left: LeftBehind }) {
  const [proven, setProven] = useState(false);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const hint = useNeedsConnection();
  const read = useCallback(() => exportLeftBehind(left), [left]);
  if (proven) return <ExportUnsentButton read={read} />;
  if (!asking)
    return (
      <Button size="sm" icon={<FolderDown size={20} aria-hidden />} onClick={() => setAsking(true)}>
        Export unsent work
      </Button>
    );

  async function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const proof = String(new FormData(event.currentTarget).get('proof') ?? '').trim();
    if (busy) return;
    if (!proof) return setError('Enter the password or a code from the office.');
    setBusy(true);
    setError(undefined);
    try {
      await proveLeftBehind(left, proof);
      await saveUnsent(read);
      setProven(true);
    } catch (cause) {
      setError(explain(cause));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="grid w-full gap-2" onSubmit={(event) => void prove(event)} noValidate>
      <PasswordField
        label={`${left.technician.firstName}'s password or a code from your office`}
        name="proof"
        hint={hint}
        error={error}
        autoFocus
      />
      <Button type="submit" size="sm" busy={busy}>
        Export
      </Button>
    </form>
  );
}
