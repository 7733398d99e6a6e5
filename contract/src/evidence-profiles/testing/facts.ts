import { newInspection } from '../../inspections/inspection.ts';
import { noBilling } from '../billing.ts';
import type { EvidenceFacts, EvidencePhoto, EvidenceRoom } from '../facts.ts';
import type { EvidenceProfile } from '../profile.ts';
import type { EvidenceRule } from '../rule.ts';

export const at = '2026-11-20T09:00:00.000-06:00';

export const room = (name: string, change: Partial<EvidenceRoom> = {}): EvidenceRoom => ({
  ...{
    id: name.toLowerCase(),
    name,
    hasDimensions: true,
    hasSketch: true,
    filled: new Set([9]),
    filledCount: 1,
  },
  ...{ removed: false, photos: 0 },
  ...change,
});

let photos = 0;
export const photo = (shot: EvidencePhoto['shot'], change: Partial<EvidencePhoto> = {}): EvidencePhoto => ({
  ...{ id: `photo-${photos++}`, roomId: null, shot, label: '', of: null, takenAt: at, receivedAt: at },
  ...{ hasPlace: false, longSide: null },
  ...change,
});

/** A water loss of two rooms, in which nothing was shown yet. */
export const facts = (change: Partial<EvidenceFacts> = {}): EvidenceFacts => ({
  project: {
    claimType: 'Single Family',
    residentType: null,
    insuranceCompany: null,
    claimNumber: null,
    dateOfLoss: null,
  },
  inspection: {
    ...newInspection({ id: 'i', projectId: 1, technicianId: 1, at }),
    ...{ insuranceClaimType: 'Insurance', policyType: 'Master', damageType: ['Water'] },
  },
  rooms: [room('Kitchen'), room('Hall', { filled: new Set(), filledCount: 0 })],
  ...{ photos: [], files: [], signed: [], drying: null, billing: noBilling },
  ...change,
});

export const rule = (subject: string, change: Partial<EvidenceRule> = {}): EvidenceRule => ({
  ...{ id: 'asked', stage: 'arrival', subject, per: 'job', minimum: 1, when: [], beforeWork: false },
  ...{ severity: 'must', wording: null, waiver: 'technician' },
  ...change,
});

export const asking = (
  ...rules: EvidenceRule[]
): Pick<EvidenceProfile, 'rules' | 'photoMinimumLongSide' | 'photosNeedPlace'> => ({
  ...{ rules, photoMinimumLongSide: null, photosNeedPlace: false },
});
