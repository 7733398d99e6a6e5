/** Who may do what: pure, so that the server enforces it and the client hides buttons with the same answer. */

export const roles = [
  'Field Technician',
  'Senior Field Technician',
  'Lead Technician',
  'Supervisor',
  'Manager',
  'Admin',
] as const;
export type Role = (typeof roles)[number];

/**
 * - `anyone`: without sign-in.
 * - `signed-in`: every active account; lists are narrowed to what the caller may see.
 * - `own-project`: the technician the project is assigned to, and every manager.
 * - `manager`: Supervisor, Manager, Admin.
 */
export type Access = 'anyone' | 'signed-in' | 'own-project' | 'manager';

export interface Actor {
  id: number;
  role: Role;
}

/** `hidden` answers as if the record did not exist (404); `forbidden` is a 403. */
export type Verdict = 'yes' | 'hidden' | 'forbidden' | 'sign-in';

export function isManager(role: Role): boolean {
  return role === 'Supervisor' || role === 'Manager' || role === 'Admin';
}

/** decisions.md, "Roles and what each may see". `subject` is the project a record belongs to. */
export function may(actor: Actor | null, access: Access, subject?: { technicianId: number | null }): Verdict {
  if (access === 'anyone') return 'yes';
  if (!actor) return 'sign-in';
  if (isManager(actor.role) || access === 'signed-in') return 'yes';
  if (access === 'manager') return 'forbidden';
  return !subject || subject.technicianId === actor.id ? 'yes' : 'hidden';
}
