import { expect, test } from 'vitest';
import { z } from 'zod';
import { entryOf, evidenceProfile } from './profile.ts';
import { profileErrors } from './profile-errors.ts';
import { evidenceRule, subjects } from './rule.ts';
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

test.each([
  ['id', 5, 'use a-z, digits and - in its id.'],
  ['subject', null, 'choose what is asked.'],
  ['subject', 'shot:moon', 'choose what is asked.'],
  ['when', 'always', 'use at most 8 conditions.'],
  ['when', [{ if: 'class', is: 9 }], 'choose a condition.'],
  ['when', [{ if: 'damageType', is: 'Hail' }], 'choose a condition.'],
  ['when', [{ if: 'sheetLine', is: '9' }], 'choose a condition.'],
  ['beforeWork', 'yes', 'say whether it was taken before work.'],
  ['minimum', Number.NaN, 'ask for 1 to 99.'],
  ['wording', 'x'.repeat(10_000), 'say what is asked, in at most 120 characters.'],
])('evidence profiles: %s of a rule as %j is refused in words that name its rule', (field, value, says) => {
  const [rule] = shippedProfiles[0]!.rules;
  const { error } = z.array(evidenceRule).safeParse([rule, { ...rule, [field]: value }]);
  expect(error?.issues.map(({ message }) => message)).toContain(`Rule 2: ${says}`);
});
