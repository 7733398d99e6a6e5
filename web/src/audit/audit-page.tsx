import { isManager } from '@tidemark/contract/access';
import { useSession } from '../offline/session/index.ts';
import { AccessDenied } from '../technicians/access-denied.tsx';
import { AuditLog } from './audit-log.tsx';
import { copy } from './copy.ts';

/** /audit: Supervisor, Manager and Admin read it, as the contract's `auditActions` say. */
export function AuditPage() {
  const actor = useSession()?.technician;
  if (!actor) return null;
  if (isManager(actor.role)) return <AuditLog />;
  return <AccessDenied title={copy.title} message={copy.deniedMessage} />;
}
