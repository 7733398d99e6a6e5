import type { JudgedEvidence } from './judge.ts';
import type { EvidenceProfile } from './profile.ts';
import { ruleWords } from './rule-words.ts';

interface BeforePayment {
  /** "Certificate of Drying, signed" */
  name: string;
  /** What is missing; none if it is there or has a reason. */
  missing: string[];
}

/** What a job must show before its invoice is paid: the musts of the stage Invoice. */
export function beforePayment(
  { stages }: Pick<JudgedEvidence, 'stages'>,
  { rules }: Pick<EvidenceProfile, 'rules'>,
): BeforePayment[] {
  const items = stages.find(({ stage }) => stage === 'invoice')?.items ?? [];
  return items
    .filter(({ severity }) => severity === 'must')
    .map(({ ruleId, missing }) => {
      const rule = rules.find(({ id }) => id === ruleId);
      return { name: rule ? ruleWords(rule) : ruleId, missing: missing.map(({ sentence }) => sentence) };
    });
}

export const openBeforePayment = (...of: Parameters<typeof beforePayment>): BeforePayment[] =>
  beforePayment(...of).filter(({ missing }) => missing.length > 0);
