import { judgeEvidence } from '@tidemark/contract/evidence-profiles/judge';
import { shippedProfiles } from '@tidemark/contract/evidence-profiles/shipped';
import { facts } from '@tidemark/contract/evidence-profiles/testing/facts';
import type { Waiver } from '@tidemark/contract/evidence-profiles/waiver';
import { expect, test } from 'vitest';
import { profileChange } from './profile-change.ts';

const profileOf = (id: string) => shippedProfiles.find((one) => one.id === id)!;

test('another profile: what it asks more and less is said, and reasons for rules it has not are counted', () => {
  const of = facts();
  const told = { record: 'waiver', projectId: 1, for: 'job', reason: 'unsafe', text: null } as const;
  const office = { givenAt: '2026-11-20T09:00:00Z', author: 1, authorName: 'Dana', asked: null };
  const waivers: Waiver[] = [
    { ...told, ...office, id: '1', ruleId: 'arrival-shot-front' },
    { ...told, ...office, id: '2', ruleId: 'first-visit-shot-thermal' },
  ];
  const judged = { facts: of, waivers, ...judgeEvidence(of, profileOf('water'), waivers) };
  const { more, less, former } = profileChange(judged, profileOf('fire'));
  expect(more).toContain('No photo shows the front side.');
  expect(more).not.toContain('No photo shows the address.');
  expect(less).toContain('The date of loss is not known.');
  // Fire asks for the front, too.
  expect(former).toBe(1);
  expect(profileChange(judged, profileOf('water'))).toEqual({ more: [], less: [], former: 0 });
});
