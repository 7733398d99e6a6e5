import type { Role } from '@tidemark/contract/access';
import type { Technician } from '@tidemark/contract/technicians';

/** Second document, section 3: "Admin (shown as Administrator)". */
export const shownRole = <R extends Role>(role: R) =>
  (role === 'Admin' ? 'Administrator' : role) as Exclude<R, 'Admin'> | 'Administrator';

export const fullName = ({ firstName, lastName }: Pick<Technician, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
