import { z } from 'zod';
import { documentKindNames, documentLanguages, mostMarks, signerRoles } from '../document-templates/kinds.ts';
import { toldByDevice } from '../documentation.ts';
import { serialId, text, uuid } from '../shapes.ts';
import { frozenFields } from './fields.ts';
import { asEntered, documentMark, strokes } from './marks.ts';

export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

/** A device's wall clock with its offset. */
export const fieldTime = toldByDevice.capturedAt
  .unwrap()
  .refine((at) => at.length > 19, 'Enter a time as YYYY-MM-DDTHH:mm:ss±HH:mm.');

/** Of a box, choice or handwriting. */
const key = z.string().regex(/^[a-z0-9-]{1,30}$/);
const initials = z.strictObject({ role: z.enum(signerRoles), mark: documentMark });

const taken = {
  /** The keys of the boxes that are ticked. */
  boxes: z.array(key).max(mostMarks),
  choices: z.record(key, key),
};
/** What was taken in a signed document, and how it was read: what a device shows without drawings. */
export const answered = z.object({ ...taken, openedAt: fieldTime, endSeenAt: fieldTime });

/** What a signer said in the places of the text. */
const answers = z.strictObject({
  ...taken,
  writings: z.record(key, strokes),
  /** In the order of their places. */
  initials: z.array(initials).max(mostMarks),
  /** "Told aloud that you may cancel until …"; only of a text with cancellation. */
  toldAloud: z.boolean(),
});
export type DocumentAnswers = z.output<typeof answers>;

const party = z.strictObject({
  role: z.enum(signerRoles),
  name: asEntered(120, 'Name is required'),
  mark: documentMark,
  at: fieldTime,
  /** In millionths of a degree: a content has whole numbers only. */
  place: z
    .strictObject({
      latitude: z.number().int().min(-90_000_000).max(90_000_000),
      longitude: z.number().int().min(-180_000_000).max(180_000_000),
    })
    .nullable(),
  device: text(200),
});
export type DocumentParty = z.output<typeof party>;

/**
 * What is signed (documents.md, section 7). Nothing of it is trimmed or completed: its canonical JSON is hashed on the device,
 * and the server hashes what arrived.
 */
export const documentContent = z.strictObject({
  v: z.literal(1),
  id: uuid,
  projectId: serialId,
  kind: z.enum(documentKindNames),
  language: z.enum(documentLanguages),
  template: z.strictObject({ id: uuid, version: serialId, sha256: sha256Hex }),
  /** The version of the company's profile on the device. */
  company: serialId,
  fields: frozenFields,
  answers,
  consent: z.strictObject({ sha256: sha256Hex, at: fieldTime }).nullable(),
  parties: z.array(party).min(1, 'Nobody has signed.').max(signerRoles.length),
  openedAt: fieldTime,
  endSeenAt: fieldTime,
  signedAt: fieldTime,
  replaces: uuid.nullable(),
});
export type DocumentContent = z.output<typeof documentContent>;
