import { expect, test } from 'vitest';
import { openAtSubmit, sayOpen } from '../inspections/open-at-submit.ts';
import { judgeEvidence } from './judge.ts';
import { openOnSite } from './on-site.ts';
import { asking, facts, photo, rule } from './testing/facts.ts';

test('on site: the musts of the arrival and the first visit with their shots, and what is good to have in words', () => {
  const profile = asking(
    rule('shot:front', { id: 'front' }),
    rule('shot:damage', { id: 'damage', stage: 'first-visit', per: 'affected room' }),
    rule('intake:claimNumber', { id: 'claim' }),
    rule('shot:shutoff', { id: 'shutoff', severity: 'should' }),
    rule('shot:after', { id: 'after', stage: 'completion' }),
  );
  const of = (...photos: Parameters<typeof photo>[0][]) =>
    openOnSite(judgeEvidence(facts({ photos: photos.map((shot) => photo(shot)) }), profile), profile);
  expect(of()).toEqual({
    musts: [
      {
        ...{ ruleId: 'front', for: 'job', stage: 'arrival', shot: 'front' },
        sentence: 'No photo shows the front.',
      },
      {
        ...{ ruleId: 'claim', for: 'job', stage: 'arrival', shot: null },
        sentence: 'The claim number is not known.',
      },
      {
        ...{ ruleId: 'damage', for: 'kitchen', stage: 'first-visit', shot: 'damage' },
        sentence: 'Kitchen has no photo of the damage.',
      },
    ],
    shoulds: ['Shutoff'],
  });
  expect(of('front', 'shutoff').musts.map(({ ruleId }) => ruleId)).toEqual(['claim', 'damage']);
  expect(of('front', 'shutoff').shoulds).toEqual([]);
});

test('open at submit: however much is open and however long its names are, a submit takes it', () => {
  const long = { ruleId: 'r'.repeat(99), for: 'f'.repeat(300), sentence: 'S'.repeat(900) };
  const said = sayOpen(
    { id: 'water', version: 3 },
    Array.from({ length: 700 }, () => long),
  );
  expect(openAtSubmit.parse(said)).toEqual(said);
  expect(said.missing).toHaveLength(200);
});
