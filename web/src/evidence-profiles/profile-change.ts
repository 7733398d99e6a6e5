import { type JudgedEvidence, judgeEvidence } from '@tidemark/contract/evidence-profiles/judge';
import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import type { Judged } from './use-judged.ts';

export interface ProfileChange {
  /** Missing by the other profile and not by this one, and the other way round, in sentences. */
  more: string[];
  less: string[];
  /** Reasons for rules that the other profile has not. */
  former: number;
}

const musts = ({ stages }: Pick<JudgedEvidence, 'stages'>): Set<string> =>
  new Set(
    stages.flatMap(({ items }) =>
      items.flatMap(({ severity, missing }) =>
        severity === 'must' ? missing.map(({ sentence }) => sentence) : [],
      ),
    ),
  );

/** What must be there, and is not, once a job is judged by another profile, by what this device knows of it. */
export function profileChange(
  { facts, waivers, stages }: Pick<Judged, 'facts' | 'waivers' | 'stages'>,
  other: EvidenceProfile,
): ProfileChange {
  const [before, after] = [musts({ stages }), musts(judgeEvidence(facts, other, waivers))];
  return {
    more: [...after].filter((sentence) => !before.has(sentence)),
    less: [...before].filter((sentence) => !after.has(sentence)),
    former: waivers.filter(({ ruleId }) => !other.rules.some(({ id }) => id === ruleId)).length,
  };
}
