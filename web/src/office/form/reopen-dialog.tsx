import { officeActions } from '@tidemark/contract/office/actions';
import type { Project } from '@tidemark/contract/projects';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { CallError, explain } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import { changeAndLay } from './lay-project.ts';
import { TechnicianField } from './technician-field.tsx';

interface Props {
  project: Project;
  onDone: () => void;
}

/** Re-opens a completed project with a recorded reason. Opens on mount. */
export function ReopenDialog({ project, onDone }: Props) {
  const formId = useId();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const [technician, setTechnician] = useState(String(project.technicianId ?? ''));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);

  function refuse(found: Record<string, string>) {
    setErrors(found);
    const [first] = Object.keys(found);
    document.getElementById(formId)?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (reason.trim() === '') return refuse({ reason: 'Reason is required' });
    setBusy(true);
    const body = { reason, ...(technician && { technicianId: Number(technician) }) };
    try {
      await changeAndLay(() => call(officeActions.reopen, { params: { id: project.id }, body }));
      showToast({ kind: 'success', id: 'reopen', title: officeActions.reopen.message });
      setOpened(false);
      onDone();
    } catch (error) {
      const { status, details = [] } = error instanceof CallError ? error : {};
      if (details.length > 0) {
        refuse(Object.fromEntries(details.map(({ field, message }) => [field, message])));
        return;
      }
      const message = status === 0 ? copy.needsNetwork : explain(error);
      showToast({ kind: 'error', id: 'reopen', title: copy.reopenFailed, message });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      keepOnOutsideTap
      title={`Re-open ${project.title}?`}
      footer={
        <>
          <Button onClick={() => setOpened(false)}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            Re-open
          </Button>
        </>
      }
    >
      <form id={formId} className="stack gap-3" noValidate onSubmit={(event) => void submit(event)}>
        <p>
          This sets it back to Assigned and starts a new inspection. Earlier inspections and estimates stay as
          they are.
        </p>
        <TextArea
          label="Reason"
          name="reason"
          required
          maxLength={1000}
          data-autofocus
          value={reason}
          error={errors.reason}
          onChange={({ target }) => {
            setReason(target.value);
            setErrors({});
          }}
        />
        <TechnicianField
          label="Technician"
          name="technicianId"
          project={project}
          value={technician}
          error={errors.technicianId}
          onChange={({ target }) => {
            setTechnician(target.value);
            setErrors({});
          }}
        />
      </form>
    </Dialog>
  );
}
