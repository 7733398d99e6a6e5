import { expect, test } from 'vitest';
import { type Access, isManager, may, roles } from './access.ts';
import { verdicts } from './access-table.ts';
import { actions } from './actions.ts';

const kinds = Object.keys(verdicts.Admin) as Access[];
const namesOf = (access: Access) =>
  actions.filter((action) => action.access === access).map(({ name }) => name);

test('access: what is open without sign-in is exactly this', () => {
  expect(namesOf('anyone').sort()).toEqual([
    'auth.forgot-password',
    'auth.login',
    'auth.logout',
    'auth.open-export',
    'auth.refresh',
    'auth.reset-password',
    'claim-sheet-shares.report',
    'company.logo',
    'documents.keys',
    'documents.sign-by-link',
    'documents.signing',
    'inbound-projects.receive',
    'packages.shared',
    'packages.shared-zip',
  ]);
});

test("access: the calls of the office, the audit log and other people's accounts are for managers only", () => {
  const own = new Set<string>(['technicians.profile', 'technicians.update-profile', 'technicians.activity']);
  const theirs = actions
    .map(({ name }) => name)
    .filter((name) => /^(office|audit|technicians)\./.test(name) && !own.has(name));
  expect(namesOf('manager')).toEqual(expect.arrayContaining(theirs));
});

test.each(roles)('access: what a %s may do', (role) => {
  const actor = { id: 7, role };
  for (const access of kinds) {
    const { own, "another's": others } = verdicts[role][access];
    expect(may(actor, access, { technicianId: 7 }), access).toBe(own);
    expect(may(actor, access, { technicianId: 8 }), access).toBe(others);
    expect(may(actor, access, { technicianId: null }), `${access}, assigned to nobody`).toBe(others);
  }
  expect(may(actor, 'own-project'), 'before it is known whose').toBe('yes');
  expect(isManager(role)).toBe(verdicts[role].manager.own === 'yes');
});

test.each(kinds)('access: calls open to %s without sign-in', (access) => {
  const verdict = access === 'anyone' ? 'yes' : 'sign-in';
  expect(may(null, access)).toBe(verdict);
  expect(may(null, access, { technicianId: null })).toBe(verdict);
});
