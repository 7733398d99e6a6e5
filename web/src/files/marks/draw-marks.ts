import { arrowHead, isBlur, type Mark, markLook, markSizes, placed } from '@tidemark/contract/mark-drawing';

type Sized = Pick<HTMLCanvasElement, 'width' | 'height'>;

/** Draws marks as papers show them; blurred areas are in the picture itself (marked-picture.ts). */
export function drawMarks(on: CanvasRenderingContext2D, marks: readonly Mark[], size: Sized): void {
  on.lineCap = 'round';
  on.lineJoin = 'round';
  for (const mark of marks) {
    if (isBlur(mark)) continue;
    if (mark.kind === 'text') drawWords(on, mark, size);
    else drawLines(on, mark, size);
  }
}

const frameOf = ({ width, height }: Sized) => ({ x: 0, y: 0, width, height });

function drawLines(on: CanvasRenderingContext2D, mark: Mark, size: Sized): void {
  const { line, edge } = markSizes(size);
  const { from, to, box } = placed(mark, frameOf(size));
  const path = new Path2D();
  if (mark.kind === 'circle')
    path.ellipse(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, box.height / 2, 0, 0, 7);
  else if (mark.kind === 'rectangle') path.rect(box.x, box.y, box.width, box.height);
  else {
    const [one, other] = arrowHead({ from, to }, line);
    path.moveTo(from.x, from.y);
    path.lineTo(to.x, to.y);
    path.moveTo(one.x, one.y);
    path.lineTo(to.x, to.y);
    path.lineTo(other.x, other.y);
  }
  for (const [width, color] of [
    [edge, markLook.edge],
    [line, markLook.color],
  ] as const) {
    on.lineWidth = width;
    on.strokeStyle = color;
    on.stroke(path);
  }
}

/** On a dark plate, which moves into the picture where it would stand over its edge. */
function drawWords(on: CanvasRenderingContext2D, mark: Mark, size: Sized): void {
  const { line, words, around } = markSizes(size);
  const { from } = placed(mark, frameOf(size));
  const font = (height: number) => `700 ${height}px ${getComputedStyle(document.body).fontFamily}`;
  on.font = font(words);
  const room = size.width - 2 * around;
  const shrink = Math.min(1, room / on.measureText(mark.text).width);
  on.font = font(words * shrink);
  const width = Math.min(room, on.measureText(mark.text).width) + 2 * around;
  const height = words * 1.2 + 2 * around;
  const x = Math.max(0, Math.min(from.x, size.width - width));
  const y = Math.max(0, Math.min(from.y, size.height - height));
  const plate = new Path2D();
  plate.roundRect(x, y, width, height, line);
  on.fillStyle = markLook.edge;
  on.fill(plate);
  on.lineWidth = line / 2;
  on.strokeStyle = markLook.color;
  on.stroke(plate);
  on.fillStyle = markLook.words;
  on.fillText(mark.text, x + around, y + around + words * 0.95);
}
