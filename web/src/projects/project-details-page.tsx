import { Link } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import type { ListedInspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { DeliveriesCard } from '../deliveries/deliveries-card.tsx';
import { EstimateCard } from '../estimates/estimate-card.tsx';
import { latestOf } from '../inspections/latest-inspection.ts';
import { useOnline } from '../offline/faults/index.ts';
import { pullDetails, usePulled } from '../offline/pull/index.ts';
import { useSession } from '../offline/session/index.ts';
import { useRecord, useRecords } from '../offline/store/index.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { NotHere } from '../ui/feedback/not-here.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { Updated } from '../ui/feedback/updated.tsx';
import { Page } from '../ui/layout/page.tsx';
import { ClaimCard } from './claim-card.tsx';
import { copy } from './copy.ts';
import { DocumentationCard } from './documentation-card.tsx';
import { FollowUpsCard } from './follow-ups-card.tsx';
import { InspectionsCard } from './inspections-card.tsx';
import styles from './project-details-page.module.css';
import { ProjectHead } from './project-head.tsx';
import { ProjectInformation } from './project-information.tsx';
import type { ProjectPage } from './read-project-page.ts';
import { RoomsCard } from './rooms-card.tsx';
import { useFollowUp } from './use-follow-up.tsx';
import { type ListState, useListState } from './use-list-state.ts';
import { useRefreshing } from './use-refreshing.ts';

interface Props {
  projectId: number;
  /** Data read just before, shown until this page has read its own. */
  first: ProjectPage | undefined;
  /** What the office alone can do to the project. */
  officeActs?: ((project: Project) => ReactNode) | undefined;
  /** What the office alone sees of the newest inspection that was not cancelled. */
  officeProgress?: ((inspection: ListedInspection) => ReactNode) | undefined;
  /** What the office alone sees of the project below all else. */
  officeLinks?: ((project: Project) => ReactNode) | undefined;
}

/** Everything known of one project: facts, inspections, rooms with their claim sheets. */
export function ProjectDetailsPage(props: Props) {
  const { projectId, first, officeActs, officeProgress, officeLinks } = props;
  const project = useRecord('projects', projectId, first?.project);
  const inspections = useRecords('inspections', { projectId }, first?.inspections);
  const ids = inspections?.map(({ id }) => id) ?? [];
  const broughtInspections = usePulled('inspections', [projectId], first?.broughtInspections);
  const broughtFollowUps = usePulled('followUps', [projectId]);
  const broughtRooms = usePulled('rooms', ids, first?.broughtRooms);
  const broughtFiles = usePulled('documentation', ids, first?.broughtFiles);
  const online = useOnline();
  const role = useSession()?.technician.role;
  const office = role !== undefined && isManager(role);
  const failed = useRef<string>(copy.detailsFailed);
  const bring = useCallback(
    () =>
      pullDetails(projectId, (part) => {
        failed.current = copy.partFailed(part);
      }),
    [projectId],
  );
  const asked = useRefreshing(bring);
  const { refreshing, ended, problem, refresh } = asked;
  const before = first?.broughtInspections.here;
  const known = {
    inspections: useListState(broughtInspections, asked, before),
    followUps: useListState(broughtFollowUps, asked),
    rooms: useListState(broughtRooms, asked, before && first?.broughtRooms.here),
    files: useListState(broughtFiles, asked, before && first?.broughtFiles.here),
  };
  useEffect(() => {
    if (project) document.title = `${project.title} · Tidemark`;
  }, [project]);

  const held = Boolean(project);
  useEffect(() => {
    if (held && problem !== undefined) {
      showToast({ kind: 'error', id: 'project', title: 'Error', message: failed.current });
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
  if (project === null && ended && problem === undefined) {
    return <NotHere what={copy.theProject} onRetry={refresh} retrying={refreshing} action={back} />;
  }
  if (project === null && ended) {
    return (
      <ErrorState
        title={copy.loadFailed}
        message={problem || copy.unknownError}
        onRetry={refresh}
        retrying={refreshing}
        action={back}
      />
    );
  }
  if (!project || !inspections) {
    return (
      <Page wide>
        <Loading label="Loading...">
          <div className={styles.columns}>
            <Skeleton height={320} />
            <Skeleton height={220} />
          </div>
        </Loading>
      </Page>
    );
  }
  /** Shown while a list may be incomplete. */
  const unless = (how: ListState, what: string) => {
    if (how === 'known') return undefined;
    if (how === 'asking') return (some: boolean) => !some && <Asking />;
    return (some: boolean) => <NotHere what={what} some={some} onRetry={refresh} retrying={refreshing} />;
  };
  const noInspections = unless(known.inspections, copy.theInspections);
  const newest = latestOf(inspections.filter(({ status }) => status !== 'Cancelled'));
  return (
    <Page wide>
      <div className="desktop-only">{back}</div>
      {!online && <Updated at={broughtInspections?.at} />}
      <ProjectHead
        project={project}
        inspections={inspections}
        whole={known.inspections === 'known'}
        onFollowUp={followUp.open}
      />
      {office && officeActs?.(project)}
      <div className={styles.columns}>
        <div>
          <ProjectInformation project={project} />
          <ClaimCard project={project} inspection={newest} office={office} />
          <FollowUpsCard
            project={project}
            notHere={
              !noInspections && known.followUps === 'missing'
                ? unless(known.followUps, copy.theFollowUps)
                : undefined
            }
          />
          {office && newest && officeProgress?.(newest)}
          {inspections.length > 0 && <InspectionsCard project={project} inspections={inspections} />}
          {office && inspections.length > 0 && (
            <DeliveriesCard inspectionIds={inspections.map(({ id }) => id)} />
          )}
          {office && inspections.length > 0 && officeLinks?.(project)}
        </div>
        <div>
          {inspections.length > 0 ? (
            <>
              {noInspections?.(true)}
              <RoomsCard
                projectId={projectId}
                inspections={inspections}
                notHere={unless(known.rooms, copy.theRooms)}
              />
              <EstimateCard inspections={inspections} />
              <DocumentationCard inspections={inspections} notHere={unless(known.files, copy.theFiles)} />
            </>
          ) : (
            <div className="surface frame">
              {noInspections?.(false) ?? <EmptyState title={copy.noInspectionData} hint={copy.startToSee} />}
            </div>
          )}
        </div>
      </div>
      {followUp.dialog(refresh)}
    </Page>
  );
}

/** In the place of a list that is asked for. */
const Asking = () => (
  <Loading label="Loading...">
    <Skeleton height={96} />
  </Loading>
);
