import { Link, useNavigate } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { jobState } from '@tidemark/contract/job/state';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { latestOf } from '../inspections/latest-inspection.ts';
import { useOnline } from '../offline/faults/index.ts';
import { pullDetails, usePulled } from '../offline/pull/index.ts';
import { useSession } from '../offline/session/index.ts';
import { useRecord, useRecords } from '../offline/store/index.ts';
import { copy as projects } from '../projects/copy.ts';
import type { ProjectPage } from '../projects/read-project-page.ts';
import { useFollowUp } from '../projects/use-follow-up.tsx';
import { useListState } from '../projects/use-list-state.ts';
import { useRefreshing } from '../projects/use-refreshing.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { NotHere } from '../ui/feedback/not-here.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { Updated } from '../ui/feedback/updated.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import { BackLink } from './back-link.tsx';
import { copy } from './copy.ts';
import { EndedNote } from './ended-note.tsx';
import { countOf } from './evidence/evidence-of.ts';
import { useEvidence } from './evidence/use-evidence.ts';
import { ClosedNote } from './files/closed-notes.tsx';
import { JobWays } from './files/job-ways.tsx';
import { useJobFiles } from './files/use-job-files.ts';
import { JobFacts } from './job-facts.tsx';
import styles from './job-head.module.css';
import { JobAction, JobTitle } from './job-head.tsx';
import { JobParts } from './job-parts.tsx';
import type { JobSlices } from './job-slices.ts';
import { missingParts } from './missing-parts.tsx';
import { NextCard } from './next-card.tsx';
import type { OfficeParts } from './office-parts.ts';
import { Overview } from './overview.tsx';
import { type JobPart, partNames, parts } from './parts.ts';
import { StateList } from './state-list.tsx';

interface Props {
  projectId: number;
  part: JobPart;
  /** Data read just before, shown until this page has read its own. */
  first: ProjectPage | undefined;
  /** What managers see and do besides. */
  officeParts: OfficeParts;
  /** What is signed and to be signed. */
  slices: JobSlices;
}

/** Everything of one job: who has it, what is to do, and all that was found, written and sent. */
export function JobPage({ projectId, part, first, officeParts, slices }: Props) {
  const project = useRecord('projects', projectId, first?.project);
  const inspections = useRecords('inspections', { projectId }, first?.inspections);
  const evidence = useEvidence(inspections ?? none);
  const jobFiles = useJobFiles(projectId);
  const papers = useRecords('documents', { projectId });
  const ids = inspections?.map(({ id }) => id) ?? [];
  const pulledInspections = usePulled('inspections', [projectId], first?.broughtInspections);
  const pulledFollowUps = usePulled('followUps', [projectId]);
  const pulledRooms = usePulled('rooms', ids, first?.broughtRooms);
  const pulledFiles = usePulled('documentation', ids, first?.broughtFiles);
  const pulledJobFiles = usePulled('jobFiles', [projectId]);
  const pulledPapers = usePulled('documents', [projectId]);
  const pulledDrying = usePulled('dryingRecords', [projectId]);
  const online = useOnline();
  const desktop = useDesktop();
  const navigate = useNavigate();
  const role = useSession()?.technician.role;
  const office = role !== undefined && isManager(role) ? officeParts : undefined;
  const failed = useRef<string>(projects.detailsFailed);
  const pull = useCallback(
    () =>
      pullDetails(projectId, (what) => {
        failed.current = projects.partFailed(what);
      }),
    [projectId],
  );
  const asked = useRefreshing(pull);
  const { refreshing, ended, problem, refresh } = asked;
  const before = first?.broughtInspections.here;
  const known = {
    inspections: useListState(pulledInspections, asked, before),
    followUps: useListState(pulledFollowUps, asked),
    rooms: useListState(pulledRooms, asked, before && first?.broughtRooms.here),
    files: useListState(pulledFiles, asked, before && first?.broughtFiles.here),
    jobFiles: useListState(pulledJobFiles, asked, before),
  };
  // Nothing was ever added to it.
  if (project?.jobWrittenAt === null) known.jobFiles = 'known';
  const mayWait = [
    known.inspections,
    known.rooms,
    known.files,
    known.jobFiles,
    useListState(pulledPapers, asked, before),
    useListState(pulledDrying, asked, before),
  ];
  const knownWaits = (['asking', 'missing'] as const).find((how) => mayWait.includes(how)) ?? 'known';
  useEffect(() => {
    if (project) document.title = `${project.title} · Tidemark`;
  }, [project]);
  const held = Boolean(project);
  useEffect(() => {
    if (held && problem !== undefined)
      showToast({ kind: 'error', id: 'project', title: 'Error', message: failed.current });
  }, [held, problem]);
  const followUp = useFollowUp();

  if (project === null && ended && problem === undefined)
    return (
      <NotHere what={projects.theProject} onRetry={refresh} retrying={refreshing} action={<BackLink />} />
    );
  if (project === null && ended)
    return (
      <ErrorState
        title={projects.loadFailed}
        message={problem || projects.unknownError}
        onRetry={refresh}
        retrying={refreshing}
        action={<BackLink />}
      />
    );
  if (!project || !inspections)
    return (
      <Page wide>
        <Loading label="Loading...">
          <Skeleton height={320} />
        </Loading>
      </Page>
    );

  const missing = missingParts(known, asked);
  const newest = latestOf(inspections.filter(({ status }) => status !== 'Cancelled'));
  const whole = known.rooms === 'known' && known.files === 'known';
  const newestEvidence = whole ? evidence?.find(({ inspection }) => inspection.id === newest?.id) : undefined;
  const action = (
    <JobAction
      project={project}
      inspections={inspections}
      whole={known.inspections === 'known'}
      onFollowUp={followUp.open}
    />
  );
  const hasPhotos = jobFiles?.some(({ category }) => category === 'photo') ?? false;
  const review = newest?.status === 'Completed' && office?.review(project, newest);
  const overview = (
    <Overview {...{ project, inspections, newest, evidence, missing, knownWaits, office, slices }} />
  );
  const shown =
    part === 'overview' ? (
      overview
    ) : (
      <JobParts
        {...{
          part,
          project,
          inspections,
          newest,
          evidence,
          missing,
          office,
          slices,
          hasPhotos,
        }}
      />
    );
  const go = (to: JobPart) =>
    void navigate({
      to: '/project/$projectId',
      params: { projectId: String(projectId) },
      search: to === 'overview' ? {} : { part: to },
      replace: true,
      resetScroll: false,
    });
  return (
    <Page wide>
      <div className="desktop-only">
        <BackLink />
      </div>
      {!online && <Updated at={pulledInspections?.at} />}
      {part === 'overview' && <EndedNote />}
      {part === 'overview' && jobState(project) === 'Closed' && (
        <ClosedNote project={project} manages={office !== undefined} />
      )}
      {desktop ? (
        <>
          <header className={`grid gap-3 ${styles.head}`}>
            <JobTitle project={project} />
            <div className="row wrap gap-2">
              {review}
              {office?.acts(project)}
              {action}
            </div>
          </header>
          <JobFacts project={project} newest={newest} office={office} />
          <Tabs
            label={copy.parts}
            tabs={parts
              .filter(
                (one) =>
                  (one !== 'activity' || office) && (one !== 'drying' || jobState(project) !== 'not begun'),
              )
              .map((value) => ({
                value,
                label: partNames[value],
                count: countIn(value),
                waits: waitsIn(value),
              }))}
            value={part}
            onChange={go}
          >
            {shown}
          </Tabs>
        </>
      ) : part === 'overview' ? (
        <>
          <JobTitle project={project} />
          <NextCard project={project} office={office}>
            {action}
            {jobState(project) !== 'not begun' && <JobWays projectId={projectId} />}
          </NextCard>
          {review}
          {office?.acts(project)}
          {(newest || jobState(project) !== 'not begun') && (
            <StateList
              {...{ projectId, newest, papers, evidence: newestEvidence, office: office !== undefined }}
            />
          )}
          {overview}
        </>
      ) : (
        <>
          <ButtonLink
            kind="quiet"
            size="sm"
            className={styles.whole}
            icon={<ArrowLeft size={18} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/project/$projectId" params={{ projectId: String(projectId) }} replace {...props} />
            )}
          >
            {copy.wholeJob}
          </ButtonLink>
          {shown}
        </>
      )}
      {followUp.dialog(refresh)}
    </Page>
  );

  function waitsIn(value: JobPart): string | undefined {
    const waiting = value === 'papers' && papers?.filter(({ contentHash }) => !contentHash).length;
    return waiting ? copy.toSign(waiting) : undefined;
  }

  function countIn(value: JobPart): number | undefined {
    if (value === 'files') return jobFiles?.length;
    if (value === 'papers') return papers?.length || undefined;
    if (!newestEvidence) return undefined;
    if (value === 'sheets') return newestEvidence.rooms.length;
    if (value !== 'evidence') return undefined;
    return Object.values(countOf(newestEvidence)).reduce((sum, count) => sum + count, 0);
  }
}

const none = [] as const;
