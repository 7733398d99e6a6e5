import type { BulkResult } from '@tidemark/contract/office/changes';
import type { Placed } from '@tidemark/contract/office/spread';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { projectPriorities } from '@tidemark/contract/projects/fields';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { RadioChips } from '../../ui/controls/radio-chips.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { useTechnicians } from '../use-technicians.ts';
import { BulkResults } from './bulk-results.tsx';
import { bulkTitle, bulkVerb, type Kind } from './bulk-words.ts';
import { copy } from './copy.ts';
import styles from './projects.module.css';
import { SpreadFields } from './spread-fields.tsx';
import { type Planned, undoOf } from './undo-bulk.ts';
import { useBulk } from './use-bulk.ts';

interface Props {
  kind: Kind;
  /** The projects as they were when it opened. */
  projects: readonly OfficeProject[];
  onChanged: (results: readonly BulkResult[]) => void;
  onClosed: () => void;
}

/** Asks for the details, applies the change, and lists the results. Opens on mount. */
export function BulkDialog({ kind, projects, onChanged, onClosed }: Props) {
  const formId = useId();
  const [opened, setOpened] = useState(false);
  const [technician, setTechnician] = useState('');
  const [priority, setPriority] = useState<OfficeProject['priority']>('Medium');
  const [error, setError] = useState<string>();
  const [plan, setPlan] = useState<readonly Placed[]>([]);
  const { busy, results, send, undo } = useBulk(projects, onChanged);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);

  const change = (): Omit<Planned, 'projects'> => {
    if (kind === 'assign') return { change: { kind, technicianId: Number(technician) } };
    if (kind === 'priority') return { change: { kind, priority } };
    if (kind !== 'schedule') return { change: { kind } };
    return { change: { kind: 'set' }, to: new Map(plan.map(({ id, ...to }) => [id, to])) };
  };
  const back = results && undoOf(kind, projects, results);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (kind === 'assign' && technician === '') {
      setError('Choose a technician.');
      document.getElementById(formId)?.querySelector('select')?.focus();
      return;
    }
    if (kind === 'schedule' && plan.length === 0)
      return showToast({ kind: 'info', id: 'bulk', title: copy.noPlan });
    void send(change());
  }
  const close = () => setOpened(false);
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      keepOnOutsideTap
      title={bulkTitle(kind, projects.length)}
      footer={
        results ? (
          <>
            {back && (
              <Button busy={busy} onClick={() => void undo(back).then((done) => done && close())}>
                {copy.undo}
              </Button>
            )}
            <Button kind="primary" onClick={close}>
              Close
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind="primary" type="submit" form={formId} busy={busy}>
              {bulkVerb[kind]}
            </Button>
          </>
        )
      }
    >
      {results ? (
        <BulkResults
          kind={kind}
          results={results}
          projects={projects}
          busy={busy}
          onConfirm={(ids) => void send(change(), ids)}
        />
      ) : (
        <form id={formId} className="stack gap-4" noValidate onSubmit={submit}>
          {kind === 'assign' && (
            <TechnicianSelect
              value={technician}
              error={error}
              onChange={(value) => {
                setTechnician(value);
                setError(undefined);
              }}
            />
          )}
          {kind === 'priority' && (
            <RadioChips
              label="Priority"
              columns={2}
              choices={projectPriorities}
              value={priority}
              onChange={setPriority}
            />
          )}
          {kind === 'schedule' && <SpreadFields projects={projects} onPlan={setPlan} />}
          <ul className={`ink-2 ${styles.named}`}>
            {projects.slice(0, mostNamed).map(({ id, title }) => (
              <li key={id}>
                <span className="num">#{id}</span> {title}
              </li>
            ))}
            {projects.length > mostNamed && <li>and {projects.length - mostNamed} more</li>}
          </ul>
        </form>
      )}
    </Dialog>
  );
}

const mostNamed = 8;

interface SelectProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function TechnicianSelect({ value, error, onChange }: SelectProps) {
  const { choices, problem } = useTechnicians();
  return (
    <SelectField
      data-autofocus
      label="Technician"
      required
      placeholder="Select a technician"
      choices={choices}
      value={value}
      error={error ?? problem}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
