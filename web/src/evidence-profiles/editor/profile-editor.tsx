import { useBlocker, useNavigate } from '@tanstack/react-router';
import { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import { basicId, type EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import { Undo2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { CallError, explain, reportFault } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { NewerNote } from '../../ui/feedback/newer-note.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { showMoment } from '../../ui/format/dates.ts';
import { PageTitle } from '../../ui/layout/page.tsx';
import { SaveBar } from '../../ui/layout/save-bar.tsx';
import { copy } from './copy.ts';
import styles from './editor.module.css';
import { formOf, readForm, saveProfile } from './form.ts';
import { ProfileFields } from './profile-fields.tsx';
import { Rules } from './rules.tsx';
import { TryCard } from './try-card.tsx';
import { useUndo } from './use-undo.ts';

interface Props {
  /** Undefined for a new one. */
  profile: EvidenceProfile | undefined;
  onSaved: (profile: EvidenceProfile) => void;
  /** Takes the newest, for who was second. */
  reload: () => Promise<void>;
}

const toast = 'evidence-profile';

/** A profile: its rules by stage, which jobs it is for, and what it asks of a project. */
export function ProfileEditor({ profile, onSaved, reload }: Props) {
  const was = formOf(profile);
  const { now: form, change, undo, reset } = useUndo(was);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState(false);
  const [isTried, setTried] = useState(false);
  const isSaved = useRef(false);
  const navigate = useNavigate();
  const changed = JSON.stringify(form) !== JSON.stringify(was);
  const { entry, faults } = readForm(form, profile?.id);
  useBlocker({
    shouldBlockFn: async () => changed && !isSaved.current && !(await confirm(copy.leave)),
    enableBeforeUnload: () => changed && !isSaved.current,
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (!entry) return;
    setBusy(true);
    try {
      const saved = await saveProfile(profile, entry);
      isSaved.current = true;
      showToast({ kind: 'success', id: toast, title: copy.savedToast });
      onSaved(saved);
    } catch (error) {
      reportFault(error);
      const { code, status } = error instanceof CallError ? error : {};
      const message = status === 0 ? copy.needsNetwork : explain(error);
      if (code === 'profile_changed') setConflict(true);
      else showToast({ kind: 'error', id: toast, title: copy.saveFailed, message });
    } finally {
      setBusy(false);
    }
  }
  async function remove(id: string) {
    const sure = { title: copy.removeTitle, message: copy.removeText, confirmLabel: copy.remove };
    if (!(await confirm({ ...sure, cancelLabel: 'Cancel', destructive: true }))) return;
    try {
      await call(evidenceProfileActions.remove, { params: { id } });
      isSaved.current = true;
      showToast({ kind: 'success', id: toast, title: copy.removed });
      await navigate({ to: '/settings/evidence' });
    } catch (error) {
      showToast({ kind: 'error', id: toast, title: copy.removeFailed, message: explain(error) });
    }
  }

  return (
    <form className="stack gap-3" noValidate onSubmit={(event) => void save(event)}>
      <PageTitle>{form.name || copy.add}</PageTitle>
      {profile && (
        <p className="ink-2">
          <b>{copy.version(profile.version)}</b>,{' '}
          {profile.savedAt && profile.savedBy
            ? copy.saved(showMoment(profile.savedAt), profile.savedBy)
            : copy.shipped}
        </p>
      )}
      {conflict && <NewerNote title={copy.conflict} onLoad={() => void reload()} />}
      {isTried && faults.length > 0 && (
        <Note tone="danger" role="alert" title={copy.faults}>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Note>
      )}
      <div className={styles.columns}>
        <Rules rules={form.rules} onChange={(rules, key) => change({ ...form, rules }, key)} />
        <div className="stack gap-3 content-start">
          <ProfileFields
            form={form}
            isBasic={profile?.id === basicId}
            onChange={(part) => change({ ...form, ...part }, Object.keys(part).join())}
          />
          <TryCard entry={entry} />
          {profile && profile.id !== basicId && (
            <Button kind="danger" onClick={() => void remove(profile.id)}>
              {copy.remove}
            </Button>
          )}
        </div>
      </div>
      {changed && (
        <SaveBar
          changes={
            <>
              {copy.change}
              <Button
                className={styles.undo}
                kind="quiet"
                size="sm"
                icon={<Undo2 size={18} aria-hidden />}
                aria-disabled={!undo}
                onClick={() => undo?.()}
              >
                {copy.undo}
              </Button>
            </>
          }
          save={{ type: 'submit', busy, children: 'Save' }}
          onDiscard={() => reset(was)}
        />
      )}
    </form>
  );
}
