import type { Actor } from '@tidemark/contract/access';
import { roles } from '@tidemark/contract/access';
import { accountRefusal, mayGrant } from '@tidemark/contract/account-rules';
import { type Technician, type TechnicianStatus, technicianStatuses } from '@tidemark/contract/technicians';

/** Only the server knows whether another account is the last active Admin. */
const unknown = { lastActiveAdmin: false };

export const mayEdit = (actor: Actor, technician: Technician) => mayGrant(actor, technician.role);

export const mayRemove = (actor: Actor, technician: Technician) =>
  technician.status !== 'Terminated' &&
  accountRefusal(actor, technician, { status: 'Terminated' }, unknown) === undefined;

/** The roles this person may get; without a person, those for a new one. */
export const rolesFor = (actor: Actor, technician?: Technician) =>
  roles.filter((role) =>
    technician ? accountRefusal(actor, technician, { role }, unknown) === undefined : mayGrant(actor, role),
  );

/** Terminated is not selectable on create (second document, section 4). */
export const statusesFor = (actor: Actor, technician?: Technician): TechnicianStatus[] =>
  technicianStatuses.filter((status) =>
    technician
      ? accountRefusal(actor, technician, { status }, unknown) === undefined
      : status !== 'Terminated',
  );
