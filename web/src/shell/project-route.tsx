import { useParams } from '@tanstack/react-router';
import { ProjectActs } from '../office/form/project-acts.tsx';
import { ProgressCard } from '../office/progress/progress-card.tsx';
import { ProjectDetailsPage } from '../projects/project-details-page.tsx';

/** /project/{projectId} */
export function ProjectRoute() {
  const { projectId } = useParams({ strict: false });
  return (
    <ProjectDetailsPage
      key={projectId}
      projectId={Number(projectId)}
      officeProgress={(inspection) => <ProgressCard inspection={inspection} />}
      officeActs={(project) => <ProjectActs project={project} />}
    />
  );
}
