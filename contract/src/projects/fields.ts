import { z } from 'zod';
import { blankOf, type Field, namesOf, shapesOf } from '../fields.ts';
import { calendarDate, hundredths, requiredText, serialId, text, timeOfDay } from '../shapes.ts';
import { visitLength } from '../visits.ts';

export const projectPriorities = ['Low', 'Medium', 'High', 'Urgent'] as const;
export type ProjectPriority = (typeof projectPriorities)[number];
export const projectClaimTypes = [
  'HOA - Multiple Units',
  'HOA - Single Unit',
  'Single Family',
  'Commercial',
] as const;

interface ProjectField extends Field {
  /** Required to create a project. */
  readonly needed?: true;
  /** Not sent to a CRM. */
  readonly inHouse?: true;
}

/** What the office knows of the claim. The wizard offers it, and papers print it where the inspection says nothing. */
const claimFacts = {
  insuranceCompany: { label: 'Insurance company', schema: text(200).nullable() },
  claimNumber: { label: 'Claim number', schema: text(100).nullable() },
  policyNumber: { label: 'Policy number', schema: text(100).nullable() },
  dateOfLoss: { label: 'Date of loss', schema: calendarDate.nullable(), kind: 'day' },
  causeOfLoss: { label: 'Cause of loss', schema: text(200).nullable() },
  adjusterName: { label: 'Adjuster', schema: text(200).nullable() },
  adjusterPhone: { label: 'Adjuster phone', schema: text(50).nullable(), kind: 'phone' },
  adjusterEmail: { label: 'Adjuster email', schema: text(254).nullable(), kind: 'email' },
  deductible: { label: 'Deductible', schema: hundredths(0, 99_999_999.99).nullable(), kind: 'money' },
} as const satisfies Readonly<Record<string, ProjectField>>;
export type ClaimFact = keyof typeof claimFacts;
export const claimFactNames = namesOf(claimFacts);

/**
 * The project fields the office fills in. A field added here is read from form, file and CRM, stored, logged and
 * exported. Messages about it begin with its label.
 */
export const projectFields = {
  title: { label: 'Title', schema: requiredText(200, 'Title is required'), needed: true },
  addressLine1: { label: 'Street address', schema: text(200), needed: true },
  addressLine2: { label: 'Address line 2', schema: text(200).nullable() },
  city: { label: 'City', schema: text(100), needed: true },
  state: { label: 'State', schema: text(50), needed: true },
  zipCode: { label: 'ZIP code', schema: text(20), kind: 'zip', needed: true },
  customerName: { label: 'Customer name', schema: text(200), needed: true },
  customerPhone: { label: 'Customer phone', schema: text(50).nullable(), kind: 'phone' },
  priority: { label: 'Priority', schema: z.enum(projectPriorities), blank: 'Medium', inHouse: true },
  claimType: { label: 'Claim type', schema: z.enum(projectClaimTypes).nullable() },
  ...claimFacts,
  scheduledDate: { label: 'Scheduled date', schema: calendarDate.nullable(), kind: 'day', inHouse: true },
  scheduledTime: { label: 'Scheduled time', schema: timeOfDay.nullable(), kind: 'time', inHouse: true },
  visitMinutes: {
    label: 'Visit length',
    schema: visitLength('Visit length').nullable(),
    kind: 'minutes',
    inHouse: true,
  },
  lockboxNumber: { label: 'Lockbox number', schema: text(50).nullable(), inHouse: true },
  residentType: { label: 'Resident type', schema: text(50).nullable(), inHouse: true },
  notes: { label: 'Notes', schema: text(5000).nullable(), inHouse: true },
  technicianId: { label: 'Technician', schema: serialId.nullable(), inHouse: true },
} as const satisfies Readonly<Record<string, ProjectField>>;
export type OfficeField = keyof typeof projectFields;
export const projectShapes = shapesOf(projectFields);
export const blankProject = blankOf(projectFields);

type With<P> = { [K in OfficeField]: (typeof projectFields)[K] extends P ? K : never }[OfficeField];
const names = namesOf(projectFields);
const fieldOf = (name: OfficeField): ProjectField => projectFields[name];
export const neededToBegin = names.filter((name) => fieldOf(name).needed) as With<{ needed: true }>[];
/** The fields sent to a CRM. */
export const crmFields = names.filter((name) => !fieldOf(name).inHouse) as Exclude<
  OfficeField,
  With<{ inHouse: true }>
>[];
