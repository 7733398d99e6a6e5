import { isManager } from '@tidemark/contract/access';
import { useSession } from '../offline/session/index.ts';
import { AccessDenied } from './access-denied.tsx';
import { copy } from './copy.ts';
import { ManageTechnicians } from './manage-technicians.tsx';

/** Managing technicians is for Admin, Manager and Supervisor (second document, section 6). */
export function TechniciansPage() {
  const actor = useSession()?.technician;
  if (!actor) return null;
  if (isManager(actor.role)) return <ManageTechnicians />;
  return <AccessDenied title="Technicians" message={copy.deniedMessage} />;
}
