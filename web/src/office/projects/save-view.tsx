import { officeActions } from '@tidemark/contract/office/actions';
import type { OfficeView } from '@tidemark/contract/office/table';
import { BookmarkPlus } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { CallError, explain } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import styles from './projects.module.css';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  filters: OfficeView['filters'];
  onSaved: () => void;
}

/** Saves the filters and the order under a name. */
export function SaveView({ field, filters, onSaved }: Props) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await call(officeActions.saveView, { body: { name, filters } });
      showToast({ kind: 'success', title: officeActions.saveView.message });
      setName('');
      onSaved();
    } catch (cause) {
      setError(viewProblem(cause));
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className={`stack gap-2 ${styles.saveView}`} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label="Save this view as"
        maxLength={80}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" icon={<BookmarkPlus size={20} aria-hidden />} busy={busy}>
        Save view
      </Button>
    </form>
  );
}

/** Why a view was not saved, shown beside its name. */
export function viewProblem(cause: unknown): string {
  if (!(cause instanceof CallError)) return explain(cause);
  return cause.details[0]?.message ?? (cause.code ? explain(cause) : copy.viewFailed);
}
