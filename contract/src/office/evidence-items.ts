import { type BasicKind, basicKinds } from '../evidence-profiles/basic-kinds.ts';
import type { EvidenceFacts } from '../evidence-profiles/facts.ts';
import { judgeEvidence } from '../evidence-profiles/judge.ts';
import { basicProfile } from '../evidence-profiles/shipped.ts';
import type { EvidenceItem } from './evidence.ts';

const ruleOf = (kind: BasicKind) => basicProfile.rules.find(({ subject }) => subject === `basic:${kind}`)!;

/** An inspection judged by Basic, as it ships: an item for each kind, also where nothing is asked because there are no rooms. */
export function evidenceItems(facts: EvidenceFacts): EvidenceItem[] {
  const judged = judgeEvidence(facts, basicProfile).stages.flatMap(({ items }) => items);
  return basicKinds.map((kind) => {
    const { done, of, missing } = judged.find(({ ruleId }) => ruleId === ruleOf(kind).id) ?? nothing;
    return { kind, done, of, missing: missing.map(({ sentence }) => sentence) };
  });
}
const nothing = { done: 0, of: 0, missing: [] };
