import { type JobState, jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { projectActions } from '@tidemark/contract/projects';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { SearchField } from '../ui/controls/search-field.tsx';
import { useDebounced } from '../ui/controls/use-debounced.ts';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { choosing as copy } from './choosing.ts';
import styles from './invoices.module.css';

/** First document, section 9, "Input pause constants". */
const inputPause = 300;
const most = 8;

interface Props {
  onChosen: (project: Project) => void;
  onClosed: () => void;
}

/** Which job to invoice: found by what is typed, the newest first. */
export function ChooseProject({ onChosen, onClosed }: Props) {
  const [opened, setOpened] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim(), inputPause);
  const { answer, problem, asking, refresh } = useAnswer(
    useCallback(
      () => call(projectActions.list, { query: { limit: most, ...(words && { search: words }) } }),
      [words],
    ),
  );
  const chosen = useRef<Project>(undefined);
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={() => (chosen.current ? onChosen(chosen.current) : onClosed())}
      title={copy.title}
    >
      <div className="stack gap-3">
        <SearchField
          data-autofocus
          label={copy.search}
          placeholder={copy.placeholder}
          maxLength={200}
          value={typed}
          onChange={setTyped}
        />
        {problem && (
          <p role="alert">
            {copy.failed} {problem} <RetryButton of={copy.search} onRetry={refresh} />
          </p>
        )}
        {!answer && !problem && (
          <Loading label={copy.loading}>
            <Skeleton height={200} />
          </Loading>
        )}
        {answer && !problem && (
          <>
            <ul aria-label={copy.found} aria-busy={asking} className={styles.found}>
              {answer.projects.map((project) => (
                <li key={project.id}>
                  <Choice
                    {...{ project }}
                    state={jobState(project)}
                    onClick={() => {
                      chosen.current = project;
                      setOpened(false);
                    }}
                  />
                </li>
              ))}
            </ul>
            <p role="status" className="ink-2">
              {answer.projects.length === 0 && copy.none}
              {answer.pagination.total > most && copy.more(answer.pagination.total - most)}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  project: Project;
  state: JobState;
  onClick: () => void;
}

function Choice({ project, state, onClick }: ChoiceProps) {
  const { id, title, customerName, addressLine1, city } = project;
  return (
    <button type="button" className={styles.choice} disabled={state !== 'Open'} onClick={onClick}>
      <b className="break-anywhere">{title}</b>
      <span className="num ink-2">#{id}</span>
      <span className="ink-2 text-small break-anywhere">
        {[customerName, addressLine1, city, copy.cannot[state]].filter(Boolean).join(', ')}
      </span>
    </button>
  );
}
