import type { Shot } from '../shots.ts';
import { shotsOf } from './count-photos.ts';
import type { JudgedEvidence } from './judge.ts';
import type { EvidenceProfile } from './profile.ts';
import { ruleWords } from './rule-words.ts';
import { type Stage, stagesOnSite } from './stages.ts';

/** Something that must be there and is not. */
export interface OpenThing {
  ruleId: string;
  /** A target's key, as waivers name it. */
  for: string;
  sentence: string;
  stage: Stage;
  /** Its photo, where it asks for one. */
  shot: Shot | null;
}

/** What is missing of the arrival and the first visit, by what a device or the office knows. */
export function openOnSite(
  { stages }: Pick<JudgedEvidence, 'stages'>,
  { rules }: Pick<EvidenceProfile, 'rules'>,
): { musts: OpenThing[]; shoulds: string[] } {
  const open = stages
    .filter(({ stage }) => stagesOnSite.includes(stage))
    .flatMap(({ stage, items }) =>
      items
        .filter(({ missing }) => missing.length > 0)
        .map((item) => ({ stage, ...item, rule: rules.find(({ id }) => id === item.ruleId)! })),
    );
  const of = (wanted: 'must' | 'should') => open.filter(({ severity }) => severity === wanted);
  return {
    musts: of('must').flatMap(({ ruleId, stage, rule, missing }) =>
      missing.map((one) => ({ ...one, ruleId, stage, shot: shotsOf(rule)[0] ?? null })),
    ),
    shoulds: of('should').map(({ rule }) => ruleWords(rule)),
  };
}
