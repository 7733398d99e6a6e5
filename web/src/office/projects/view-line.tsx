import { officeActions } from '@tidemark/contract/office/actions';
import type { OfficeView } from '@tidemark/contract/office/table';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { CallError, explain } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import styles from './projects.module.css';
import { viewProblem } from './save-view.tsx';

interface Props {
  view: OfficeView;
  onOpen: () => void;
  onChanged: () => void;
  onRemoved: () => void;
}

type Mode = 'shown' | 'renaming' | 'removing';

/** One saved view: its name opens it; renaming and deleting happen in the line, so that the list stays in place. */
export function ViewLine({ view, onOpen, onChanged, onRemoved }: Props) {
  const [{ mode, before }, setModes] = useState<{ mode: Mode; before?: Mode }>({ mode: 'shown' });
  const setMode = (next: Mode) => setModes({ mode: next, before: mode });
  if (mode === 'renaming') {
    return (
      <Rename
        view={view}
        onDone={() => {
          setMode('shown');
          onChanged();
        }}
        onCancel={() => setMode('shown')}
      />
    );
  }
  if (mode === 'removing') {
    return <Remove view={view} onDone={onRemoved} onCancel={() => setMode('shown')} />;
  }
  return (
    <li className={`row line-bottom ${styles.view}`}>
      <Button kind="quiet" onClick={onOpen}>
        {view.name}
      </Button>
      <IconButton
        label={`Rename ${view.name}`}
        autoFocus={before === 'renaming'}
        icon={<Pencil size={20} aria-hidden />}
        onClick={() => setMode('renaming')}
      />
      <IconButton
        label={`Delete ${view.name}`}
        autoFocus={before === 'removing'}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={() => setMode('removing')}
      />
    </li>
  );
}

interface ModeProps {
  view: OfficeView;
  onDone: () => void;
  onCancel: () => void;
}

function Rename({ view, onDone, onCancel }: ModeProps) {
  const [name, setName] = useState(view.name);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await call(officeActions.changeView, { params: { id: view.id }, body: { name } });
      showToast({ kind: 'success', id: 'view', title: 'View renamed' });
      onDone();
    } catch (cause) {
      setError(viewProblem(cause));
      setBusy(false);
      field.current?.focus();
    }
  }
  return (
    <li>
      <form className={`stack gap-2 ${styles.saveView}`} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={`New name of ${view.name}`}
          maxLength={80}
          autoFocus
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
        <div className="flex gap-2">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" kind="outline" busy={busy}>
            Rename
          </Button>
        </div>
      </form>
    </li>
  );
}

function Remove({ view, onDone, onCancel }: ModeProps) {
  const [busy, setBusy] = useState(false);
  async function remove() {
    if (busy) return;
    setBusy(true);
    try {
      await call(officeActions.removeView, { params: { id: view.id } });
      showToast({ kind: 'success', id: 'view', title: officeActions.removeView.message });
    } catch (cause) {
      showToast({ kind: 'error', id: 'view', title: copy.viewRemoveFailed, message: explain(cause) });
      // A view that is already gone leaves the list all the same.
      if (!(cause instanceof CallError && cause.code === 'view_not_found')) return setBusy(false);
    }
    onDone();
  }
  return (
    <li className={`stack gap-2 ${styles.saveView}`}>
      <p>
        Delete the view <b>{view.name}</b>? The projects it shows stay as they are.
      </p>
      <div className="flex gap-2">
        <Button autoFocus onClick={onCancel}>
          Keep view
        </Button>
        <Button kind="danger-solid" busy={busy} onClick={() => void remove()}>
          Delete view
        </Button>
      </div>
    </li>
  );
}
