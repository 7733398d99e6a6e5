import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../offline/call.ts';
import { CallError } from '../offline/call-error.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { copy } from './copy.ts';
import { TechnicianFields } from './technician-fields.tsx';
import { blankForm, changeOf, formOf, newTechnician, type TechnicianForm } from './technician-form.ts';
import { tellFailure } from './tell-failure.ts';

interface Props {
  /** Whom to edit; undefined adds somebody. */
  technician: Technician | undefined;
  opened: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Add Technician and Edit Technician. What is wrong is said by the server, beside its field. */
export function TechnicianDialog({ technician, opened, onClose, onSaved }: Props) {
  const formId = useId();
  const [form, setForm] = useState<TechnicianForm>(() => (technician ? formOf(technician) : blankForm));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
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
      if (details.length === 0) tellFailure(error, technician ? copy.updateFailed : copy.createFailed);
      else
        document.getElementById(formId)?.querySelector<HTMLElement>(`[name=${details[0]!.field}]`)?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      keepOnOutsideTap
      title={technician ? 'Edit Technician' : 'Add Technician'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            {technician ? 'Save Changes' : 'Add Technician'}
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}

async function save(technician: Technician | undefined, form: TechnicianForm): Promise<void> {
  if (!technician) await call(technicianActions.create, { body: newTechnician(form) });
  else {
    const { id } = technician;
    await call(technicianActions.update, { params: { id }, body: changeOf(technician, form) });
  }
}
