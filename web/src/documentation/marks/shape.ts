import { across, type Mark, type MarkKind } from '@tidemark/contract/mark-drawing';

export type Point = Pick<Mark, 'x' | 'y'>;

const inside = (at: number) => Math.round(Math.min(across, Math.max(0, at)));

/** A mark from one place to another, inside the picture. */
export const spanned = (kind: MarkKind, from: Point, to: Point, text = ''): Mark => ({
  ...{ kind, text, x: inside(from.x), y: inside(from.y) },
  ...{ toX: inside(to.x), toY: inside(to.y) },
});

/** A new mark around a place, for those who do not drag. */
export function around(kind: MarkKind, { x, y }: Point): Mark {
  if (kind === 'text') return spanned(kind, { x, y }, { x, y });
  const half = { x: across * 0.12, y: across * 0.12 };
  return spanned(kind, { x: x - half.x, y: y - half.y }, { x: x + half.x, y: y + half.y });
}

/** Moves it whole, as far as the picture goes. */
export function moved(mark: Mark, by: Point): Mark {
  const [left, right] = [Math.min(mark.x, mark.toX), Math.max(mark.x, mark.toX)];
  const [top, bottom] = [Math.min(mark.y, mark.toY), Math.max(mark.y, mark.toY)];
  const x = Math.round(Math.min(across - right, Math.max(-left, by.x)));
  const y = Math.round(Math.min(across - bottom, Math.max(-top, by.y)));
  return { ...mark, x: mark.x + x, y: mark.y + y, toX: mark.toX + x, toY: mark.toY + y };
}

/** Moves its end: an arrow's tip, a shape's second corner. */
export const stretched = (mark: Mark, by: Point): Mark => ({
  ...mark,
  toX: inside(mark.toX + by.x),
  toY: inside(mark.toY + by.y),
});

/** Smaller than this it was a tap. */
export const isDrag = ({ x, y, toX, toY }: Mark) => Math.hypot(toX - x, toY - y) > across * 0.025;

const step = across / 100;
/** What an arrow key moves by; undefined for any other key. */
export function keyStep(key: string): Point | undefined {
  const steps: Readonly<Record<string, Point>> = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  };
  return steps[key];
}
