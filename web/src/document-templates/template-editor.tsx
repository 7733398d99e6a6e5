import { useBlocker } from '@tanstack/react-router';
import type { DocumentTemplate } from '@tidemark/contract/document-templates/template';
import { type FormEvent, useDeferredValue, useRef, useState } from 'react';
import { CallError, explain, reportFault } from '../offline/faults/index.ts';
import { confirm } from '../ui/feedback/confirm.tsx';
import { NewerNote } from '../ui/feedback/newer-note.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { SaveBar } from '../ui/layout/save-bar.tsx';
import { CheckFields } from './check-fields.tsx';
import { copy } from './copy.ts';
import styles from './document-templates.module.css';
import {
  formOf,
  readForm,
  saveTemplate,
  type TemplateErrors,
  type TemplateForm,
  withChange,
} from './form.ts';
import { TemplatePreview } from './template-preview.tsx';
import { TextFields } from './text-fields.tsx';

interface Props {
  /** Undefined for a new one. */
  template: DocumentTemplate | undefined;
  onSaved: (template: DocumentTemplate) => void;
  /** Takes the newest, for who was second. */
  reload: () => Promise<void>;
}

/** A text beside its preview. */
export function TemplateEditor({ template, onSaved, reload }: Props) {
  const was = formOf(template);
  const [form, setForm] = useState(was);
  const [errors, setErrors] = useState<TemplateErrors>({});
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const typed = JSON.stringify(form) !== JSON.stringify(was);
  const shown = useDeferredValue(form);
  const { faults } = readForm(shown);
  useBlocker({
    shouldBlockFn: async () => typed && !isSaved.current && !(await confirm(copy.leave)),
    enableBeforeUnload: () => typed && !isSaved.current,
  });

  function change(part: Partial<TemplateForm>) {
    setForm((before) => withChange(was, before, part));
    setErrors({});
  }
  function refuse(found: TemplateErrors, isFaulty: boolean) {
    setErrors(found);
    const order = ['kind', 'title', 'body', 'by', 'on', 'note'];
    const name = order.find((known) => known in found || (known === 'body' && isFaulty));
    element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { entered, errors: wrong, faults: found } = readForm(form);
    if (!entered) return refuse(wrong, found.length > 0);
    setBusy(true);
    try {
      const saved = await saveTemplate(template, entered);
      isSaved.current = true;
      showToast({ kind: 'success', id: 'document-template', title: copy.savedToast });
      onSaved(saved);
    } catch (error) {
      reportFault(error);
      const { code, status } = error instanceof CallError ? error : {};
      if (code === 'template_changed') setConflict(true);
      else {
        const message = status === 0 ? copy.needsNetwork : explain(error);
        showToast({ kind: 'error', id: 'document-template', title: copy.saveFailed, message });
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={element} className="stack gap-3" noValidate onSubmit={(event) => void save(event)}>
      {template && (
        <p className="ink-2">
          <b>{copy.version(template.version)}</b>,{' '}
          {template.savedAt && template.savedBy
            ? copy.saved(showMoment(template.savedAt), template.savedBy)
            : copy.shipped}
        </p>
      )}
      {conflict && <NewerNote title={copy.conflict} onLoad={() => void reload()} />}
      <div className={styles.columns}>
        <div className="stack gap-3">
          <TextFields form={form} isNew={!template} errors={errors} faults={faults} onChange={change} />
          <CheckFields form={form} was={was} errors={errors} onChange={change} />
        </div>
        <TemplatePreview body={shown.body} language={shown.language} hasFaults={faults.length > 0} />
      </div>
      {typed && (
        <SaveBar
          changes={copy.change}
          save={{ type: 'submit', busy, children: 'Save' }}
          onDiscard={() => change(was)}
        />
      )}
    </form>
  );
}
