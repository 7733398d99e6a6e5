import { Link } from '@tanstack/react-router';
import type { Project } from '@tidemark/contract/projects';
import { Pencil, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import styles from './form.module.css';
import { HoldButton } from './hold-button.tsx';
import { PriorityButton } from './priority-button.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

/** The office's actions on one project, above its details. */
export function ProjectActs({ project }: { project: Project }) {
  const [reopening, setReopening] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const { id, status } = project;
  const [reopened, setReopened] = useState(false);
  // The button that opened the dialog disappears with the status, and with it the place for the focus.
  useEffect(() => {
    if (!reopened || status === 'Completed') return;
    setReopened(false);
    group.current?.focus();
  }, [reopened, status]);
  const mayHold = status === 'Assigned' || status === 'In Progress';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this names buttons
    <div
      ref={group}
      role="group"
      aria-label="Manage this project"
      tabIndex={-1}
      className={`grid cols-2 gap-2 ${styles.projectActs}`}
    >
      <ButtonLink
        icon={<Pencil size={20} aria-hidden />}
        renderRoot={(props) => (
          <Link to="/project/$projectId/edit" params={{ projectId: String(id) }} {...props} />
        )}
      >
        Edit project
      </ButtonLink>
      {status !== 'Completed' && <PriorityButton project={project} />}
      {(mayHold || status === 'On Hold') && <HoldButton id={id} kind={mayHold ? 'hold' : 'resume'} />}
      {status === 'Completed' && (
        <Button
          icon={<RotateCcw size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setReopening((n) => n + 1)}
        >
          Re-open
        </Button>
      )}
      {reopening > 0 && <ReopenDialog key={reopening} project={project} onDone={() => setReopened(true)} />}
    </div>
  );
}
