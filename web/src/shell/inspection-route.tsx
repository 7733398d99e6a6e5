import { useParams } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { useCallback, useState } from 'react';
import { NoInspection } from '../inspections/no-inspection.tsx';
import { useRefresh } from '../inspections/use-refresh.ts';
import { WizardPage } from '../inspections/wizard-page.tsx';
import { getSession } from '../offline/session.ts';
import { useRecord } from '../offline/use-records.ts';
import { refreshAssigned } from '../projects/refresh-assigned.ts';
import { LoadingPage } from './loading-page.tsx';

/** /inspection/{projectId}; without an id it is project 1 (second document, section 2). */
export function InspectionRoute() {
  const { projectId } = useParams({ strict: false });
  if (projectId === undefined) return <FirstInspection />;
  return <WizardPage key={projectId} projectId={Number(projectId)} />;
}

const firstProject = 1;

/** Nobody chose project 1: where it is another technician's, that is no error. */
function FirstInspection() {
  const first = useRecord('projects', firstProject);
  const [theirs, setTheirs] = useState<boolean>();
  const ask = useCallback(async () => {
    const { projects } = await refreshAssigned();
    setTheirs(projects.some(({ id }) => id === firstProject));
  }, []);
  const { state } = useRefresh(ask);
  const role = getSession()?.technician.role;
  if (first || theirs || state === 'failed' || (role && isManager(role)))
    return <WizardPage projectId={firstProject} />;
  return theirs === false ? <NoInspection /> : <LoadingPage label="Loading project..." />;
}
