import type { DeadlineGoal } from '@tidemark/contract/evidence-profiles/goals';
import type { ProfileEntry } from '@tidemark/contract/evidence-profiles/profile';
import type { Stage } from '@tidemark/contract/evidence-profiles/stages';
import type { WaiverReason } from '@tidemark/contract/evidence-profiles/waiver';
import type { ColumnType, Generated, RawBuilder } from 'kysely';

export interface EvidenceProfileTables {
  evidenceProfiles: {
    id: string;
    version: number;
    profile: ColumnType<ProfileEntry, string, never>;
    deleted: Generated<boolean>;
    technicianId: number | null;
    savedAt: Generated<string>;
  };
  evidenceWaivers: {
    id: string;
    projectId: number;
    ruleId: string;
    target: string | null;
    reason: WaiverReason;
    text: string | null;
    profileId: string;
    version: number;
    technicianId: number;
    givenAt: ColumnType<string, string | RawBuilder<string>, never>;
  };
  jobProfiles: { projectId: number; profileId: string; version: number };
  jobEvidence: {
    projectId: number;
    stage: Stage | null;
    done: number;
    asked: number;
    openMusts: number;
    /** What must be there of the stage Invoice and is not, as lists name it. */
    beforePayment: Generated<string[]>;
    dueGoal: DeadlineGoal | null;
    dueAt: string | null;
  };
  evidenceChanges: { id: Generated<number>; projectId: number };
}
