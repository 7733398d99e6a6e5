import { type Actor, type Role, roles } from './access.ts';
import type { RefusalCode } from './refusals.ts';
import type { TechnicianStatus } from './technicians.ts';

interface Account {
  id: number;
  role: Role;
  status: TechnicianStatus;
}
type AccountRefusal = Extract<
  RefusalCode,
  'managers_only_by_managers' | 'own_account_kept' | 'last_admin_kept'
>;

const isTop = (role: Role) => role === 'Manager' || role === 'Admin';
const isActiveAdmin = ({ role, status }: Pick<Account, 'role' | 'status'>) =>
  role === 'Admin' && status === 'Active';

/** decisions.md, "Roles": only Admin and Manager may grant or edit Manager and Admin. */
export function mayGrant(actor: Pick<Actor, 'role'>, role: Role): boolean {
  return isTop(actor.role) || !isTop(role);
}

/**
 * Why a manager may not make this change to an account; undefined if they may. No one locks out, demotes or deletes
 * themselves, nor the last active Admin (decisions.md, "Roles").
 */
export function accountRefusal(
  actor: Actor,
  account: Account,
  become: { role?: Role | undefined; status?: TechnicianStatus | undefined },
  { lastActiveAdmin }: { lastActiveAdmin: boolean },
): AccountRefusal | undefined {
  const role = become.role ?? account.role;
  const status = become.status ?? account.status;
  if (!mayGrant(actor, account.role) || !mayGrant(actor, role)) return 'managers_only_by_managers';
  const demoted = roles.indexOf(role) < roles.indexOf(account.role);
  const shutOut = status !== 'Active' && status !== account.status;
  if (account.id === actor.id && (demoted || shutOut)) return 'own_account_kept';
  if (lastActiveAdmin && isActiveAdmin(account) && !isActiveAdmin({ role, status })) return 'last_admin_kept';
  return undefined;
}
