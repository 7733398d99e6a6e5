import { workStart } from '../drying/work-start.ts';
import { holds } from './conditions.ts';
import { type Counted, countPhotos, photosByShot, shotsOf } from './count-photos.ts';
import type { EvidenceFacts } from './facts.ts';
import type { EvidenceProfile } from './profile.ts';
import { type EvidenceRule, type Stage, stages } from './rule.ts';
import { countSubject } from './subjects.ts';
import { targetsOf } from './targets.ts';

/** A reason for which something is not there. */
export interface Waived {
  ruleId: string;
  /** A target's key; null: the whole rule. */
  for: string | null;
}

export interface JudgedRule {
  ruleId: string;
  severity: EvidenceRule['severity'];
  done: number;
  of: number;
  /** A sentence for each thing that is missing. */
  missing: { for: string; sentence: string }[];
  /** Things that are missing for a reason somebody gave. */
  waived: number;
  byUploadTime?: true;
}

export interface JudgedStage {
  stage: Stage;
  /** Each must is done or waived. */
  complete: boolean;
  items: JudgedRule[];
}

export interface JudgedEvidence {
  stages: JudgedStage[];
  /** The first stage that is not complete; null if all are. */
  next: Stage | null;
}

/**
 * What of a profile a job has, what is missing and what was waived (evidence.md 5): the same on the device and at the
 * office. A rule that asks for nothing in this job is left out, and so is a stage without rules.
 */
export function judgeEvidence(
  facts: EvidenceFacts,
  profile: Pick<EvidenceProfile, 'rules' | 'photoMinimumLongSide' | 'photosNeedPlace'>,
  waived: readonly Waived[] = [],
): JudgedEvidence {
  const byShot = photosByShot(facts.photos);
  const begun = workStart(facts.drying);
  const count = (rule: EvidenceRule, target: Parameters<typeof countSubject>[1]): Counted =>
    rule.subject.startsWith('shot:')
      ? countPhotos(byShot, { rule, shots: shotsOf(rule), target, begun }, profile)
      : countSubject(rule, target, facts);

  function judgeRule(rule: EvidenceRule): JudgedRule | undefined {
    if (!rule.when.every((when) => holds(when, facts))) return undefined;
    const judged: JudgedRule = {
      ...{ ruleId: rule.id, severity: rule.severity, done: 0, of: 0, missing: [], waived: 0 },
    };
    const reasons = waived.filter(({ ruleId }) => ruleId === rule.id);
    for (const target of targetsOf[rule.per](facts)) {
      const { done, of, missing, byUploadTime } = count(rule, target);
      const isWaived = reasons.some((reason) => reason.for === null || reason.for === target.key);
      judged.done += done;
      judged.of += of;
      if (isWaived) judged.waived += of - done;
      else judged.missing.push(...missing.map((sentence) => ({ for: target.key, sentence })));
      if (byUploadTime) judged.byUploadTime = true;
    }
    return judged.of > 0 ? judged : undefined;
  }

  const judged = stages.map((stage): JudgedStage => {
    const items = profile.rules
      .filter((rule) => rule.stage === stage)
      .map(judgeRule)
      .filter((item) => item !== undefined);
    const complete = items.every(({ severity, missing }) => severity === 'should' || missing.length === 0);
    return { stage, complete, items };
  });
  const asked = judged.filter(({ items }) => items.length > 0);
  return { stages: asked, next: asked.find(({ complete }) => !complete)?.stage ?? null };
}
