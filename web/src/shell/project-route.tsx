import { useLoaderData, useParams, useSearch } from '@tanstack/react-router';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { JobPage } from '../job/job-page.tsx';
import type { JobSlices } from '../job/job-slices.ts';
import type { OfficeParts } from '../job/office-parts.ts';
import type { JobAddress } from '../job/parts.ts';
import type { ProjectPage } from '../projects/read-project-page.ts';
import { WayRowAsked } from '../ui/layout/way-row.tsx';

/** After Submit: most of what it offers is on this page. */
export { SubmittedPage } from '../job/submitted/submitted-page.tsx';
/** Loads with the page: each file is a trip to the service worker. */
export { readProjectPage } from '../projects/read-project-page.ts';

type Parts = typeof import('./office-parts.tsx');
const part = <P extends object>(pick: (parts: Parts) => ComponentType<P>) =>
  lazy(async () => ({ default: pick(await import('./office-parts.tsx')) }));

const ActivityPart = part((parts) => parts.ActivityPart);
const DocumentsWait = part((parts) => parts.DocumentsWait);
const DryingWaits = part((parts) => parts.DryingWaits);
const EstimateFact = part((parts) => parts.EstimateFact);
const EstimateWaits = part((parts) => parts.EstimateWaits);
const EvidenceWaits = part((parts) => parts.EvidenceWaits);
const HoldWaits = part((parts) => parts.HoldWaits);
const ProgressCard = part((parts) => parts.ProgressCard);
const ProjectActs = part((parts) => parts.ProjectActs);
const ReviewButton = part((parts) => parts.ReviewButton);
const ShareLinksCard = part((parts) => parts.ShareLinksCard);
const VisitButton = part((parts) => parts.VisitButton);
const VisitWaits = part((parts) => parts.VisitWaits);

const DryingPart = lazy(() => import('../drying/drying-part.tsx'));
const DryingPapersRow = lazy(async () => ({
  default: (await import('../drying/papers/papers-button.tsx')).DryingPapersRow,
}));
const EstimateCard = lazy(async () => ({
  default: (await import('../estimates/estimate-card.tsx')).EstimateCard,
}));
const InvoicesCard = lazy(() => import('../invoices/invoices-card.tsx'));
const StagesCard = lazy(() => import('../evidence-profiles/stages-card.tsx'));
const PackagesCard = lazy(() => import('../packages/packages-card.tsx'));
const DocumentsCard = lazy(() => import('../documents/documents-card.tsx'));

const onceHere = (node: ReactNode) => <Suspense>{node}</Suspense>;

const happened: (...of: Parameters<OfficeParts['activity']>) => ComponentProps<typeof ActivityPart> = (
  { id, updatedAt },
  inspections,
) => ({
  projectId: id,
  stamp: [updatedAt, ...inspections.map((one) => one.updatedAt)].join(),
});

const officeParts: OfficeParts = {
  acts: (project) => onceHere(<ProjectActs project={project} />),
  visit: (project, label, quiet) => onceHere(<VisitButton project={project} label={label} quiet={quiet} />),
  progress: (inspection) => onceHere(<ProgressCard inspection={inspection} />),
  review: ({ title }, { id }) => onceHere(<ReviewButton inspection={{ id, projectTitle: title }} />),
  estimate: (inspection) => onceHere(<EstimateFact key={inspection.id} inspection={inspection} />),
  activity: (project, inspections) => onceHere(<ActivityPart {...happened(project, inspections)} />),
  lately: (project, inspections) => onceHere(<ActivityPart {...happened(project, inspections)} lately />),
  links: ({ id }) => onceHere(<ShareLinksCard projectId={id} />),
  waits: (project, newest) => (
    <Suspense fallback={<WayRowAsked />}>
      <VisitWaits project={project} />
      <HoldWaits project={project} />
      <DryingWaits project={project} />
      <DocumentsWait projectId={project.id} />
      {newest?.status === 'Completed' && <EstimateWaits key={newest.id} inspection={newest} />}
      <EvidenceWaits project={project} />
    </Suspense>
  ),
};

const slices: JobSlices = {
  documents: (project) => onceHere(<DocumentsCard project={project} />),
  drying: (project) => onceHere(<DryingPart project={project} />),
  dryingPapers: ({ id }) => onceHere(<DryingPapersRow projectId={id} />),
  estimate: (inspections, narrow) => onceHere(<EstimateCard {...{ inspections, narrow }} />),
  invoices: (project) => onceHere(<InvoicesCard project={project} />),
  packages: (project) => onceHere(<PackagesCard project={project} />),
  stages: (project) => onceHere(<StagesCard project={project} />),
};

/** /project/{projectId} */
export function ProjectRoute() {
  const { projectId } = useParams({ strict: false });
  const { part = 'overview' } = useSearch({ strict: false }) as JobAddress;
  return (
    <JobPage
      key={projectId}
      projectId={numberInPath(projectId)}
      part={part}
      first={useLoaderData({ strict: false }) as ProjectPage | undefined}
      officeParts={officeParts}
      slices={slices}
    />
  );
}
