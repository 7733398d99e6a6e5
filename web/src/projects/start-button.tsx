import { useNavigate } from '@tanstack/react-router';
import type { Project } from '@tidemark/contract/projects';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { openInspection } from '../inspections/open-inspection.ts';
import { sayOpened } from '../inspections/opening-notice.ts';
import { explain } from '../offline/faults/index.ts';
import { Button, type ButtonProps } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { StatusProblem } from './begin-project.ts';
import { copy } from './copy.ts';

interface Props extends Pick<ButtonProps, 'kind' | 'size'> {
  project: Project;
  /** Runs before the inspection opens; by default opening starts the project. */
  begin?: (project: Project) => Promise<Project>;
  children: ReactNode;
}

/** Starts or resumes the project's inspection and shows it. */
export function StartButton({ project, begin, children, ...look }: Props) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  async function start() {
    setBusy(true);
    try {
      const { notice } = await openInspection(begin ? await begin(project) : project);
      sayOpened(project.id, notice);
      await navigate({ to: '/inspection/$projectId', params: { projectId: String(project.id) } });
    } catch (error) {
      const title = error instanceof StatusProblem ? error.title : copy.startFailed;
      showToast({ kind: 'error', title, message: explain(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button {...look} busy={busy} onClick={start}>
      {children}
      <ArrowRight size={20} aria-hidden />
    </Button>
  );
}
