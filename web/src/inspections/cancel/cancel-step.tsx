import type { Project } from '@tidemark/contract/projects';
import { ArrowLeft, HardDriveDownload, OctagonX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { hideToast, showToast } from '../../ui/feedback/toast.tsx';
import { underToasts } from '../../ui/feedback/under-toasts.ts';
import { showMoment } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../../ui/layout/definition-list.tsx';
import { cancellationReasons } from '../copy.ts';
import { useDraft } from '../intake/draft-context.tsx';
import { workingSteps } from '../wizard/step-rules.ts';
import {
  type CancelForm,
  type CancelProblem,
  emptyCancelForm,
  hasText,
  problemOf,
  reasonOf,
} from './cancel-form.ts';
import styles from './cancel-step.module.css';

interface Props {
  project: Project;
  /** The step Cancel was opened from, from 1. */
  step: number;
  busy: boolean;
  /** Whether leaving would lose input. */
  onText: (entered: boolean) => void;
  onBack: () => void;
  onCancel: (reason: string, notes: string | null) => void;
}

/** The last step (second document, "Cancel screen"). */
export function CancelStep({ project, step, busy, onText, onBack, onCancel }: Props) {
  const [form, setForm] = useState<CancelForm>(emptyCancelForm);
  const [problem, setProblem] = useState<CancelProblem | null>(null);
  const startedAt = useDraft((view) => view.inspection.startedAt);
  const change = (part: Partial<CancelForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    setProblem(null);
    hideToast('end');
    onText(hasText(next));
  };
  const cancel = () => {
    const found = problemOf(form);
    setProblem(found);
    if (!found) return onCancel(reasonOf(form), form.notes.trim() || null);
    showToast({ kind: 'error', id: 'end', title: 'Validation Error', message: found.message });
    document.getElementById(`cancel-${found.field}`)?.focus();
  };
  return (
    <>
      <div className={`stack gap-3 ${styles.page}`}>
        <h2 className="t-1">Cancel Inspection</h2>
        <p className="ink-2">
          A cancelled inspection cannot be continued. The project goes back to the dashboard.
        </p>
        <Card>
          <div className="grid gap-3">
            <SelectField
              id="cancel-reason"
              label="Cancellation reason"
              required
              placeholder="Select a reason"
              choices={cancellationReasons}
              value={form.reason}
              error={problem?.field === 'reason' ? problem.message : undefined}
              onChange={(event) => change({ reason: event.target.value })}
            />
            {form.reason === 'Other' && (
              <TextArea
                id="cancel-other"
                label="Please specify"
                required
                rows={2}
                maxLength={490}
                value={form.other}
                error={problem?.field === 'other' ? problem.message : undefined}
                onChange={(event) => change({ other: event.target.value })}
              />
            )}
            <TextArea
              label="Notes"
              maxLength={5000}
              value={form.notes}
              onChange={(event) => change({ notes: event.target.value })}
            />
          </div>
        </Card>
        <Card title="Inspection details">
          <DefinitionList>
            <Fact term="Enquiry">#{project.id}</Fact>
            <Fact term="Current Step">{`${step} of ${workingSteps}`}</Fact>
            <Fact term="Project">{project.title}</Fact>
            <Fact term="Started">{showMoment(startedAt)}</Fact>
          </DefinitionList>
        </Card>
        <Note icon={HardDriveDownload}>
          Rooms, claim sheets and photos already saved stay with the project.
        </Note>
      </div>
      <footer ref={underToasts} className={`flex surface line-top gap-2 ${styles.bar}`}>
        <Button size="lg" icon={<ArrowLeft size={20} aria-hidden />} onClick={onBack}>
          Go Back
        </Button>
        <Button
          kind="danger-solid"
          size="lg"
          busy={busy}
          icon={<OctagonX size={20} aria-hidden />}
          onClick={cancel}
        >
          Cancel Inspection
        </Button>
      </footer>
    </>
  );
}
