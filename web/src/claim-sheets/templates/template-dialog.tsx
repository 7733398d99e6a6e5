import { templateFields } from '@tidemark/contract/claim-sheet-templates/actions';
import { lossKinds, type Template } from '@tidemark/contract/claim-sheet-templates/template';
import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { type FormEvent, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { useRecord } from '../../offline/store/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Check } from '../../ui/controls/check.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { templateCopy as copy, copy as copyText } from '../copy-in/copy.ts';
import styles from '../copy-in/copy-in.module.css';
import { templatable } from '../copy-in/copyable.ts';
import { lossKindsOf } from './known-templates.ts';
import { changeTemplate, saveTemplate } from './template-acts.ts';

interface TemplateDialogProps {
  /** The one to change; none saves the sheet as a new one. */
  template: Template | undefined;
  /** The open sheet. */
  rows: SheetRows;
  inspectionId: string;
  /** With the id of the one that was saved or changed. */
  onClose: (savedId?: string) => void;
}

const form = z.object(templateFields);
type Errors = Partial<Record<keyof typeof templateFields, string | undefined>>;

export function TemplateDialog({ template, rows, inspectionId, onClose }: TemplateDialogProps) {
  const id = useId();
  const [errors, setErrors] = useState<Errors>({});
  const inspection = useRecord('inspections', inspectionId);
  const lines = templatable(rows);

  const saving = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.current) return;
    const fields = event.currentTarget;
    const entered = new FormData(fields);
    const read = form.safeParse({ ...Object.fromEntries(entered), shared: entered.has('shared') });
    if (!read.success) {
      const wrong: Errors = {};
      for (const { path, message } of read.error.issues) wrong[path[0] as keyof Errors] ??= message;
      setErrors(wrong);
      fields.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0]}"]`)?.focus();
      return;
    }
    saving.current = true;
    const saved = template
      ? (await changeTemplate(template, read.data)) && template.id
      : await saveTemplate(read.data, lines);
    saving.current = false;
    if (saved) onClose(saved);
  };
  /** A corrected field is not wrong any more until it is tried again. */
  const forget = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    if (name in errors) setErrors({ ...errors, [name]: undefined });
  };
  if (inspection === undefined) return null;
  const [fitting] = inspection ? lossKindsOf(inspection) : [];
  return (
    <Dialog
      opened
      onClose={() => onClose()}
      keepOnOutsideTap
      title={template ? copy.editTitle : copy.saveTitle}
      footer={
        <>
          <Button onClick={() => onClose()}>{copyText.cancel}</Button>
          <Button kind="primary" type="submit" form={id}>
            {template ? copy.saveChanges : copy.saveButton}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={`stack ${styles.form}`}
        onInput={forget}
        onSubmit={(event) => void submit(event)}
      >
        {!template && <p>{copy.holds(filledCount(lines))}</p>}
        <TextField
          label={copy.name}
          name="name"
          required
          maxLength={80}
          defaultValue={template?.name}
          error={errors.name}
        />
        <SelectField
          label={copy.lossKind}
          name="lossKind"
          required
          placeholder={copy.lossKindPlaceholder}
          choices={lossKinds}
          defaultValue={template?.lossKind ?? fitting ?? ''}
          error={errors.lossKind}
        />
        <Check label={copy.shared} name="shared" defaultChecked={template?.shared} />
      </form>
    </Dialog>
  );
}
