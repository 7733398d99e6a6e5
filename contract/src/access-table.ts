import type { Access, Role, Verdict } from './access.ts';

/** Whose record: a project assigned to the caller (or a record below one), or to someone else. */
type Whose = 'own' | "another's";

const technician = {
  anyone: { own: 'yes', "another's": 'yes' },
  'signed-in': { own: 'yes', "another's": 'yes' },
  'own-project': { own: 'yes', "another's": 'hidden' },
  manager: { own: 'forbidden', "another's": 'forbidden' },
} as const satisfies Record<Access, Record<Whose, Verdict>>;

const everything = { own: 'yes', "another's": 'yes' } as const;
const manager = {
  anyone: everything,
  'signed-in': everything,
  'own-project': everything,
  manager: everything,
} as const satisfies Record<Access, Record<Whose, Verdict>>;

/** decisions.md, "Roles and what each may see", in full: the tests check may() and the running server against it. */
export const verdicts: Record<Role, Record<Access, Record<Whose, Verdict>>> = {
  'Field Technician': technician,
  'Senior Field Technician': technician,
  'Lead Technician': technician,
  Supervisor: manager,
  Manager: manager,
  Admin: manager,
};
