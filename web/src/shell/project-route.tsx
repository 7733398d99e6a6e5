import { useLoaderData, useParams } from '@tanstack/react-router';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { lazy, Suspense } from 'react';
import { ProjectActs } from '../office/form/project-acts.tsx';
import { ProgressCard } from '../office/progress/progress-card.tsx';
import { ProjectDetailsPage } from '../projects/project-details-page.tsx';
import type { ProjectPage } from '../projects/read-project-page.ts';

/** The office's alone: a technician's project comes without it. */
const ShareLinksCard = lazy(async () => ({
  default: (await import('../office/share-links/share-links-card.tsx')).ShareLinksCard,
}));

/** Comes with the page: each file is a trip to the service worker. */
export { readProjectPage } from '../projects/read-project-page.ts';

/** /project/{projectId} */
export function ProjectRoute() {
  const { projectId } = useParams({ strict: false });
  return (
    <ProjectDetailsPage
      key={projectId}
      projectId={numberInPath(projectId)}
      first={useLoaderData({ strict: false }) as ProjectPage | undefined}
      officeProgress={(inspection) => <ProgressCard inspection={inspection} />}
      officeActs={(project) => <ProjectActs project={project} />}
      officeLinks={({ id }) => (
        <Suspense>
          <ShareLinksCard projectId={id} />
        </Suspense>
      )}
    />
  );
}
