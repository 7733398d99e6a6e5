import { useParams } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { projectActions } from '@tidemark/contract/projects';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { type ReactNode, useCallback } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { useOnline } from '../../offline/faults/index.ts';
import { useSession } from '../../offline/session/index.ts';
import { AccessDenied } from '../../technicians/access-denied.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { copy } from './copy.ts';
import { ProjectEditor } from './project-editor.tsx';

/** /projects/new */
export function NewProjectPage() {
  return (
    <ForManagers title={copy.newTitle}>
      <ProjectEditor project={undefined} />
    </ForManagers>
  );
}

/** /project/{projectId}/edit */
export function EditProjectPage() {
  const { projectId } = useParams({ strict: false });
  return (
    <ForManagers title={copy.editTitle}>
      <EditProject key={projectId} id={numberInPath(projectId)} />
    </ForManagers>
  );
}

function ForManagers({ title, children }: { title: string; children: ReactNode }) {
  const actor = useSession()?.technician;
  if (!actor) return null;
  if (!isManager(actor.role)) return <AccessDenied title={title} message={copy.deniedMessage} />;
  return <Page title={title}>{children}</Page>;
}

/** Edits the server's record, not this device's. */
function EditProject({ id }: { id: number }) {
  const read = useCallback(() => call(projectActions.read, { params: { id } }), [id]);
  const { answer, problem, asking, refresh } = useAnswer(read);
  const online = useOnline();
  // Once it is being edited, a lost connection removes nothing.
  if (answer) return <ProjectEditor project={answer.project} />;
  if (problem) {
    return (
      <ErrorState
        offline={!online}
        title={copy.loadFailed}
        message={problem}
        retrying={asking}
        onRetry={refresh}
      />
    );
  }
  return (
    <Loading label={copy.loading}>
      <Skeleton height={320} />
    </Loading>
  );
}
