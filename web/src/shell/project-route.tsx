import { useParams } from '@tanstack/react-router';
import { ProjectDetailsPage } from '../projects/project-details-page.tsx';

/** /project/{projectId} */
export function ProjectRoute() {
  const { projectId } = useParams({ strict: false });
  return <ProjectDetailsPage key={projectId} projectId={Number(projectId)} />;
}
