import { z } from 'zod';
import { deliveryStates } from '../deliveries.ts';
import { stages } from '../evidence-profiles/rule.ts';
import { dateTime } from '../shapes.ts';

/** A complete one is refused while evidence is missing; an incomplete one says what is. */
export const packageKinds = ['complete', 'incomplete'] as const;
export type PackageKind = (typeof packageKinds)[number];

/** Expired: nobody asked for it for a month, and its bytes were given up. */
export const packageStates = ['building', 'ready', 'failed', 'expired'] as const;
export type PackageState = (typeof packageStates)[number];

/** How long a link is valid, and how long the bytes of a package without one are kept. */
export const packageDays = 30;
/** The parts of a package that is mailed stay below this: a mail writes four bytes for three, and no mail is larger than 25 MB. */
export const mostPartBytes = 18_000_000;
export const fitsInMail = ({ size }: { size: number }): boolean => size < mostPartBytes;

const packedFile = z.object({ name: z.string(), size: z.number(), sha256: z.string() });
/** One ZIP of a package and the files in it, in their order. */
const packagePart = z.object({
  number: z.number(),
  size: z.number(),
  sha256: z.string(),
  files: z.array(packedFile),
  /** Where its bytes are, without a token. */
  url: z.string(),
});
export type PackagePart = z.output<typeof packagePart>;

export const jobPackage = z.object({
  id: z.string(),
  projectId: z.number(),
  kind: z.enum(packageKinds),
  /** The last stage that was looked at. */
  through: z.enum(stages),
  parts: z.boolean(),
  state: z.enum(packageStates),
  /** How many required things its list of open items has. */
  open: z.number(),
  /** How many ZIPs it is, and their bytes together. */
  zips: z.number(),
  size: z.number(),
  createdAt: dateTime,
  createdBy: z.string(),
  lastError: z.string().nullable(),
  /** Until when its link works; null if it has none. */
  linkUntil: dateTime.nullable(),
});
export type JobPackage = z.output<typeof jobPackage>;

/** Somebody with the link opened its page, or downloaded a part. */
const opening = z.object({ at: dateTime, ip: z.string().nullable(), part: z.number().nullable() });

/** A mail with one part. */
const mailedPart = z.object({
  part: z.number(),
  to: z.array(z.string()),
  sentAt: dateTime,
  sentBy: z.string(),
  state: z.enum(deliveryStates),
  lastError: z.string().nullable(),
});
export type MailedPart = z.output<typeof mailedPart>;

export const wholePackage = jobPackage.extend({
  files: z.array(packagePart),
  openings: z.array(opening),
  /** The latest first. */
  mails: z.array(mailedPart),
});
export type WholePackage = z.output<typeof wholePackage>;

/** What the page of a link shows. */
export const sharedPackage = jobPackage
  .pick({ id: true, kind: true, open: true, size: true, createdAt: true })
  .extend({
    company: z.object({ name: z.string(), contact: z.string() }),
    project: z.object({ id: z.number(), title: z.string(), address: z.string() }),
    files: z.array(packagePart),
    timeZone: z.string(),
    expiresAt: dateTime,
  });
export type SharedPackage = z.output<typeof sharedPackage>;
