import { useLoaderData, useParams } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { useCallback, useState } from 'react';
import { NoInspection } from '../inspections/no-inspection.tsx';
import type { WizardFirst } from '../inspections/read-wizard-page.ts';
import { WizardPage } from '../inspections/wizard-page.tsx';
import { pullAssigned, useRefresh } from '../offline/pull/index.ts';
import { getSession } from '../offline/session/index.ts';
import { useRecord } from '../offline/store/index.ts';
import { LoadingPage } from './loading-page.tsx';

/** Loads with the page: each file is a trip to the service worker. */
export { readWizardPage } from '../inspections/read-wizard-page.ts';

/** /inspection/{projectId}; without an id it is project 1 (second document, section 2). */
export function InspectionRoute() {
  const { projectId } = useParams({ strict: false });
  const first = useLoaderData({ strict: false }) as WizardFirst | undefined;
  if (projectId === undefined) return <FirstInspection first={first} />;
  return <WizardPage key={projectId} projectId={numberInPath(projectId)} first={first} />;
}

export const firstProject = 1;

/** Project 1 is only the default: another technician's project 1 is not an error. */
function FirstInspection({ first }: { first: WizardFirst | undefined }) {
  const project = useRecord('projects', firstProject, first?.project);
  const [theirs, setTheirs] = useState<boolean>();
  const ask = useCallback(async () => {
    const { projects } = await pullAssigned();
    setTheirs(projects.some(({ id }) => id === firstProject));
  }, []);
  const { state } = useRefresh(undefined, ask);
  const role = getSession()?.technician.role;
  if (project || theirs || state === 'failed' || (role && isManager(role)))
    return <WizardPage projectId={firstProject} first={first} />;
  return theirs === false ? <NoInspection /> : <LoadingPage label="Loading project..." />;
}
