import { z } from 'zod';
import { calendarDate, hundredths, text, timeOfDay, wholeNumber } from '../shapes.ts';
import { questionCodes } from './questions.ts';
import { signature } from './signature.ts';

export const insuranceClaimTypes = ['SelfPay', 'Insurance'] as const;
export const policyTypes = ['Master', 'Individual', 'Both'] as const;
export const damageTypes = ['Water', 'Mold', 'Fire'] as const;
export const damageCategories = ['Category 1', 'Category 2', 'Category 3'] as const;
export const emergencyServiceCalls = [
  'Regular Hours',
  'Same Day',
  'After Hours',
  'Holiday',
  'No Charge',
] as const;
export const affectedRoomOptions = [
  'Living Room',
  'Bedroom',
  'Kitchen',
  'Bathroom',
  'Dining Room',
  'Family Room',
  'Office',
  'Basement',
  'Attic',
  'Garage',
  'Laundry Room',
  'Stairs',
  'Other',
] as const;
export const affectedMaterialOptions = [
  'Carpet',
  'Vinyl',
  'Hardwood',
  'Fixtures',
  'Molding items',
  'Drywall',
  'Cabinets',
  'Tile',
  'Other',
] as const;

/** The thirteen fields of a policy (first document, section 3), as the master policy names them on the wire. */
export const policyFields = {
  insuranceCompany: text(200).nullable(),
  claimNumber: text(100).nullable(),
  claimantName: text(200).nullable(),
  dateOfLoss: calendarDate.nullable(),
  deductible: hundredths(0, 9_999_999_999).nullable(),
  adjuster: text(200).nullable(),
  companyName: text(200).nullable(),
  contactNumber: text(50).nullable(),
  contactEmail: text(254).nullable(),
  lossAddress: text(300).nullable(),
  city: text(100).nullable(),
  state: text(50).nullable(),
  zip: text(20).nullable(),
};
export type PolicyField = keyof typeof policyFields;
type Suffixed<T> = { [K in keyof T as `${K & string}1`]: T[K] };

/** The homeowner's policy is the same thirteen with suffix 1. */
const homeownerFields = Object.fromEntries(
  Object.entries(policyFields).map(([name, type]) => [`${name}1`, type]),
) as Suffixed<typeof policyFields>;

const once = (values: readonly string[]) => new Set(values).size === values.length;
const picked = <T extends readonly [string, ...string[]]>(options: T) =>
  z.array(z.enum(options)).refine(once, 'The same option is selected twice.');
const count = wholeNumber(0, 9999).nullable();
const answers = <A extends z.ZodType>(answer: A) =>
  z
    .array(z.strictObject({ code: z.enum(questionCodes), answer }))
    .refine((given) => once(given.map(({ code }) => code)), 'A question is answered twice.');
/** First document, section 5. */
export const noRooms = 'Qty of rooms affected is required (minimum 1)';

/** Everything the intake and the review ask for; nothing is required until submit. */
export const draftFields = {
  insuranceClaimType: z.enum(insuranceClaimTypes).nullable(),
  policyType: z.enum(policyTypes).nullable(),
  arrivalDate: calendarDate.nullable(),
  arrivalTime: timeOfDay.nullable(),
  arrivalAutoRecorded: z.boolean(),
  ...policyFields,
  ...homeownerFields,
  damageType: picked(damageTypes),
  category: z.enum(damageCategories).nullable(),
  affectedRooms: picked(affectedRoomOptions),
  affectedRoomsOther: text(200).nullable(),
  affectedMaterials: picked(affectedMaterialOptions),
  affectedMaterialsOther: text(200).nullable(),
  sizeOfProject: wholeNumber(1, 9999, noRooms).nullable(),
  emergencyServiceCall: z.enum(emergencyServiceCalls).nullable(),
  testingClearances: z.boolean().nullable(),
  testingClearancesOther: text(500).nullable(),
  monitoringTripsRegularHours: count,
  monitoringTripsAfterHours: count,
  inspectionQuestions: answers(z.boolean()),
  additionalNotes: text(5000).nullable(),
  pickupVan: count,
  trailer: count,
  yd20: count,
  yd30: count,
  yd40: count,
  finalInspectionNotes: text(5000).nullable(),
  technicianSignature: signature.nullable(),
  customerSignature: signature.nullable(),
};

export const draft = z.strictObject(draftFields);
export type Draft = z.output<typeof draft>;

/** A partial change of fields and answers; null clears an answer. */
export const draftChange = draft
  .partial()
  .extend({ inspectionQuestions: answers(z.boolean().nullable()).optional() });
export type DraftChange = z.output<typeof draftChange>;

export const emptyDraft: Draft = {
  ...(Object.fromEntries(Object.keys(draftFields).map((name) => [name, null])) as unknown as Draft),
  arrivalAutoRecorded: false,
  damageType: [],
  affectedRooms: [],
  affectedMaterials: [],
  inspectionQuestions: [],
};
