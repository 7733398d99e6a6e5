import { jobState } from '@tidemark/contract/job/state';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { projectPriorities } from '@tidemark/contract/projects/fields';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { DateField } from '../../ui/controls/date-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { showDay } from '../../ui/format/dates.ts';
import { useTechnicians } from '../use-technicians.ts';
import type { Kind } from './bulk-words.ts';
import { copy } from './copy.ts';
import styles from './projects.module.css';
import type { ChangeQuickly } from './use-quick-change.ts';

type Field = keyof typeof labels;
interface Props {
  field: Field;
  project: OfficeProject;
  change: ChangeQuickly;
  /** As it stands in the list. */
  children: ReactNode;
}

const labels = {
  title: 'Title',
  status: 'Status',
  priority: 'Priority',
  technician: 'Technician',
  scheduledDate: 'Scheduled',
};

/** A fact that a press turns into its field; choosing saves, Esc leaves it. */
export function QuickCell({ field, project, change, children }: Props) {
  const [open, setOpen] = useState(false);
  const returns = useRef(false);
  const label = `${labels[field]} of ${project.title}`;
  // A job that is open may go to another technician after Submit.
  const mayMove =
    field === 'priority' || field === 'title' || (field === 'technician' && jobState(project) === 'Open');
  const done = project.status === 'Completed' && !mayMove;
  if (done) return children;
  if (!open) {
    return (
      <button
        type="button"
        className={styles.quick}
        title={copy.change(labels[field])}
        ref={(button) => {
          if (!button || !returns.current) return;
          returns.current = false;
          button.focus();
        }}
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">{label}: </span>
        {children}
      </button>
    );
  }
  const close = () => setOpen(false);
  const props = { label, labelHidden: true, autoFocus: true, onBlur: close };
  const leave = () => {
    returns.current = true;
    close();
  };
  const save: ChangeQuickly = async (...wanted) => {
    leave();
    await change(...wanted);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc leaves the field inside
    <div
      className={styles.quickField}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') leave();
      }}
    >
      {field === 'status' && <StatusChoice {...props} project={project} save={save} />}
      {field === 'technician' && <TechnicianChoice {...props} project={project} save={save} />}
      {field === 'scheduledDate' && <DayChoice {...props} project={project} save={save} />}
      {field === 'title' && <TitleText {...props} project={project} save={save} />}
      {field === 'priority' && (
        <SelectField
          {...props}
          choices={projectPriorities}
          defaultValue={project.priority}
          onChange={({ target }) => {
            const priority = target.value as OfficeProject['priority'];
            const said = copy.isNow(project.customerName, priority);
            void save(project, { kind: 'priority', plan: { change: { kind: 'priority', priority } }, said });
          }}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  labelHidden: boolean;
  autoFocus: boolean;
  onBlur: () => void;
  project: OfficeProject;
  save: ChangeQuickly;
}

type Step = Extract<Kind, 'hold' | 'resume' | 'complete'>;
const words: Record<Step, string> = { hold: 'On Hold', resume: 'Resume', complete: 'Completed' };
/** What a manager may make of it; to start is the technician's. */
const steps: Record<OfficeProject['status'], readonly Step[]> = {
  New: [],
  Assigned: ['hold'],
  'In Progress': ['hold', 'complete'],
  'On Hold': ['resume'],
  Completed: [],
};

function StatusChoice({ project, save, ...props }: ChoiceProps) {
  return (
    <SelectField
      {...props}
      placeholder={project.status}
      choices={steps[project.status].map((kind) => ({ value: kind, label: words[kind] }))}
      defaultValue=""
      onChange={({ target }) => {
        const kind = target.value as Step;
        void save(project, {
          kind,
          plan: { change: { kind } },
          said: copy.stepDone(project.customerName, kind),
        });
      }}
    />
  );
}

function TechnicianChoice({ project, save, ...props }: ChoiceProps) {
  const { choices = [] } = useTechnicians();
  const current = String(project.technicianId ?? '');
  const known = choices.some(({ value }) => value === current) || current === '';
  const own = { value: current, label: project.technicianName ?? '' };
  return (
    <SelectField
      {...props}
      placeholder={project.technicianId === null ? copy.nobody : undefined}
      choices={known ? choices : [own, ...choices]}
      defaultValue={current}
      key={choices.length}
      onChange={({ target }) => {
        const technicianId = Number(target.value);
        const said = copy.hasIt(
          choices.find(({ value }) => value === target.value)?.label ?? '',
          project.customerName,
        );
        void save(project, { kind: 'assign', plan: { change: { kind: 'assign', technicianId } }, said });
      }}
    />
  );
}

/** What is typed: Enter or leaving the field keeps it, once. */
function useTyped(start: string, keep: (typed: string) => void) {
  const [value, setValue] = useState(start);
  const isKept = useRef(false);
  const onBlur = () => {
    if (isKept.current) return;
    isKept.current = true;
    keep(value);
  };
  return {
    value,
    onBlur,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValue(target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // Else it would press the button that has the focus then, and open again.
      event.preventDefault();
      onBlur();
    },
  };
}

function DayChoice({ project, save, onBlur, ...props }: ChoiceProps) {
  const typed = useTyped(project.scheduledDate ?? '', (day) => {
    const scheduledDate = day || null;
    if (scheduledDate === project.scheduledDate) return onBlur();
    const said = copy.isNow(project.customerName, day ? showDay(day) : copy.noDay);
    const to = new Map([[project.id, { scheduledDate }]]);
    void save(project, { kind: 'schedule', plan: { change: { kind: 'set' }, to }, said });
  });
  return <DateField {...props} {...typed} />;
}

/** A title is never blank: what is emptied stays as it was. */
function TitleText({ project, save, onBlur, ...props }: ChoiceProps) {
  const typed = useTyped(project.title, (text) => {
    const title = text.trim();
    if (title === '' || title === project.title) return onBlur();
    const plan = { change: { kind: 'set' as const }, to: new Map([[project.id, { title }]]) };
    void save(project, { kind: 'title', plan, said: copy.isNow(project.customerName, title) });
  });
  return <TextField {...props} {...typed} maxLength={200} />;
}
