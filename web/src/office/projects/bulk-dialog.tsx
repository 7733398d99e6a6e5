import type { BulkChange, BulkResult } from '@tidemark/contract/office/changes';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { projectPriorities } from '@tidemark/contract/projects/fields';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { RadioChips } from '../../ui/controls/radio-chips.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useTechnicians } from '../use-technicians.ts';
import { BulkResults } from './bulk-results.tsx';
import { bulkTitle, bulkVerb, type Kind } from './bulk-words.ts';
import styles from './projects.module.css';
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
  const { busy, results, send } = useBulk(projects, onChanged);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);

  const change = (): BulkChange => {
    if (kind === 'assign') return { kind, technicianId: Number(technician) };
    return kind === 'priority' ? { kind, priority } : { kind };
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    if (kind === 'assign' && technician === '') {
      setError('Choose a technician.');
      document.getElementById(formId)?.querySelector('select')?.focus();
      return;
    }
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
          <Button kind="primary" onClick={close}>
            Close
          </Button>
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
