import { z } from 'zod';
import type { Billing } from './billing.ts';
import type { EvidenceProfile } from './profile.ts';

/** Why something is not there, for people. */
export const waiverReasons = {
  'no access': 'No access',
  'refused by customer': 'Refused by the customer',
  'not applicable': 'Not applicable',
  unsafe: 'Unsafe',
  'taken by others': 'Taken by others',
  other: 'Other',
} as const;
export type WaiverReason = keyof typeof waiverReasons;
export const waiverReasonNames = Object.keys(waiverReasons) as [WaiverReason, ...WaiverReason[]];

/** A reason that somebody gave. What the office adds is null until it has it. */
export const waiver = z.object({
  record: z.literal('waiver'),
  id: z.string(),
  projectId: z.number(),
  ruleId: z.string(),
  /** The key of the room, point, visit or unit; null: the whole rule. */
  for: z.string().nullable(),
  reason: z.enum(waiverReasonNames),
  text: z.string().nullable(),
  givenAt: z.string(),
  author: z.number().nullable(),
  authorName: z.string().nullable(),
  /** What its rule asked, in words: a later version may have it no more. */
  asked: z.string().nullable(),
});
export type Waiver = z.output<typeof waiver>;

/** The profile that a job keeps, on a device. */
interface KeptProfile {
  record: 'profile';
  id: string;
  projectId: number;
  profile: EvidenceProfile;
}
export const keptProfile = (projectId: number, profile: EvidenceProfile): KeptProfile => ({
  ...{ record: 'profile', id: `profile-${projectId}`, projectId, profile },
});

/** What the office said of a job's invoices, on a device. */
interface KeptBilling {
  record: 'billing';
  id: string;
  projectId: number;
  billing: Billing;
}
export const keptBilling = (projectId: number, billing: Billing): KeptBilling => ({
  ...{ record: 'billing', id: `billing-${projectId}`, projectId, billing },
});
export type EvidenceRecord = Waiver | KeptProfile | KeptBilling;

declare module '../offline.ts' {
  interface LocalTables {
    evidenceRecords: EvidenceRecord;
    evidenceProfiles: EvidenceProfile;
  }
}
