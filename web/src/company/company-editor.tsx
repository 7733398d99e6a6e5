import { useBlocker } from '@tanstack/react-router';
import { companyActions } from '@tidemark/contract/company/actions';
import type { Company } from '@tidemark/contract/company/profile';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError, explain, reportFault } from '../offline/faults/index.ts';
import { confirm } from '../ui/feedback/confirm.tsx';
import { NewerNote } from '../ui/feedback/newer-note.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { SaveBar } from '../ui/layout/save-bar.tsx';
import styles from './company.module.css';
import { CompanyFields } from './company-fields.tsx';
import { type CompanyErrors, type CompanyForm, changedIn, formOf, readForm } from './company-form.ts';
import { CompanyPreview } from './company-preview.tsx';
import { CompanyVersions } from './company-versions.tsx';
import { copy } from './copy.ts';

interface Props {
  company: Company;
  onSaved: (company: Company) => void;
  /** Takes the newest, for who was second. */
  reload: () => Promise<void>;
}

/** The newest profile with what is entered over it. */
export function CompanyEditor({ company, onSaved, reload }: Props) {
  const was = formOf(company);
  const [form, setForm] = useState(was);
  const [errors, setErrors] = useState<CompanyErrors>({});
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const changed = changedIn(form, was);
  const isSaved = useRef(false);
  const typed = () => changed.length > 0 && !isSaved.current;
  useBlocker({
    shouldBlockFn: async () => typed() && !(await confirm(copy.leave)),
    enableBeforeUnload: typed,
  });

  function change(part: Partial<CompanyForm>) {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
  }
  function refuse(found: CompanyErrors) {
    setErrors(found);
    const [first] = Object.keys(found);
    element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first ?? '')}"]`)?.focus();
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { errors: wrong, entered } = readForm(form);
    if (!entered) return refuse(wrong);
    setBusy(true);
    try {
      const body = { ...entered, basedOn: company.version };
      const { company: saved } = await call(companyActions.save, { body });
      isSaved.current = true;
      showToast({ kind: 'success', id: 'company', title: copy.savedToast });
      onSaved(saved);
    } catch (error) {
      reportFault(error);
      const { code, status, details = [] } = error instanceof CallError ? error : {};
      if (code === 'company_changed') setConflict(true);
      else if (details.length > 0)
        refuse(Object.fromEntries(details.map(({ field, message }) => [field, message])));
      else {
        const message = status === 0 ? copy.needsNetwork : explain(error);
        showToast({ kind: 'error', id: 'company', title: copy.saveFailed, message });
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={element} className="stack gap-3" noValidate onSubmit={(event) => void save(event)}>
      <p className="ink-2">
        <b>{copy.version(company.version)}</b>,{' '}
        {company.savedAt && company.savedBy
          ? copy.saved(showMoment(company.savedAt), company.savedBy)
          : copy.made}
      </p>
      {conflict && <NewerNote title={copy.conflict} onLoad={() => void reload()} />}
      <div className={styles.columns}>
        <CompanyFields form={form} errors={errors} onChange={change} />
        <div className={`stack gap-3 ${styles.side}`}>
          <CompanyPreview form={form} />
          <CompanyVersions key={company.version} />
        </div>
      </div>
      {changed.length > 0 && (
        <SaveBar
          changes={copy.changes(changed)}
          save={{ type: 'submit', busy, children: 'Save' }}
          onDiscard={() => change(was)}
        />
      )}
    </form>
  );
}
