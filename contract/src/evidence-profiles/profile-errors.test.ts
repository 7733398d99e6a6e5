import { expect, test } from 'vitest';
import { entryOf, evidenceProfile } from './profile.ts';
import { profileErrors } from './profile-errors.ts';
import { subjects } from './rule.ts';
import { subjectWords } from './rule-words.ts';
import { shippedProfiles } from './shipped.ts';

test.each(shippedProfiles.map((profile) => [profile.name, profile] as const))(
  'evidence profiles: %s, as it ships, can be saved',
  (_, profile) => {
    expect(evidenceProfile.parse(profile)).toEqual(profile);
    expect(profileErrors(entryOf(profile), profile.id)).toEqual([]);
  },
);

test('evidence profiles: every subject has words of its own', () => {
  const words = subjects.map(subjectWords);
  expect(words.filter((word, at) => word === subjects[at])).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
  expect(subjectWords('shot:equipment|equipment-tag')).toBe('Equipment or equipment tag');
  expect(subjectWords('file:lab test: mold')).toBe('Document “lab test: mold”');
});
