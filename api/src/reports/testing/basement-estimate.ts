import { estimate } from '@tidemark/contract/estimates/estimate';
import { emptyDraft } from '@tidemark/contract/inspections/draft';
import { defaultPriceList } from '@tidemark/contract/price-list/default-list';
import type { EstimateInput } from '../estimate-view.ts';
import { basement } from './basement.ts';

const rooms = [
  { id: 'basement', name: 'Basement', position: 1, ...sized(28.5, 14, 7.8) },
  { id: 'kitchen', name: 'Main kitchen', position: 2, ...sized(14, 12, 8) },
  { id: 'laundry', name: 'Laundry', position: 3, ...sized(9, 7.5, 8) },
];

function sized(length: number, width: number, height: number) {
  return { dimensionsLength: length, dimensionsWidth: width, dimensionsHeight: height };
}

/** The insured basement of the design's print picture, with two more rooms. */
const content = estimate(
  {
    ...emptyDraft,
    id: basement.inspection.id,
    projectId: 2418,
    startedAt: '2026-11-20T14:52:00.000Z',
    technicianName: 'Dana Whitaker, TECH-0147',
    customer: {
      title: 'Basement water loss, sump pump failure',
      customerName: 'Helen Okafor',
      customerPhone: '(630) 555-0148',
      addressLine1: '418 Larkspur Lane',
      addressLine2: null,
      city: 'Naperville',
      state: 'IL',
      zipCode: '60540',
    },
    insuranceClaimType: 'Insurance',
    policyType: 'Master',
    insuranceCompany: 'Fairway Mutual',
    claimNumber: 'FM-20-118834',
    adjuster: 'Renee Castillo',
    dateOfLoss: '2026-11-18',
    deductible: 2500,
    damageType: ['Water'],
    category: 'Category 2',
    emergencyServiceCall: 'Same Day',
    pickupVan: 1,
    yd30: 1,
  },
  rooms,
  [
    { id: 'basement', rows: basement.rows },
    { id: 'kitchen', rows: { 5: { yesX: 1 }, 54: { all: true }, 55: { all: true }, 104: { all: true } } },
    { id: 'laundry', rows: {} },
  ],
  { ...defaultPriceList, version: 3 },
);

export const basementEstimate: EstimateInput = {
  company: basement.company,
  companyContact: basement.companyContact,
  timeZone: 'America/Chicago',
  estimate: {
    ...content,
    number: 1,
    madeAt: '2026-11-20T17:14:00.000Z',
    madeBy: 'Dana Whitaker',
    changes: null,
    newestPriceListVersion: 3,
    companyVersion: 1,
  },
  printedAt: '2026-11-20T17:14:00.000Z',
};
