import { z } from 'zod';
import { projectClaimTypes, projectPriorities } from '../projects.ts';
import { calendarDate, canBeStored, timeOfDay } from '../shapes.ts';

/** How the office calls each field of a project; its sentences begin with these words. */
export const fieldLabels = {
  title: 'Title',
  addressLine1: 'Street address',
  addressLine2: 'Address line 2',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  customerName: 'Customer name',
  customerPhone: 'Customer phone',
  priority: 'Priority',
  claimType: 'Claim type',
  scheduledDate: 'Scheduled date',
  scheduledTime: 'Scheduled time',
  lockboxNumber: 'Lockbox number',
  residentType: 'Resident type',
  notes: 'Notes',
  technicianId: 'Technician',
} as const;
export type OfficeField = keyof typeof fieldLabels;

type TextField = Exclude<
  OfficeField,
  'priority' | 'claimType' | 'scheduledDate' | 'scheduledTime' | 'technicianId'
>;

/** Text of one field, in sentences that name it. */
const named = (field: TextField, max: number) =>
  z
    .string(`${fieldLabels[field]} is required`)
    .trim()
    .max(max, {
      error: () => `${fieldLabels[field]} can have at most ${max.toLocaleString('en-US')} characters.`,
    })
    .refine(canBeStored, `${fieldLabels[field]} has a character that cannot be stored.`);
const required = (field: TextField, max: number) =>
  named(field, max).min(1, `${fieldLabels[field]} is required`);
/** Blank clears, as null does. */
const clearable = (field: TextField, max: number) =>
  named(field, max)
    .nullable()
    .transform((value) => value || null);

const phone = /^$|^(?=(?:\D*\d){7,20}\D*$)(?:[\d\s()+./x#,-]|ext)+$/i;
const zip = /^[a-z\d][a-z\d -]{2,9}$/i;
const oneOf = (values: readonly string[]) => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
const priority = z.enum(projectPriorities, `Priority must be ${oneOf(projectPriorities)}.`);
const claimType = z.enum(projectClaimTypes, `Claim type must be ${oneOf(projectClaimTypes)}.`);
export const dateSentence = 'Scheduled date must be a date as YYYY-MM-DD.';
export const timeSentence = 'Scheduled time must be a time as HH:mm.';
const date = z
  .string(dateSentence)
  .pipe(z.string().refine((value) => calendarDate.safeParse(value).success, dateSentence));
const time = z
  .string(timeSentence)
  .pipe(z.string().refine((value) => timeOfDay.safeParse(value).success, timeSentence));

const choose = 'Technician must be the id of an account.';
const technicianId = z.number(choose).int(choose).min(1, choose).max(2_147_483_647, choose);

/** Every field of a project the office fills in; each refusal is a sentence that names its field. */
export const officeFields = {
  title: required('title', 200),
  addressLine1: required('addressLine1', 200),
  addressLine2: clearable('addressLine2', 200),
  city: required('city', 100),
  state: required('state', 50),
  zipCode: required('zipCode', 20).regex(zip, 'ZIP code must be 3 to 10 letters and digits.'),
  customerName: required('customerName', 200),
  customerPhone: named('customerPhone', 50)
    .regex(phone, 'Customer phone must be a phone number of at least 7 digits.')
    .nullable()
    .transform((value) => value || null),
  priority,
  claimType: claimType.nullable(),
  scheduledDate: date.nullable(),
  scheduledTime: time.nullable(),
  lockboxNumber: clearable('lockboxNumber', 50),
  residentType: clearable('residentType', 50),
  notes: clearable('notes', 5000),
  technicianId: technicianId.nullable(),
};

const needed = {
  title: officeFields.title,
  addressLine1: officeFields.addressLine1,
  city: officeFields.city,
  state: officeFields.state,
  zipCode: officeFields.zipCode,
  customerName: officeFields.customerName,
};

export const timeNeedsDate = 'Scheduled time needs a scheduled date.';

/** A project as the office begins it. */
export const newProject = z.strictObject({
  ...z.strictObject(officeFields).partial().shape,
  ...needed,
  priority: priority.default('Medium'),
});
export type NewProject = z.output<typeof newProject>;

export const projectEdit = z.strictObject(officeFields).partial();
export type ProjectEdit = z.output<typeof projectEdit>;

/** What somebody saw in the fields they change: where it is not so any more, they are told and nothing changes. */
export const seen = z
  .strictObject({
    title: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    customerName: z.string(),
    customerPhone: z.string().nullable(),
    priority: z.string(),
    claimType: z.string().nullable(),
    scheduledDate: z.string().nullable(),
    scheduledTime: z.string().nullable(),
    lockboxNumber: z.string().nullable(),
    residentType: z.string().nullable(),
    notes: z.string().nullable(),
    technicianId: z.number().nullable(),
  })
  .partial();
export type Seen = z.output<typeof seen>;
