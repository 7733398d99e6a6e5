import { z } from 'zod';

/** Degrees clockwise, as it is drawn. */
export const turns = [0, 90, 180, 270] as const;

/** Twice as far as a room reaches. */
const furthest = 226_560;
const place = z.number().int().min(-furthest).max(furthest);
/** Where the upper left corner of a turned room's box is on its level, in sixteenths of an inch, y down. */
export const placement = z.strictObject({ x: place, y: place, turn: z.literal(turns) });
export type Placement = z.output<typeof placement>;
