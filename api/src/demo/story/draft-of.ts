import type { Draft } from '@tidemark/contract/inspections/draft';
import type { StoryJob } from './jobs.ts';
import { type StoryRoom, storyRooms } from './rooms.ts';

const namesOf: Readonly<Record<StoryRoom, Draft['affectedRooms'][number]>> = {
  kitchen: 'Kitchen',
  hall: 'Other',
  living: 'Living Room',
  basement: 'Basement',
  bathroom: 'Bathroom',
  laundry: 'Laundry Room',
  office: 'Office',
};

/** Step 1 of a story's inspection, as its technician filled it in. */
export function draftOf({ claim, inspection, notes, priority }: StoryJob): Partial<Draft> {
  const rooms = inspection!.rooms;
  return {
    ...(claim
      ? {
          ...{ insuranceClaimType: 'Insurance', policyType: 'Individual', insuranceCompany1: claim.insurer },
          ...{ claimNumber1: claim.number, adjuster1: claim.adjuster, deductible1: claim.deductible },
        }
      : { insuranceClaimType: 'SelfPay' }),
    damageType: ['Water'],
    category: rooms.includes('basement') ? 'Category 3' : 'Category 2',
    affectedRooms: [...new Set(rooms.map((room) => namesOf[room]))],
    ...(rooms.includes('hall') && { affectedRoomsOther: storyRooms.hall.name }),
    affectedMaterials: rooms.includes('kitchen')
      ? ['Hardwood', 'Cabinets', 'Drywall']
      : ['Carpet', 'Drywall'],
    sizeOfProject: Math.max(rooms.length, 1),
    emergencyServiceCall: priority === 'Urgent' ? 'After Hours' : 'Regular Hours',
    inspectionQuestions: [
      { code: 'microbialGrowth', answer: false },
      { code: 'continuousMaterialsUnaffected', answer: true },
      { code: 'cabinetsDetachDispose', answer: rooms.includes('kitchen') },
      { code: 'packOutRequired', answer: rooms.length > 2 },
    ],
    additionalNotes: notes ?? null,
    pickupVan: 1,
  };
}
