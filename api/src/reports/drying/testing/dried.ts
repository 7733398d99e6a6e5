import { driedBasement } from '@tidemark/contract/drying/testing/dried-basement';
import type { DryingInput } from '../input.ts';

/** A drying on paper: a basement and a laundry of some points over some visits. */
export const dried = (
  of: Parameters<typeof driedBasement>[0] = {},
  kind: DryingInput['kind'] = 'full',
): DryingInput => ({
  company: 'Harborline Restoration',
  companyContact: '2200 Ogden Court, Lisle, IL 60532 · (630) 555-0100',
  companyLicences: 'Illinois contractor license HR-104-88213',
  kind,
  drying: driedBasement(of),
  project: { id: 2418, title: 'Basement water loss, sump pump failure' },
  about: 'Helen Okafor · 418 Larkspur Lane, Naperville, IL 60540',
  claim: 'Claim FM-20-118834',
  facts: [
    { label: 'Customer', value: 'Helen Okafor' },
    { label: 'Insurer', value: 'Fairway Mutual' },
    { label: 'Claim', value: 'FM-20-118834' },
    { label: 'Technician', value: 'Dana Whitaker' },
  ],
  lossNote: null,
  photos: [],
  people: { 7: 'Dana Whitaker' },
  altitudeFt: 690,
  timeZone: 'America/Chicago',
  footer: null,
  fileName: `project-2418-drying-${kind}.pdf`,
  printedAt: '2026-11-25T20:40:00.000Z',
});
