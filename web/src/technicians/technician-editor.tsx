import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError } from '../offline/faults/index.ts';
import { refusePartial } from '../ui/controls/moment-field.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import { showFailure } from './show-failure.ts';
import { TechnicianFields } from './technician-fields.tsx';
import { blankForm, changeOf, formOf, newTechnician, type TechnicianForm } from './technician-form.ts';

interface Props {
  formId: string;
  /** Undefined to add one. */
  technician: Technician | undefined;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}

/** The form and its submission. The server's errors show beside their fields. */
export function TechnicianEditor({ formId, technician: now, busy, onBusy, onSaved }: Props) {
  // Reloaded meanwhile, changes are still compared with the values when typing began.
  const [technician] = useState(now);
  const [form, setForm] = useState<TechnicianForm>(() => (technician ? formOf(technician) : blankForm));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const focusOn = (field: string) =>
    document.getElementById(formId)?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  // Where somebody was read first, the dialog was open before its fields, with the focus on its close button or on Retry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (technician) focusOn('firstName');
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || refusePartial(event.currentTarget)) return;
    onBusy(true);
    try {
      await save(technician, form);
      const action = technician ? technicianActions.update : technicianActions.create;
      showToast({
        kind: 'success',
        id: 'account',
        title: action.message,
        ...(!technician && {
          message: `An email with a link to set the password is on its way to ${form.email}.`,
        }),
      });
      onSaved();
    } catch (error) {
      const details = error instanceof CallError ? error.details : [];
      setErrors(Object.fromEntries(details.map(({ field, message }) => [field, message])));
      if (details.length === 0) showFailure(error, technician ? copy.updateFailed : copy.createFailed);
      else focusOn(details[0]!.field);
    } finally {
      onBusy(false);
    }
  }

  return (
    <form id={formId} onSubmit={submit} noValidate>
      <TechnicianFields
        technician={technician}
        form={form}
        errors={errors}
        onChange={(part) => {
          setForm((before) => ({ ...before, ...part }));
          const changed = Object.keys(part);
          setErrors((before) =>
            Object.fromEntries(Object.entries(before).filter(([field]) => !changed.includes(field))),
          );
        }}
      />
    </form>
  );
}

async function save(technician: Technician | undefined, form: TechnicianForm): Promise<void> {
  if (!technician) await call(technicianActions.create, { body: newTechnician(form) });
  else {
    const { id } = technician;
    await call(technicianActions.update, { params: { id }, body: changeOf(technician, form) });
  }
}
