import type { DryingRoom } from './record.ts';
import type { Drying } from './whole.ts';

type Measured = DryingRoom & { floorSf: number; wallSf: number };

/** The affected rooms whose sizes are known: class and equipment are reckoned from them. */
export const affectedRooms = ({ rooms }: Pick<Drying, 'rooms'>): Measured[] =>
  rooms.filter((room): room is Measured => room.affected && room.floorSf !== null && room.wallSf !== null);
