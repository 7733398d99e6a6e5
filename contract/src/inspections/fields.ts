import { z } from 'zod';
import { type Field, type Fields, inSentence, shapesOf } from '../fields.ts';
import { calendarDate, hundredths, text, timeOfDay, wholeNumber } from '../shapes.ts';
import { questionCodes } from './questions.ts';
import type { SectionId } from './sections.ts';
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

/** A field of the intake or the review. Its section of step 1 is where it is asked and printed. */
export interface IntakeField extends Field {
  readonly section?: SectionId;
  /** Its policy, if both policies have the field. */
  readonly of?: string;
}

/** The thirteen fields of a policy (first document, section 3), named as in the master policy, in form order. */
export const policyFields = {
  insuranceCompany: { label: 'Insurance company', schema: text(200).nullable() },
  claimNumber: { label: 'Claim number', schema: text(100).nullable() },
  dateOfLoss: { label: 'Date of loss', schema: calendarDate.nullable(), kind: 'day' },
  deductible: { label: 'Deductible', schema: hundredths(0, 9_999_999_999).nullable(), kind: 'money' },
  adjuster: { label: 'Adjuster', schema: text(200).nullable() },
  claimantName: { label: 'Claimant name', schema: text(200).nullable() },
  companyName: { label: 'Company name', schema: text(200).nullable() },
  contactNumber: { label: 'Contact number', schema: text(50).nullable(), kind: 'phone' },
  contactEmail: { label: 'Contact email', schema: text(254).nullable() },
  lossAddress: { label: 'Loss address', schema: text(300).nullable() },
  city: { label: 'City', schema: text(100).nullable() },
  state: { label: 'State', schema: text(50).nullable() },
  zip: { label: 'ZIP code', schema: text(20).nullable() },
} as const satisfies Fields;
type Policy = typeof policyFields;
export type PolicyField = keyof Policy;

/** The homeowner's policy has the same thirteen with suffix 1. */
const policyOf = <S extends '' | '1'>(suffix: S, more: Pick<IntakeField, 'section' | 'of'>) =>
  Object.fromEntries(
    Object.entries(policyFields).map(([name, field]) => [`${name}${suffix}`, { ...field, ...more }]),
  ) as { [K in PolicyField as `${K}${S}`]: Policy[K] & typeof more };

const once = (values: readonly string[]) => new Set(values).size === values.length;
const picked = <T extends readonly [string, ...string[]]>(options: T) =>
  z.array(z.enum(options)).refine(once, 'The same option is picked twice.');
const count = wholeNumber(0, 9999).nullable();
export const answers = <A extends z.ZodType>(answer: A) =>
  z
    .array(z.strictObject({ code: z.enum(questionCodes), answer }))
    .refine((given) => once(given.map(({ code }) => code)), 'A question is answered twice.');
/** First document, section 5. */
export const noRooms = 'Qty of rooms affected is required (minimum 1)';

const notes = text(5000).nullable();

/**
 * All fields of the intake and the review, none required until the inspection is submitted. A field added here is
 * stored, logged, compared, sent to the CRM and, with a section, printed.
 */
export const inspectionFields = {
  arrivalDate: { label: 'Arrival date', section: 'arrival', schema: calendarDate.nullable(), kind: 'day' },
  arrivalTime: { label: 'Arrival time', section: 'arrival', schema: timeOfDay.nullable(), kind: 'time' },
  arrivalAutoRecorded: {
    ...{ label: 'Arrival auto-recorded', section: 'arrival', schema: z.boolean(), blank: false },
    mayConflict: false,
  },
  insuranceClaimType: {
    label: 'Claim type',
    section: 'claim',
    schema: z.enum(insuranceClaimTypes).nullable(),
  },
  policyType: { label: 'Policy type', section: 'claim', schema: z.enum(policyTypes).nullable() },
  ...policyOf('', { section: 'master-policy' }),
  ...policyOf('1', { section: 'homeowner', of: 'Homeowner' }),
  damageType: { label: 'Damage type', section: 'damage', schema: picked(damageTypes), blank: [] },
  category: { label: 'Category', section: 'damage', schema: z.enum(damageCategories).nullable() },
  sizeOfProject: {
    ...{ label: 'Qty of rooms affected', section: 'damage' },
    schema: wholeNumber(1, 9999, noRooms).nullable(),
  },
  affectedRooms: {
    label: 'Affected rooms',
    section: 'damage',
    schema: picked(affectedRoomOptions),
    blank: [],
  },
  affectedRoomsOther: { label: 'Other affected rooms', section: 'damage', schema: text(200).nullable() },
  affectedMaterials: {
    ...{ label: 'Affected materials', section: 'damage' },
    ...{ schema: picked(affectedMaterialOptions), blank: [] },
  },
  affectedMaterialsOther: {
    label: 'Other affected materials',
    section: 'damage',
    schema: text(200).nullable(),
  },
  emergencyServiceCall: {
    ...{ label: 'Emergency service call', section: 'service' },
    schema: z.enum(emergencyServiceCalls).nullable(),
  },
  testingClearances: {
    ...{ label: 'Testing, clearances, thermal imaging', section: 'service' },
    schema: z.boolean().nullable(),
  },
  testingClearancesOther: {
    ...{ label: 'Testing and clearances, other', section: 'service' },
    schema: text(500).nullable(),
  },
  monitoringTripsRegularHours: {
    label: 'Monitoring trips, regular hours',
    section: 'service',
    schema: count,
  },
  monitoringTripsAfterHours: { label: 'Monitoring trips, after hours', section: 'service', schema: count },
  inspectionQuestions: { label: 'Questions', section: 'notes', schema: answers(z.boolean()), blank: [] },
  additionalNotes: { label: 'Additional notes', section: 'notes', schema: notes },
  pickupVan: { label: 'Debris pickup van', section: 'debris', schema: count },
  trailer: { label: 'Debris trailer', section: 'debris', schema: count },
  yd20: { label: '20 Yd', section: 'debris', schema: count },
  yd30: { label: '30 Yd', section: 'debris', schema: count },
  yd40: { label: '40 Yd', section: 'debris', schema: count },
  finalInspectionNotes: { label: 'Final notes', schema: notes },
  technicianSignature: { label: 'Technician signature', schema: signature.nullable() },
  customerSignature: { label: 'Customer signature', schema: signature.nullable() },
} as const satisfies Readonly<Record<string, IntakeField>>;
export type InspectionField = keyof typeof inspectionFields;
export const draftFields = shapesOf(inspectionFields);

/** A field's name in a list or sentence: "Homeowner, claim number". */
export const fullLabel = ({ of, label }: IntakeField): string => (of ? `${of}, ${inSentence(label)}` : label);
