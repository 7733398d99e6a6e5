import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { lazy, Suspense, useCallback, useState } from 'react';
import { pullProject, type Refresh, useRefresh } from '../offline/pull/index.ts';
import { useRecord, useRecords } from '../offline/store/index.ts';
import { NotHere } from '../ui/feedback/not-here.tsx';
import { BeginInspection } from './begin-inspection.tsx';
import { copy } from './copy.ts';
import { isFormer, latestOf } from './latest-inspection.ts';
import type { WizardFirst } from './read-wizard-page.ts';
import { Wizard } from './wizard/wizard.tsx';
import { BackLink, LoadError, Page, Waiting } from './wizard-states.tsx';

/** Seldom gone to. */
const EndedInspection = lazy(async () => ({
  default: (await import('./ended-inspection.tsx')).EndedInspection,
}));
const CompletedProject = lazy(async () => ({
  default: (await import('./completed-project.tsx')).CompletedProject,
}));

interface Props {
  projectId: number;
  /** Data read just before, shown until this page has read its own. */
  first: WizardFirst | undefined;
}

/** The inspection wizard of a project (second document, "Inspection wizard"). It opens from what is on the device. */
export function WizardPage({ projectId, first }: Props) {
  const refresh = useRefresh(
    `projects/${projectId}`,
    useCallback(() => pullProject(projectId, ['inspections']), [projectId]),
  );
  const project = useRecord('projects', projectId, first?.project);
  if (project)
    return (
      <ProjectWizard key={project.id} project={project} inspections={first?.inspections} refresh={refresh} />
    );
  if (project === undefined || refresh.state === 'running') return <Waiting text={copy.loadingProject} />;
  if (refresh.error?.status === 0) {
    return (
      <Page title={copy.errorTitle}>
        <NotHere
          what={copy.theProject}
          onRetry={refresh.again}
          retrying={false}
          action={<BackLink>{copy.backToDashboard}</BackLink>}
        />
      </Page>
    );
  }
  // The server's own message, if any.
  const message = refresh.error?.code ? refresh.error.message : copy.projectFailed;
  return <LoadError title={copy.errorTitle} message={message} onRetry={refresh.again} />;
}

interface ProjectWizardProps {
  project: Project;
  inspections: readonly Inspection[] | undefined;
  refresh: Refresh;
}

function ProjectWizard({ project, inspections: first, refresh }: ProjectWizardProps) {
  const inspections = useRecords('inspections', { projectId: project.id }, first);
  /** Once open here, it stays on screen while it is submitted or cancelled, until the dashboard appears. */
  const [held, setHeld] = useState<string | null>(null);
  if (!inspections) return <Waiting text={copy.loadingInspection} />;
  const inspection = inspections.find(({ id }) => id === held) ?? latestOf(inspections);
  if (inspection?.status === 'In Progress' || (inspection && inspection.id === held)) {
    return <Wizard key={inspection.id} project={project} inspection={inspection} onHold={setHeld} />;
  }
  // The server may have an open one.
  if (refresh.state === 'running') return <Waiting text={copy.preparing} />;
  const former = inspection && project.status === 'In Progress' && isFormer(inspection, project);
  if (inspection && !former)
    return (
      <Suspense fallback={<Waiting text={copy.loadingInspection} />}>
        <EndedInspection inspection={inspection} />
      </Suspense>
    );
  if (project.status === 'Completed')
    return (
      <Suspense fallback={<Waiting text={copy.loadingInspection} />}>
        <CompletedProject project={project} onRetry={refresh.again} />
      </Suspense>
    );
  return <BeginInspection project={project} />;
}
