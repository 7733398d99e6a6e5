import { Link } from '@tanstack/react-router';
import type { Project } from '@tidemark/contract/projects';
import { CircleCheck } from 'lucide-react';
import { usePulled } from '../offline/pull/index.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { NotHere } from '../ui/feedback/not-here.tsx';
import { copy } from './copy.ts';
import { BackLink, Page, Waiting } from './wizard-states.tsx';

interface Props {
  project: Project;
  onRetry: () => void;
}

/** A project completed without an inspection begins none: the server would refuse it. */
export function CompletedProject({ project, onRetry }: Props) {
  const pulled = usePulled('inspections', [project.id]);
  if (!pulled) return <Waiting text={copy.loadingInspection} />;
  const ways = (
    <>
      <ButtonLink
        kind="primary"
        renderRoot={(props) => (
          <Link to="/project/$projectId" params={{ projectId: String(project.id) }} {...props} />
        )}
      >
        {copy.viewDetails}
      </ButtonLink>
      <BackLink>{copy.backToDashboard}</BackLink>
    </>
  );
  return (
    <Page title={copy.projectCompletedTitle}>
      {pulled.here ? (
        <EmptyState
          icon={<CircleCheck size={40} aria-hidden />}
          title={copy.projectCompletedTitle}
          hint={`${copy.projectCompleted} ${copy.projectCompletedNext}`}
          action={ways}
        />
      ) : (
        <NotHere what={copy.theInspections} onRetry={onRetry} retrying={false} action={ways} />
      )}
    </Page>
  );
}
