import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { Draft } from '@tidemark/contract/inspections/draft';
import type { Room } from '@tidemark/contract/rooms';

type DemoRoom = Pick<Room, 'name' | 'type' | 'condition'> & {
  feet: [number, number, number];
  rows: SheetRows;
};

interface DemoInspection {
  project: number;
  step: number;
  completed: boolean;
  draft: Partial<Draft>;
  rooms: readonly DemoRoom[];
}

const answers: Draft['inspectionQuestions'] = [
  { code: 'microbialGrowth', answer: false },
  { code: 'continuousMaterialsUnaffected', answer: true },
  { code: 'cabinetsDetachDispose', answer: true },
  { code: 'packOutRequired', answer: false },
];

/** Three inspections: one half done, one just begun, one completed. `project` counts from 1 in demo order. */
export const demoInspections: readonly DemoInspection[] = [
  {
    project: 1,
    step: 2,
    completed: false,
    draft: {
      insuranceClaimType: 'Insurance',
      policyType: 'Individual',
      insuranceCompany1: 'Great Plains Mutual',
      claimNumber1: 'GPM-2026-118834',
      claimantName1: 'Helen Okafor',
      deductible1: 1000,
      adjuster1: 'T. Nakamura',
      contactNumber1: '(312) 555-0140',
      damageType: ['Water'],
      category: 'Category 2',
      affectedRooms: ['Basement', 'Laundry Room', 'Kitchen'],
      affectedMaterials: ['Carpet', 'Drywall', 'Molding items'],
      sizeOfProject: 3,
      emergencyServiceCall: 'After Hours',
      inspectionQuestions: answers,
      additionalNotes: 'Sump pump breaker tripped. Water line at 4 inches.',
    },
    rooms: [
      {
        name: 'Main kitchen',
        type: 'Kitchen',
        condition: 'fair',
        feet: [16.5, 12, 9],
        rows: { 5: { yesX: 2 }, 9: { detach: 3 }, 14: { detach: 60 }, 27: { detach: 1 }, 51: { qty: 40 } },
      },
      {
        name: 'Basement',
        type: 'Basement',
        condition: 'damaged',
        feet: [28.5, 14, 7.8],
        rows: {
          1: {
            roomName: 'Basement',
            lengthFt: 28,
            lengthIn: 6,
            widthFt: 14,
            heightFt: 7,
            heightIn: 9,
            wetAreas1: 320,
          },
          5: { yesX: 4, afterHrs: true },
          7: { yesX: 3 },
          9: { detach: 12 },
          10: { detach: 6 },
          13: { detach: 2 },
          30: { detach: 1 },
          49: { qty: 3, afterHrs: true },
          52: { qty: 399, all: true },
          55: { disposeFt: 85, all: true },
          103: { qty: 64 },
          105: { qty: 1 },
        },
      },
      { name: 'Family room', type: 'Family Room', condition: 'good', feet: [21, 15.5, 9], rows: {} },
    ],
  },
  {
    project: 2,
    step: 1,
    completed: false,
    draft: { insuranceClaimType: 'SelfPay', damageType: ['Water'], category: 'Category 1' },
    rooms: [],
  },
  {
    project: 3,
    step: 4,
    completed: true,
    draft: {
      insuranceClaimType: 'Insurance',
      policyType: 'Both',
      insuranceCompany: 'Heartland Casualty',
      claimNumber: 'HC-77120',
      deductible: 2500,
      insuranceCompany1: 'Great Plains Mutual',
      claimNumber1: 'GPM-2026-104417',
      deductible1: 500,
      damageType: ['Water', 'Mold'],
      category: 'Category 1',
      affectedRooms: ['Bedroom'],
      affectedMaterials: ['Drywall', 'Carpet'],
      sizeOfProject: 2,
      emergencyServiceCall: 'Regular Hours',
      monitoringTripsRegularHours: 3,
      inspectionQuestions: answers,
      pickupVan: 1,
      finalInspectionNotes: 'Dry standard reached on the third visit.',
    },
    rooms: [
      {
        name: 'Primary bedroom',
        type: 'Bedroom',
        condition: 'poor',
        feet: [15, 13.5, 8],
        rows: {
          5: { yesX: 2 },
          9: { detach: 4 },
          11: { detach: 3 },
          41: { detach: 1 },
          51: { qty: 202.5, all: true },
          55: { detachFt: 57, all: true },
          79: { qty: 202.5, all: true },
        },
      },
      {
        name: 'Closet',
        type: 'Other',
        condition: 'fair',
        feet: [6.5, 5, 8],
        rows: { 5: { yesX: 1 }, 11: { detach: 1 }, 51: { qty: 32.5, all: true } },
      },
    ],
  },
];
