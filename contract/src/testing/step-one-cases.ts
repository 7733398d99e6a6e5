import { type Draft, type DraftChange, emptyDraft } from '../inspections/draft.ts';
import { inspectionQuestions } from '../inspections/questions.ts';

/** Every answer step 1 requires. */
export const wholeStepOne: Draft = {
  ...emptyDraft,
  insuranceClaimType: 'Insurance',
  policyType: 'Both',
  damageType: ['Water'],
  category: 'Category 1',
  affectedRooms: ['Basement'],
  affectedMaterials: ['Carpet'],
  sizeOfProject: 1,
  inspectionQuestions: inspectionQuestions.map(({ code }, index) => ({ code, answer: index % 2 === 0 })),
};

interface Lack {
  /** What is removed from a complete step 1. */
  lack: DraftChange;
  field: string;
  message: string;
}

/**
 * The rules of the first document, section 5, as data: contract, server and form are each tested with this table, so
 * that no rule exists on one side only.
 */
export const stepOneCases: readonly Lack[] = [
  { lack: { insuranceClaimType: null }, field: 'insuranceClaimType', message: 'Claim type is required' },
  {
    lack: { policyType: null },
    field: 'policyType',
    message: 'Policy type is required for insurance claims',
  },
  { lack: { damageType: [] }, field: 'damageType', message: 'Damage type is required' },
  { lack: { category: null }, field: 'category', message: 'Category is required' },
  { lack: { affectedRooms: [] }, field: 'affectedRooms', message: 'At least one affected room is required' },
  {
    lack: { affectedMaterials: [] },
    field: 'affectedMaterials',
    message: 'At least one affected material is required',
  },
  {
    lack: { sizeOfProject: null },
    field: 'sizeOfProject',
    message: 'Qty of rooms affected is required (minimum 1)',
  },
  ...inspectionQuestions.map(({ code }) => ({
    lack: { inspectionQuestions: [{ code, answer: null }] },
    field: `inspectionQuestions.${code}`,
    message: 'Question must be answered either yes or no',
  })),
];
