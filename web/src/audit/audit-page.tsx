import { isManager } from '@tidemark/contract/access';
import { useSession } from '../offline/session/index.ts';
import { AccessDenied } from '../technicians/access-denied.tsx';
import { AuditLog } from './audit-log.tsx';
import { copy } from './copy.ts';

/** /audit: for Supervisor, Manager and Admin, as in the contract's `auditActions`. */
export function AuditPage() {
  const actor = useSession()?.technician;
  if (!actor) return null;
  if (isManager(actor.role)) return <AuditLog />;
  return <AccessDenied title={copy.title} message={copy.deniedMessage} />;
}
