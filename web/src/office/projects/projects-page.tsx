import { isManager } from '@tidemark/contract/access';
import { useSession } from '../../offline/session/index.ts';
import { AccessDenied } from '../../technicians/access-denied.tsx';
import { copy } from './copy.ts';
import { OfficeProjects } from './office-projects.tsx';

/** /projects: all projects of the company, for Supervisor, Manager and Admin. */
export function ProjectsPage() {
  const actor = useSession()?.technician;
  if (!actor) return null;
  if (isManager(actor.role)) return <OfficeProjects />;
  return <AccessDenied title={copy.title} message={copy.deniedMessage} />;
}
