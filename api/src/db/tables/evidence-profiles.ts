import type { ProfileEntry } from '@tidemark/contract/evidence-profiles/profile';
import type { ColumnType, Generated } from 'kysely';

export interface EvidenceProfileTables {
  evidenceProfiles: {
    id: string;
    version: number;
    profile: ColumnType<ProfileEntry, string, never>;
    deleted: Generated<boolean>;
    technicianId: number | null;
    savedAt: Generated<string>;
  };
  jobProfiles: { projectId: number; profileId: string; version: number };
}
