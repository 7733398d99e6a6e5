import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { billedSuffix } from '@tidemark/contract/inspections/office-offer';
import type { Project } from '@tidemark/contract/projects';

type Said = Pick<Inspection, 'insuranceClaimType' | 'policyType'> &
  Pick<Inspection, `${'insuranceCompany' | 'claimNumber'}${'' | '1'}`>;
type Known = Pick<Project, 'insuranceCompany' | 'claimNumber'>;

/** Who insures a job and their claim: as the billed policy says, else as the office knows. Nobody for who pays themselves. */
export function insuredBy(project: Known, newest: Said | undefined): Partial<Known> {
  if (newest?.insuranceClaimType === 'SelfPay') return {};
  const suffix = newest && billedSuffix(newest);
  if (suffix === undefined) return project;
  return {
    insuranceCompany: newest?.[`insuranceCompany${suffix}`] || project.insuranceCompany,
    claimNumber: newest?.[`claimNumber${suffix}`] || project.claimNumber,
  };
}
