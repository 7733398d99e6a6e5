/** Red, green and blue, 0 to 1. */
export type Color = readonly [number, number, number];
/** Feet: right, up, away. The back wall is at the room's depth. */
export type Point = readonly [number, number, number];
export type Surface = 'floor' | 'ceiling' | 'left' | 'right' | 'back' | 'front';
export type Floor = 'carpet' | 'wood' | 'tile' | 'concrete';
/** Of a wall: from its left or near end and from the floor; of floor and ceiling: to the right and away. */
export type Box = readonly [number, number, number, number];

/** What a made-up photo shows: a room with what water did to it. */
export interface Scene {
  room: Point;
  eye: Point;
  at: Point;
  /** How wide the lens is: 1 is 53 degrees. */
  lens?: number;
  /** How the phone was held, in radians. */
  roll?: number;
  wall: Color;
  floor: Floor;
  window?: { on: Surface; box: Box };
  /** Tide marks: middle, reach and how dark. */
  stains?: readonly {
    on: Surface;
    at: readonly [number, number];
    reach: readonly [number, number];
    dark?: number;
  }[];
  /** How high water stood on the walls. */
  line?: number;
  /** The floor's share under water, 0 to 1. */
  wet?: number;
  /** Drywall that was taken off, down to the studs. */
  opened?: { on: Surface; box: Box };
  noBaseboard?: boolean;
  things?: readonly Thing[];
}

export interface Hit {
  far: number;
  at: Point;
  normal: Point;
  color: Color;
  /** How much it mirrors. */
  shine?: number;
}

/** An object in a photo: the middle of its foot, its size and its rotation. */
export interface Thing {
  is: 'dehumidifier' | 'air mover' | 'meter' | 'cabinet' | 'bag' | 'appliance' | 'sheet';
  at: Point;
  size: Point;
  turn?: number;
  color: Color;
}
