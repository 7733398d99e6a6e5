export const markKinds = ['arrow', 'circle', 'rectangle', 'text', 'blur'] as const;
export type MarkKind = (typeof markKinds)[number];

/** A picture's width and its height, each in the units of marks. */
export const across = 10_000;

/**
 * One mark on an upright picture: an arrow from a place to another, a shape or a blurred area between two corners, or
 * words at a place. Its schema is in marks.ts: the printing process loads none.
 */
export interface Mark {
  kind: MarkKind;
  x: number;
  y: number;
  toX: number;
  toY: number;
  text: string;
}
/** Every mark by its own id, so that those of two devices stand side by side. */
export type Marks = Readonly<Record<string, Mark>>;

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
