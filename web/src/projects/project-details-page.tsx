import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useRecord, useRecords } from '../offline/use-records.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import { bringDetails } from './bring-details.ts';
import { copy } from './copy.ts';
import { DocumentationCard } from './documentation-card.tsx';
import { FollowUpsCard } from './follow-ups-card.tsx';
import { InspectionsCard } from './inspections-card.tsx';
import styles from './project-details-page.module.css';
import { ProjectHead } from './project-head.tsx';
import { ProjectInformation } from './project-information.tsx';
import { RoomsCard } from './rooms-card.tsx';
import { useFollowUp } from './use-follow-up.tsx';
import { useRefresh } from './use-refresh.ts';

/** Everything known of one project: facts, inspections, rooms with their claim sheets. */
export function ProjectDetailsPage({ projectId }: { projectId: number }) {
  const project = useRecord('projects', projectId);
  const inspections = useRecords('inspections', { projectId });
  const { refreshing, problem, refresh } = useRefresh(
    useCallback(() => bringDetails(projectId), [projectId]),
  );
  useEffect(() => {
    if (project) document.title = `${project.title} · Tidemark`;
  }, [project]);

  const held = Boolean(project);
  useEffect(() => {
    if (held && problem !== undefined) {
      showToast({ kind: 'error', id: 'project', title: 'Error', message: copy.detailsFailed });
    }
  }, [held, problem]);
  const followUp = useFollowUp();

  const back = (
    <ButtonLink
      size="sm"
      icon={<ArrowLeft size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/" {...props} />}
    >
      {copy.back}
    </ButtonLink>
  );
  if (project === null && !refreshing) {
    return (
      <ErrorState
        title={copy.loadFailed}
        message={problem === '' ? copy.unknownError : (problem ?? 'Network error')}
        onRetry={refresh}
        retrying={refreshing}
        action={back}
      />
    );
  }
  if (!project || !inspections) {
    return (
      <div className={styles.page}>
        <Loading label="Loading...">
          <div className={styles.columns}>
            <Skeleton height={320} />
            <Skeleton height={220} />
          </div>
        </Loading>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.back}>{back}</div>
      <ProjectHead project={project} inspections={inspections} onFollowUp={followUp.open} />
      <div className={styles.columns}>
        <div>
          <ProjectInformation project={project} />
          <FollowUpsCard project={project} />
          {inspections.length > 0 && <InspectionsCard project={project} inspections={inspections} />}
        </div>
        <div>
          {inspections.length > 0 ? (
            <>
              <RoomsCard projectId={projectId} inspections={inspections} />
              <DocumentationCard />
            </>
          ) : (
            <div className={styles.empty}>
              <EmptyState title={copy.noInspectionData} hint={copy.startToSee} />
            </div>
          )}
        </div>
      </div>
      {followUp.dialog(refresh)}
    </div>
  );
}
