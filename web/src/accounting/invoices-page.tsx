import { isManager } from '@tidemark/contract/access';
import { useSession } from '../offline/session/index.ts';
import { AccessDenied } from '../technicians/access-denied.tsx';
import { AllInvoices } from './all-invoices.tsx';
import { copy } from './copy.ts';

/** /invoices: for managers. */
export function InvoicesPage() {
  const actor = useSession()?.technician;
  if (!actor) return null;
  if (isManager(actor.role)) return <AllInvoices />;
  return <AccessDenied title={copy.title} message={copy.denied} />;
}
