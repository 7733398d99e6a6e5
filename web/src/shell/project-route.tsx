import { useLoaderData, useParams, useSearch } from '@tanstack/react-router';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { lazy, Suspense } from 'react';
import { JobPage } from '../job/job-page.tsx';
import type { OfficeParts } from '../job/office-parts.ts';
import type { JobAddress } from '../job/parts.ts';
import { ProjectActs } from '../office/form/project-acts.tsx';
import { VisitButton } from '../office/form/visit-button.tsx';
import { ProgressCard } from '../office/progress/progress-card.tsx';
import type { ProjectPage } from '../projects/read-project-page.ts';

/** For the office only: a technician's project loads without it. */
const ShareLinksCard = lazy(async () => ({
  default: (await import('../office/share-links/share-links-card.tsx')).ShareLinksCard,
}));

const ReviewButton = lazy(async () => ({
  default: (await import('../today/review-button.tsx')).ReviewButton,
}));

/** Loads with the page: each file is a trip to the service worker. */
export { readProjectPage } from '../projects/read-project-page.ts';

const officeParts: OfficeParts = {
  acts: (project) => <ProjectActs project={project} />,
  visit: (project, label, quiet) => <VisitButton project={project} label={label} quiet={quiet} />,
  progress: (inspection) => <ProgressCard inspection={inspection} />,
  review: ({ title }, { id }) => (
    <Suspense>
      <ReviewButton inspection={{ id, projectTitle: title }} />
    </Suspense>
  ),
  links: ({ id }) => (
    <Suspense>
      <ShareLinksCard projectId={id} />
    </Suspense>
  ),
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
    />
  );
}
