import { z } from 'zod';
import { across, type Mark, type Marks, markKinds } from './mark-drawing.ts';
import { text } from './shapes.ts';

export const mostMarks = 50;
export const tooManyMarks = `A photo takes at most ${mostMarks} marks.`;

const place = z.number().int().min(0).max(across);

export const mark = z
  .strictObject({
    kind: z.enum(markKinds, 'Choose arrow, circle, rectangle, text or blur.'),
    x: place,
    y: place,
    toX: place,
    toY: place,
    text: text(60).trim().default(''),
  })
  .refine(({ kind, text: words }) => kind !== 'text' || words !== '', {
    path: ['text'],
    message: 'Enter the text of the mark.',
  });

/** Marks that are set, or taken away by null; the others stay. */
export const marksChange = z
  .record(z.uuid(), mark.nullable())
  .refine((marks) => Object.keys(marks).length <= 2 * mostMarks, tooManyMarks);
export type MarksChange = z.output<typeof marksChange>;

/** In the order of their ids, which begin with the time they were made. */
export function withMarks(marks: Marks | undefined, change: MarksChange): Marks {
  const all = Object.entries({ ...marks, ...change }).filter((one): one is [string, Mark] => one[1] !== null);
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}
