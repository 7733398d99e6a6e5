import { expect, test } from 'vitest';
import { profileFor } from './choose.ts';
import { anyJob } from './profile.ts';
import { basicProfile } from './shipped.ts';
import { facts } from './testing/facts.ts';

test.each([
  ['Owner', 'Owners'],
  [' owner', 'Owners'],
  ['Tenant', 'Basic'],
  [null, 'Basic'],
])('evidence: a job whose resident type reads %o is judged by %s', (residentType, name) => {
  const owners = { ...basicProfile, id: 'owners', name: 'Owners', order: 1 };
  const profiles = [basicProfile, { ...owners, appliesTo: { ...anyJob, residentType: ['Owner'] } }];
  const of = facts();
  expect(profileFor(profiles, { ...of, project: { ...of.project, residentType } })?.name).toBe(name);
});
