import { jobActions } from '@tidemark/contract/job/actions';
import type { Project } from '@tidemark/contract/projects';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { CallError, explain } from '../../offline/faults/index.ts';
import { pullProject } from '../../offline/pull/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { end } from './copy.ts';

interface Props {
  project: Pick<Project, 'id' | 'title'>;
  /** Closes the job, or opens it again. */
  what: 'close' | 'reopen';
  onClosed: () => void;
}

/** Asks before a job is closed, says what is not finished, and opens a closed one with a reason. Opens on mount. */
export function EndDialog({ project, what, onClosed }: Props) {
  const form = useId();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [unfinished, setUnfinished] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const { lead, done, failed, confirm } = end[what];
  const isNeeded = what === 'reopen' || unfinished.length > 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const said = reason.trim();
    if (isNeeded && said === '') return setError(end.reasonNeeded);
    const params = { id: project.id };
    setBusy(true);
    try {
      if (what === 'reopen') await call(jobActions.reopen, { params, body: { reason: said } });
      else {
        const body = { ...(said && { reason: said }), ...(unfinished.length > 0 && { anyway: true }) };
        await call(jobActions.close, { params, body });
      }
      await pullProject(project.id);
      showToast({ kind: 'success', id: 'job-end', title: done });
      setOpened(false);
    } catch (error) {
      if (error instanceof CallError && error.code === 'job_unfinished')
        return setUnfinished(error.details.map(({ message }) => message));
      showToast({ kind: 'error', id: 'job-end', title: failed, message: explain(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      keepOnOutsideTap
      title={end[what].title(project.title)}
      footer={
        <>
          <Button onClick={() => setOpened(false)}>{end.cancel}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {unfinished.length > 0 ? end.anyway : confirm}
          </Button>
        </>
      }
    >
      <form id={form} className="stack gap-3" noValidate onSubmit={(event) => void submit(event)}>
        <p>{lead}</p>
        {unfinished.length > 0 && (
          <Note tone="orange" role="alert" title={end.unfinished}>
            <ul>
              {unfinished.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Note>
        )}
        <TextArea
          label={end.reason}
          name="reason"
          required={isNeeded}
          maxLength={1000}
          data-autofocus
          value={reason}
          error={error}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
