import { z } from 'zod';
import { isTimeZone } from '../clock.ts';
import { blankOf, type Field, namesOf, shapesOf } from '../fields.ts';
import { paymentLinkFault } from '../invoices/payment-link.ts';
import { sameJson } from '../same-json.ts';
import { dateTime, requiredText, text, uuid } from '../shapes.ts';
import { spokenText } from '../spoken-shape.ts';
import { usualWorkday, visitLength } from '../visits.ts';
import { settingsOfMoney } from './money-settings.ts';

const licence = z.strictObject({
  label: requiredText(60, 'A license needs a label.'),
  number: requiredText(60, 'A license needs a number.'),
});
const footer = text(500).nullable();
const whole = (min: number, max: number, sentence: string) =>
  z.number(sentence).int(sentence).min(min, sentence).max(max, sentence);

/** How the company works. */
const settingsOfWork = {
  visitMinutes: {
    label: 'Visit length',
    schema: visitLength('Visit length'),
    kind: 'minutes',
    blank: usualWorkday.visitMinutes,
  },
  workdayHours: {
    label: 'Working day',
    schema: whole(1, 24, 'Working day must be from 1 to 24 hours.'),
    blank: usualWorkday.workdayHours,
  },
  techniciansReadPrices: {
    label: 'Technicians may read the price list',
    schema: z.boolean(),
    blank: true,
  },
} as const satisfies Readonly<Record<string, Field>>;

/** They came after the others: a client that does not know them leaves them as they are. */
const laterFields = { ...settingsOfWork, ...settingsOfMoney };
export const laterCompanyFields = namesOf(laterFields);

/** What a company says of itself on papers, in mails and on shared pages (job.md, section 6). */
export const companyFields = {
  name: { label: 'Name', schema: requiredText(120, 'Name is required') },
  logoId: { label: 'Logo', schema: uuid.nullable() },
  addressLine1: { label: 'Address', schema: text(200).nullable() },
  addressLine2: { label: 'Address line 2', schema: text(200).nullable() },
  city: { label: 'City', schema: text(100).nullable() },
  state: { label: 'State', schema: text(50).nullable() },
  zipCode: { label: 'ZIP code', schema: text(20).nullable(), kind: 'zip' },
  phone: { label: 'Phone', schema: text(50).nullable(), kind: 'phone' },
  email: { label: 'Email', schema: text(254).nullable(), kind: 'email' },
  licences: {
    label: 'Licenses',
    schema: z.array(licence).max(10, 'Use at most 10 licenses.'),
    blank: [] as z.output<typeof licence>[],
  },
  taxId: { label: 'Tax ID', schema: text(20).nullable() },
  timeZone: {
    label: 'Time zone',
    schema: requiredText(64, 'Time zone is required').refine(
      (zone) => zone === '' || isTimeZone(zone),
      'There is no time zone of this name.',
    ),
    blank: 'UTC',
  },
  altitudeFt: {
    label: 'Altitude',
    schema: whole(-1_000, 15_000, 'Altitude must be a whole number from -1,000 to 15,000.'),
    blank: 0,
  },
  estimateTerms: { label: 'Estimate terms', schema: text(5_000).nullable() },
  estimateValidityDays: {
    label: 'Estimate valid for',
    schema: whole(1, 365, 'Estimate valid for must be a whole number from 1 to 365.'),
    blank: 30,
  },
  footers: {
    label: 'Footers',
    schema: z.strictObject({ estimate: footer, invoice: footer, document: footer, drying: footer }),
    blank: { estimate: null, invoice: null, document: null, drying: null },
  },
  ...laterFields,
} as const satisfies Readonly<Record<string, Field>>;
export type CompanyField = keyof typeof companyFields;
export const companyFieldNames = namesOf(companyFields);
const shapes = shapesOf(companyFields);

const facts = z.strictObject(shapes);
export type CompanyFacts = z.output<typeof facts>;
export const blankCompany: CompanyFacts = { ...blankOf(companyFields), name: 'Tidemark' };

const spoken = Object.fromEntries(
  companyFieldNames.map((name) => [name, spokenText(companyFields[name])]),
) as typeof shapes;
const { paymentLink, invoicePrefix, itemNames } = spoken;
/** Those with a rule of their own. */
const ruled = {
  timeZone: shapes.timeZone,
  invoicePrefix: invoicePrefix
    .transform((prefix) => prefix?.toUpperCase() ?? null)
    .refine(
      (prefix) => /^[A-Z\d-]*$/.test(prefix ?? ''),
      'Invoice prefix can have letters A to Z, digits and -.',
    ),
  paymentLink: paymentLink.superRefine((link, { addIssue }) => {
    const message = link && paymentLinkFault(link);
    if (message) addIssue({ code: 'custom', message });
  }),
  itemNames: itemNames.transform((names) =>
    Object.fromEntries(
      Object.entries(names).flatMap(([key, name]) => (name?.trim() ? [[key, name.trim()]] : [])),
    ),
  ),
};

/** As a manager fills it in: a refusal is a sentence that names the field. */
export const companyEntry = z
  .strictObject({ ...spoken, ...ruled })
  .partial(
    Object.fromEntries(laterCompanyFields.map((name) => [name, true])) as Record<
      (typeof laterCompanyFields)[number],
      true
    >,
  );

export type CompanyEntry = z.output<typeof companyEntry>;

/** Both null of the version that nobody has saved. */
export const companyVersion = z.object({
  version: z.number(),
  savedAt: dateTime.nullable(),
  savedBy: z.string().nullable(),
});
export type CompanyVersion = z.output<typeof companyVersion>;

export const listedCompanyVersion = companyVersion.extend({
  /** The fields that differ from the version before; of the first one none. */
  changed: z.array(z.string()).optional(),
});
export type ListedCompanyVersion = z.output<typeof listedCompanyVersion>;

export const company = companyVersion.extend({
  ...shapes,
  /** For managers. */
  taxId: shapes.taxId.optional(),
  /** Null until somebody has said it: then papers tell the device's time (docs/decisions/0071). */
  timeZone: z.string().nullable(),
});
export type Company = z.output<typeof company>;

export const changedCompanyFields = (before: Partial<Company>, after: Partial<Company>): CompanyField[] =>
  companyFieldNames.filter((name) => !sameJson(before[name] ?? null, after[name] ?? null));
