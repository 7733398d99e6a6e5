import { z } from 'zod';
import type { DocumentKind } from '../document-templates/kinds.ts';
import { signatureBox } from '../inspections/signature-box.ts';
import { canBeStored, uuid } from '../shapes.ts';
import { markAcross } from './mark-box.ts';

export const mostPoints = 5_000;
/** Of the box's width. */
const narrowest = 0.03 * markAcross;
/** Of an emergency statement: it must be the customer's own words. */
const fewestStrokes = 20;

export type Strokes = readonly (readonly number[])[];
const pointsOf = (strokes: Strokes) => strokes.reduce((sum, { length }) => sum + length / 2, 0);

const stroke = z
  .array(z.number().int().min(0).max(markAcross))
  .refine((numbers) => numbers.length > 0 && numbers.length % 2 === 0, 'Sign in the box.');
export const strokes = z
  .array(stroke)
  .min(1, 'Sign in the box.')
  .refine((drawn) => pointsOf(drawn) <= mostPoints, 'This drawing is too long. Clear it and draw it again.');

/** A text that is signed as it was entered: nothing is trimmed. */
export const asEntered = (max: number, message: string) =>
  z
    .string(message)
    .max(max)
    .refine((value) => value.trim() !== '' && canBeStored(value), message);

export const markKinds = ['drawn', 'typed', 'paper'] as const;

export const documentMark = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawn'), strokes }),
  z.strictObject({ kind: z.literal('typed'), text: asEntered(120, 'Type your name.') }),
  /** The signed page as a file of the job. */
  z.strictObject({
    kind: z.literal('paper'),
    fileId: uuid,
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
]);
export type DocumentMark = z.output<typeof documentMark>;

/** Strokes of the review's signature box, on the box of marks. */
export const onMarkBox = (drawn: Strokes, box: { width: number; height: number } = signatureBox) =>
  drawn.map((numbers) =>
    numbers.map((value, index) => {
      const part = value / (index % 2 === 0 ? box.width : box.height);
      return Math.min(markAcross, Math.max(0, Math.round(part * markAcross)));
    }),
  );

function isDrawn(drawn: Strokes): boolean {
  const across = drawn.flatMap((numbers) => numbers.filter((_, index) => index % 2 === 0));
  const low = across.reduce((one, other) => Math.min(one, other), markAcross);
  const high = across.reduce((one, other) => Math.max(one, other), 0);
  return across.length >= 2 && high - low >= narrowest;
}

/** Why a mark cannot stand as somebody's signature or initials. */
export const markFault = (mark: DocumentMark): string | undefined =>
  mark.kind === 'drawn' && !isDrawn(mark.strokes) ? 'Sign in the box.' : undefined;

/** Why handwriting cannot stand so. */
export function writingFault(drawn: Strokes | undefined, kind: DocumentKind): string | undefined {
  if (kind === 'emergency-statement' && (drawn?.length ?? 0) < fewestStrokes)
    return 'Write the statement in your own words.';
  return drawn && isDrawn(drawn) ? undefined : 'Write in the box.';
}
