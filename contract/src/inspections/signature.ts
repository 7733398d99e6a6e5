import { z } from 'zod';
import { dateTime, requiredText } from '../shapes.ts';
import { signatureBox, signatureLimits } from './signature-box.ts';

const drawn = "The signature isn't valid.";
const isStroke = (stroke: readonly number[]) =>
  stroke.length > 0 &&
  stroke.length % 2 === 0 &&
  stroke.every((value, index) => value <= (index % 2 === 0 ? signatureBox.width : signatureBox.height));
const numbersOf = (strokes: readonly (readonly number[])[]) =>
  strokes.reduce((sum, { length }) => sum + length, 0);

/**
 * A signature: each stroke drawn is a flat list x0, y0, x1, y1, … of whole numbers within the box. Without strokes,
 * the person signed by typing their name.
 */
export const signature = z.strictObject({
  name: requiredText(200, 'Name is required'),
  strokes: z
    .array(z.array(z.number().int().min(0)).refine(isStroke, drawn))
    .max(signatureLimits.strokes, drawn)
    .refine((strokes) => numbersOf(strokes) <= signatureLimits.numbers, drawn),
  signedAt: dateTime,
});
export type Signature = z.output<typeof signature>;

/** A signature without its drawing. */
export const signed = z.object({ name: z.string(), signedAt: dateTime });
export type Signed = z.output<typeof signed>;

/** A signature's name and time; the drawing stays in the inspection. */
export function withoutInk(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || !('strokes' in value)) return value;
  const { strokes: _, ...by } = value;
  return by;
}
