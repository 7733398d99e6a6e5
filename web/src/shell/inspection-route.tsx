import { useParams } from '@tanstack/react-router';
import { WizardPage } from '../inspections/wizard-page.tsx';

/** /inspection/{projectId}; without an id it is project 1 (second document, section 2). */
export function InspectionRoute() {
  const { projectId = '1' } = useParams({ strict: false });
  return <WizardPage key={projectId} projectId={Number(projectId)} />;
}
