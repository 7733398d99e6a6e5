import { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import { type EvidenceRecord, keptBilling, keptProfile } from '@tidemark/contract/evidence-profiles/waiver';
import { call } from '../calls/index.ts';

// Nobody reads a profile before the first screen.

/** The newest version of each profile, from the office. @throws CallError */
export const readEvidenceProfiles = async (): Promise<EvidenceProfile[]> =>
  (await call(evidenceProfileActions.list, {})).profiles;

/** What a job is judged by beside its own records. @throws CallError */
export async function readEvidenceRecords(id: number): Promise<EvidenceRecord[]> {
  const { profile, waivers, billing } = await call(evidenceProfileActions.held, { params: { id } });
  return [
    ...(profile ? [keptProfile(id, profile)] : []),
    ...(billing ? [keptBilling(id, billing)] : []),
    ...waivers,
  ];
}
