import { expect, test } from 'vitest';
import { type Access, isManager, may, roles } from './access.ts';
import { openTo, verdicts } from './access-table.ts';
import { actions } from './actions.ts';

const kinds = Object.keys(openTo) as Access[];

test.each(kinds)('access: calls open to %s are exactly those in the table', (access) => {
  const named = actions.filter((action) => action.access === access).map(({ name }) => name);
  expect([...openTo[access]].sort()).toEqual(named.sort());
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
