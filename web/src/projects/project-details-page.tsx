import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { refreshProject } from '../inspections/refresh.ts';
import { readRecords, useRecord, useRecords } from '../offline/use-records.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { copy } from './copy.ts';
import { fetchRooms } from './fetch-for-offline.ts';
import { InspectionsCard } from './inspections-card.tsx';
import styles from './project-details-page.module.css';
import { ProjectHead } from './project-head.tsx';
import { ProjectInformation } from './project-information.tsx';
import { RoomsCard } from './rooms-card.tsx';
import { useRefresh } from './use-refresh.ts';

/** Everything known of one project: facts, inspections, rooms with their claim sheets. */
export function ProjectDetailsPage({ projectId }: { projectId: number }) {
  const project = useRecord('projects', projectId);
  const inspections = useRecords('inspections', { projectId });
  const { refreshing, problem, refresh } = useRefresh(useCallback(() => readAll(projectId), [projectId]));
  useEffect(() => {
    if (project) document.title = `${project.title} · Tidemark`;
  }, [project]);

  const back = (
    <ButtonLink
      size="sm"
      icon={<ArrowLeft size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/" {...props} />}
    >
      Back to Dashboard
    </ButtonLink>
  );
  if (project === null && !refreshing) {
    return (
      <ErrorState
        title={copy.loadFailed}
        message={problem ?? 'Network error'}
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
      <ProjectHead project={project} inspections={inspections} />
      <div className={styles.columns}>
        <div>
          <ProjectInformation project={project} />
          {inspections.length > 0 && <InspectionsCard project={project} inspections={inspections} />}
        </div>
        <div>
          {inspections.length > 0 ? (
            <RoomsCard inspections={inspections} />
          ) : (
            <div className={styles.empty}>
              <EmptyState title={copy.noInspectionData} hint={copy.startToSee} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

async function readAll(projectId: number): Promise<void> {
  await refreshProject(projectId);
  for (const { id } of await readRecords('inspections', { projectId })) await fetchRooms(id);
}
