import type { Week } from '@tidemark/contract/office/week';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { DateField } from '../../ui/controls/date-field.tsx';
import { refusePartial } from '../../ui/controls/moment-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TimeField } from '../../ui/controls/time-field.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { copy } from './copy.ts';
import type { Slot } from './schedule.ts';
import { useVisits, warningsOf } from './use-visits.ts';
import { type BoardVisit, nameOf } from './visit.ts';
import { VisitLength } from './visit-length.tsx';

interface Props {
  project: BoardVisit;
  technicians: readonly Pick<Week['technicians'][number], 'id' | 'name' | 'active'>[];
  onSave: (slot: Slot) => Promise<boolean>;
  onClosed: () => void;
}

/** Technician and time, without a pointer. */
export function ScheduleDialog({ project, technicians, onSave, onClosed }: Props) {
  const formId = useId();
  const [open, setOpen] = useState(true);
  const [technician, setTechnician] = useState(String(project.technicianId ?? ''));
  const [date, setDate] = useState(project.scheduledDate ?? '');
  const [time, setTime] = useState(project.scheduledTime ?? '');
  const [length, setLength] = useState(String(project.visitMinutes ?? ''));
  const [busy, setBusy] = useState(false);
  const [was, setWas] = useState(project);
  const [late, setLate] = useState(false);
  // Someone else was first: untouched fields take their values.
  if (was !== project) {
    setWas(project);
    setLate(true);
    if (technician === String(was.technicianId ?? '')) setTechnician(String(project.technicianId ?? ''));
    if (date === (was.scheduledDate ?? '')) setDate(project.scheduledDate ?? '');
    if (time === (was.scheduledTime ?? '')) setTime(project.scheduledTime ?? '');
    if (length === String(was.visitMinutes ?? '')) setLength(String(project.visitMinutes ?? ''));
  }
  const untimed = time !== '' && date === '';
  const slot = {
    technicianId: technician === '' ? null : Number(technician),
    scheduledDate: date || null,
    scheduledTime: time || null,
    visitMinutes: length === '' ? null : Number(length),
  };
  const known = useVisits(slot);
  const warnings = warningsOf(project, slot, known);
  const close = () => setOpen(false);
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (refusePartial(event.currentTarget)) return;
    if (untimed) event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (busy || untimed) return;
    setBusy(true);
    if (await onSave(slot)) return close();
    setBusy(false);
  }
  const choices = technicians
    .filter(({ id, active }) => active || id === project.technicianId)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  // Someone who has left and has no visits this week is not listed.
  if (project.technicianId !== null && !choices.some(({ value }) => value === String(project.technicianId)))
    choices.push({ value: String(project.technicianId), label: project.technicianName ?? '' });

  return (
    <Dialog
      opened={open}
      onClose={close}
      onClosed={onClosed}
      keepOnOutsideTap
      title={copy.dialogTitle(nameOf(project))}
      footer={
        <>
          <Button onClick={close}>{copy.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" onSubmit={(event) => void save(event)} noValidate>
        {late && (
          <Note tone="orange" role="alert" title={copy.changed}>
            {copy.changedHint}
          </Note>
        )}
        <SelectField
          data-autofocus
          label={copy.technician}
          placeholder={copy.nobody}
          choices={choices}
          value={technician}
          onChange={({ target }) => setTechnician(target.value)}
        />
        <DateField label={copy.date} value={date} onChange={({ target }) => setDate(target.value)} />
        <TimeField
          label={copy.time}
          value={time}
          error={untimed ? copy.timeNeedsDate : undefined}
          onChange={({ target }) => setTime(target.value)}
        />
        <VisitLength
          value={length}
          usual={known?.workday.visitMinutes}
          onChange={({ target }) => setLength(target.value)}
        />
        <div role="status">
          {warnings.length > 0 && (
            <Note tone="orange" title={copy.conflict}>
              {warnings.join(' ')}
            </Note>
          )}
        </div>
      </form>
    </Dialog>
  );
}
