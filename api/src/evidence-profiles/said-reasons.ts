import { waiversInWords } from '@tidemark/contract/evidence-profiles/waivers-in-words';
import type { JudgedJob } from './judge-job.ts';

/** The reasons of a job as papers print them, in the order in which they were given. */
export const saidReasons = ({ facts, profile, waivers }: Pick<JudgedJob, 'facts' | 'profile' | 'waivers'>) =>
  waiversInWords(facts, profile, waivers).map(({ waiver, rule, isFormer, for: of, reason }) => ({
    ...{ ruleId: waiver.ruleId, asked: of ? `${rule}, ${of}` : rule, isFormer, reason },
    ...{ by: waiver.authorName ?? '', at: waiver.givenAt },
  }));
