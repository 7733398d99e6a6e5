import { expect, test } from 'vitest';
import { type Access, isManager, may, roles } from './access.ts';

/** decisions.md, "Roles and what each may see": own project, another's, no one's, managers' business. */
const technician = { own: 'yes', other: 'hidden', none: 'hidden', manager: 'forbidden' } as const;
const manager = { own: 'yes', other: 'yes', none: 'yes', manager: 'yes' } as const;
const table = {
  'Field Technician': technician,
  'Senior Field Technician': technician,
  'Lead Technician': technician,
  Supervisor: manager,
  Manager: manager,
  Admin: manager,
};

test.each(roles)('what a %s may', (role) => {
  const actor = { id: 7, role };
  const { own, other, none, manager: managing } = table[role];
  expect(may(actor, 'anyone')).toBe('yes');
  expect(may(actor, 'signed-in')).toBe('yes');
  expect(may(actor, 'manager')).toBe(managing);
  expect(may(actor, 'own-project', { technicianId: 7 })).toBe(own);
  expect(may(actor, 'own-project', { technicianId: 8 })).toBe(other);
  expect(may(actor, 'own-project', { technicianId: null })).toBe(none);
  expect(may(actor, 'own-project')).toBe('yes');
  expect(isManager(role)).toBe(managing === 'yes');
});

test.each<[Access, string]>([
  ['anyone', 'yes'],
  ['signed-in', 'sign-in'],
  ['own-project', 'sign-in'],
  ['manager', 'sign-in'],
])('without sign-in, what is open to %s answers %s', (access, verdict) => {
  expect(may(null, access)).toBe(verdict);
  expect(may(null, access, { technicianId: null })).toBe(verdict);
});
