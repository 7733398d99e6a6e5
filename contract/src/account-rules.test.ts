import { expect, test } from 'vitest';
import type { Role } from './access.ts';
import { accountRefusal, mayGrant } from './account-rules.ts';
import type { TechnicianStatus } from './technicians.ts';

const managers = ['Supervisor', 'Manager', 'Admin'] as const;
const account = (role: Role, id = 8, status: TechnicianStatus = 'Active') => ({ id, role, status });
const others = { lastActiveAdmin: false };

test.each<[(typeof managers)[number], Role, boolean]>([
  ['Supervisor', 'Field Technician', true],
  ['Supervisor', 'Lead Technician', true],
  ['Supervisor', 'Supervisor', true],
  ['Supervisor', 'Manager', false],
  ['Supervisor', 'Admin', false],
  ['Manager', 'Supervisor', true],
  ['Manager', 'Manager', true],
  ['Manager', 'Admin', true],
  ['Admin', 'Admin', true],
])('account rules: a %s edits and grants %s, %s', (actor, role, may) => {
  const refusal = may ? undefined : 'managers_only_by_managers';
  expect(mayGrant({ role: actor }, role)).toBe(may);
  expect(accountRefusal({ id: 7, role: actor }, account(role), {}, others)).toBe(refusal);
  expect(accountRefusal({ id: 7, role: actor }, account('Field Technician'), { role }, others)).toBe(refusal);
});

test.each<[Role, { role?: Role; status?: TechnicianStatus }, string | undefined]>([
  ['Admin', { role: 'Manager' }, 'own_account_kept'],
  ['Manager', { role: 'Field Technician' }, 'own_account_kept'],
  ['Supervisor', { status: 'Inactive' }, 'own_account_kept'],
  ['Admin', { status: 'Suspended' }, 'own_account_kept'],
  ['Admin', { status: 'On Leave' }, 'own_account_kept'],
  ['Admin', { status: 'Terminated' }, 'own_account_kept'],
  ['Supervisor', { role: 'Admin' }, 'managers_only_by_managers'],
  ['Manager', { role: 'Admin' }, undefined],
  ['Admin', { status: 'Active', role: 'Admin' }, undefined],
  ['Supervisor', {}, undefined],
])('account rules: a %s changes their own account to %j, %s', (role, become, refusal) => {
  expect(accountRefusal({ id: 8, role }, account(role), become, others)).toBe(refusal);
});

test.each<[{ role?: Role; status?: TechnicianStatus }, string | undefined]>([
  [{ role: 'Manager' }, 'last_admin_kept'],
  [{ status: 'On Leave' }, 'last_admin_kept'],
  [{ status: 'Terminated' }, 'last_admin_kept'],
  [{}, undefined],
])('account rules: changing the last active Admin to %j, %s', (become, refusal) => {
  const manager = { id: 7, role: 'Manager' } as const;
  expect(accountRefusal(manager, account('Admin'), become, { lastActiveAdmin: true })).toBe(refusal);
  expect(accountRefusal(manager, account('Admin'), become, others)).toBe(undefined);
  expect(
    accountRefusal(manager, account('Admin', 8, 'On Leave'), become, { lastActiveAdmin: true }),
    'one who is not active is not the last active one',
  ).toBe(undefined);
});
