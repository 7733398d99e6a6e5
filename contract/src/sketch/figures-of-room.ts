import { type Dimensions, roomFigures } from '../claim-sheets/quantities.ts';
import { type FigureName, type Figures, figureNames } from './figure-names.ts';
import { figuresOfSketch } from './figures.ts';
import { usualRules } from './usual-rules.ts';

/** A room as its quantities need it; one without a sketch has its size only. */
export type Measured = Dimensions;

const unknown = Object.fromEntries(figureNames.map((name) => [name, null])) as Figures;

/** Every quantity of a room: from its sketch, else from length × width × height. */
export function figuresOfRoom(room: Measured): Figures {
  if (room.sketch) return figuresOfSketch(room.sketch, room.sketchRules ?? usualRules);
  const { floor, perimeter, walls, ceiling } = roomFigures(room);
  const length = room.dimensionsLength || null;
  const width = room.dimensionsWidth || null;
  const height = room.dimensionsHeight || null;
  const known: Partial<Record<FigureName, number | null>> = {
    ...{ F: floor, C: ceiling, PF: perimeter, PC: perimeter, W: walls, WG: walls },
    ...{ L: length, WD: width, H: height, SH: height, HH: height },
  };
  if (length === null || width === null) return { ...unknown, ...known };
  const [l, w] = [inHundredths(length), inHundredths(width)];
  const h = height === null ? null : inHundredths(height);
  return {
    ...unknown,
    ...known,
    SY: Number((2n * l * w + 900n) / 1_800n) / 100,
    LL: Math.max(length, width),
    V: h === null ? null : Number((l * w * h + 5_000n) / 10_000n) / 100,
    WC: walls === null || ceiling === null ? null : Number(inHundredths(walls) + inHundredths(ceiling)) / 100,
  };
}

const inHundredths = (feet: number) => BigInt(Math.round(feet * 100));
