import type { Spot } from './map.ts';

/** Where the figures of a mark stand. Of two that are as free the earlier one is taken. */
export const sides = ['below', 'above', 'right', 'left'] as const;
export type Side = (typeof sides)[number];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A mark of a moisture map as it is drawn: its middle, half its side, and the size of its figures. */
export interface DrawnMark {
  at: Spot;
  half: number;
  figures: { width: number; height: number };
  /** Where its arrow points, in degrees from up. */
  turn?: number | null | undefined;
}

const boxOf = ({ x, y }: Spot, halfWidth: number, halfHeight = halfWidth): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

/** How far a mark's middle is from that of its figures. */
function offset({ half, figures: { width, height } }: DrawnMark, side: Side): Spot {
  const [x, y] = [half + width / 2, half + height / 2];
  return { below: { x: 0, y }, above: { x: 0, y: -y }, right: { x, y: 0 }, left: { x: -x, y: 0 } }[side];
}

function figuresBox(mark: DrawnMark, side: Side): Box {
  const { x, y } = offset(mark, side);
  const { width, height } = mark.figures;
  return boxOf({ x: mark.at.x + x, y: mark.at.y + y }, width / 2, height / 2);
}

/** The square that an arrow takes outside of its mark. */
function arrowBox({ at, half, turn }: DrawnMark): Box[] {
  if (turn == null) return [];
  const radians = (turn * Math.PI) / 180;
  return [
    boxOf({ x: at.x + Math.sin(radians) * 1.7 * half, y: at.y - Math.cos(radians) * 1.7 * half }, half * 0.7),
  ];
}

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
const common = (a: Box, b: Box): number =>
  areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

/**
 * Places the figures of each mark where they cover least of the other marks, of figures placed before them, and of what is
 * outside of the sheet.
 * @param marks in pixels from the plan's upper left corner, the more important ones first
 * @param plan its size, and how much of the sheet is free around it
 */
export function figuresBeside(
  marks: readonly DrawnMark[],
  plan: { width: number; height: number; margin: number },
): Side[] {
  const { width, height, margin } = plan;
  const sheet: Box = { left: -margin, top: -margin, right: width + margin, bottom: height + margin };
  const covered = marks.map((mark) => boxOf(mark.at, mark.half));
  const taken = marks.flatMap(arrowBox);
  return marks.map((mark, at) => {
    const others = [...covered.filter((_, other) => other !== at), ...taken];
    const costs = sides.map((side) => {
      const box = figuresBox(mark, side);
      return areaOf(box) - common(box, sheet) + others.reduce((sum, other) => sum + common(box, other), 0);
    });
    const side = sides[costs.indexOf(Math.min(...costs))]!;
    taken.push(figuresBox(mark, side));
    return side;
  });
}
