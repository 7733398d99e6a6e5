import type { Technician } from '@tidemark/contract/technicians';
import { expect, test } from 'vitest';
import { mayEdit, mayRemove, rolesFor, statusesFor } from './may-touch.ts';

const someone = (role: Technician['role'], status: Technician['status'] = 'Active') =>
  ({ id: 9, role, status }) as Technician;
const supervisor = { id: 1, role: 'Supervisor' } as const;
const manager = { id: 2, role: 'Manager' } as const;

test('technicians: a Supervisor neither edits nor grants Manager and Admin', () => {
  expect(mayEdit(supervisor, someone('Manager'))).toBe(false);
  expect(rolesFor(supervisor)).toEqual([
    'Field Technician',
    'Senior Field Technician',
    'Lead Technician',
    'Supervisor',
  ]);
  expect(rolesFor(manager)).toHaveLength(6);
});

test('technicians: nobody deletes, demotes or locks out themselves', () => {
  const self = { ...someone('Manager'), id: manager.id };
  expect(mayEdit(manager, self)).toBe(true);
  expect(mayRemove(manager, self)).toBe(false);
  expect(rolesFor(manager, self)).toEqual(['Manager', 'Admin']);
  expect(statusesFor(manager, self)).toEqual(['Active']);
});

test('technicians: Terminated is offered for existing accounts only, and a terminated one cannot be deleted again', () => {
  expect(statusesFor(manager)).not.toContain('Terminated');
  expect(statusesFor(manager, someone('Supervisor'))).toContain('Terminated');
  expect(mayRemove(manager, someone('Supervisor', 'Terminated'))).toBe(false);
});
