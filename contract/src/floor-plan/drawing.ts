import { type DrawnWord, drawingOf, type Fit, type PlanDrawing } from '../sketch/drawing.ts';
import { shownFeet } from '../sketch/lengths.ts';
import { boxOf, isSized, type Standing } from './standing.ts';

type Placed = Pick<Standing, 'room' | 'plan' | 'at'>;

/** "12′0″ × 9′6″", as it is turned. */
export const sizeInWords = ({ room, plan }: Omit<Placed, 'at'>): string =>
  isSized(room) ? `${shownFeet(plan.width)} × ${shownFeet(plan.depth)}` : 'No size yet';

export const isWet = ({ plan }: Pick<Placed, 'plan'>): boolean => plan.wet.length + plan.wetWalls.length > 0;

/** About as wide as a letter of a name is, and as high as a line. */
const letter = 7.6;
const line = 17;

/** A name in lines that fit into a width; a word that does not is cut. */
function linesOf(text: string, wide: number): string[] {
  const most = Math.max(3, Math.floor(wide / letter));
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const before = lines.at(-1);
    if (before !== undefined && before.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${before} ${word}`;
    else lines.push(word.length > most ? `${word.slice(0, most - 1)}…` : word);
  }
  return lines;
}

/** The picture of one room from its upper left corner, in pixels: walls, openings, what is wet, its name and size. */
export function roomDrawing({ room, plan }: Omit<Placed, 'at'>, scale: number): PlanDrawing {
  const { shapes } = drawingOf(plan, { scale, offset: [0, 0] });
  const [wide, high] = [plan.width * scale, plan.depth * scale];
  const size = sizeInWords({ room, plan });
  const said = [
    ...linesOf(room.name, wide - 8).map((text) => ({ text, look: 'length' as const })),
    ...(size.length * letter <= wide ? [{ text: size, look: 'objectName' as const }] : []),
    ...(isWet({ plan }) ? [{ text: 'Wet', look: 'wetName' as const }] : []),
  ].slice(0, Math.max(1, Math.floor((high - 4) / line)));
  const first = high / 2 - ((said.length - 1) * line) / 2;
  const words = said.map((word, nth): DrawnWord => {
    return { ...word, x: hundredth(wide / 2), y: hundredth(first + nth * line), anchor: 'middle' };
  });
  return { shapes, words, corners: [] };
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** How a level lies in its box, with some space around it to move rooms into. */
export function fitLevel(
  standing: readonly Placed[],
  [width, height]: readonly [number, number],
  margin: number,
): Fit {
  const { left, top, right, bottom } = boxOf(standing);
  const across = (width - 2 * margin) / (right - left);
  const down = (height - 2 * margin) / (bottom - top);
  // A closet alone does not fill the screen.
  const scale = Math.max(Math.min(across, down, 24 / 192), 0.001);
  const start = (space: number, from: number, to: number) => (space - (from + to) * scale) / 2;
  return { scale, offset: [start(width, left, right), start(height, top, bottom)] };
}

const feet = [1, 2, 5, 10, 20, 50, 100, 200] as const;
/** A length to compare with: feet in whole numbers, at least 60 pixels of them. */
export function scaleBar(scale: number) {
  const shown = feet.find((one) => one * 192 * scale >= 60) ?? 200;
  return { long: hundredth(shown * 192 * scale), text: `${shown} ft` };
}

/** What a voice says of a level. */
export const levelInWords = (standing: readonly Placed[]): string =>
  `${standing.map((one) => `${one.room.name} ${sizeInWords(one)}${isWet(one) ? ', wet' : ''}`).join('; ')}.`;
