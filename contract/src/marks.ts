import { z } from 'zod';
import { text } from './shapes.ts';

export const markKinds = ['arrow', 'circle', 'rectangle', 'text', 'blur'] as const;
export type MarkKind = (typeof markKinds)[number];

/** A picture's width and its height, each in the units of marks. */
export const across = 10_000;
export const mostMarks = 50;
export const tooManyMarks = `A photo takes at most ${mostMarks} marks.`;

const place = z.number().int().min(0).max(across);

/**
 * One mark on an upright picture: an arrow from a place to another, a shape or a blurred area between two corners, or
 * words at a place.
 */
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
export type Mark = z.output<typeof mark>;
/** Every mark by its own id, so that those of two devices stand side by side. */
export type Marks = Readonly<Record<string, Mark>>;

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

/** A photo's marks; a record of an earlier version of the app has none. */
export const marksOf = ({ marks }: { marks?: Marks }): Mark[] => Object.values(marks ?? {});
export const isBlur = ({ kind }: Mark) => kind === 'blur';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A mark in the pixels or points of the picture it is drawn on; the frame is where that picture stands. */
export function placed({ x, y, toX, toY }: Mark, frame: Frame) {
  const at = (left: number, top: number) => ({
    x: frame.x + (left / across) * frame.width,
    y: frame.y + (top / across) * frame.height,
  });
  const [from, to] = [at(x, y), at(toX, toY)];
  const box = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
  return { from, to, box };
}

/** How marks look, on screens and paper. */
export const markLook = { color: '#F2AE45', edge: '#06151A', words: '#FFFFFF' } as const;

/** Sizes that fit a picture this large: the line, its dark edge, and words with the room around them. */
export function markSizes({ width, height }: Pick<Frame, 'width' | 'height'>) {
  const line = Math.max(width, height) / 150;
  return { line, edge: line * 1.8, words: line * 5, around: line * 1.6 };
}

/** The two ends of an arrow's head, whose tip is the arrow's end. */
export function arrowHead({ from, to }: Pick<ReturnType<typeof placed>, 'from' | 'to'>, line: number) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.min(line * 6, Math.hypot(to.x - from.x, to.y - from.y));
  const end = (turn: number) => ({
    x: to.x - length * Math.cos(angle + turn),
    y: to.y - length * Math.sin(angle + turn),
  });
  return [end(0.6), end(-0.6)] as const;
}
