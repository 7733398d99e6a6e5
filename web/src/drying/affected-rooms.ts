import type { DryingRoom } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';

type Measured = DryingRoom & { floorSf: number; wallSf: number };

/** The affected rooms whose sizes are known: class and equipment are reckoned from them. */
export const affectedRooms = ({ rooms }: Pick<Drying, 'rooms'>): Measured[] =>
  rooms.filter((room): room is Measured => room.affected && room.floorSf !== null && room.wallSf !== null);
