import { crossing, edgesOf, longestOn, twiceArea, type Wall } from './geometry.ts';
import { highSide, isSized } from './parts.ts';
import { inchSixteenths, type Opening, type Sketch, type WetWall, wallMessages } from './shape.ts';
import { overlap, staysWithin } from './within.ts';

/** What a sketch may not be, and where: the path of the wall, opening or area. */
export interface SketchFault {
  readonly message: string;
  readonly path: readonly (string | number)[];
}
type Check = (sketch: Sketch, walls: readonly Wall[]) => SketchFault | undefined;

/** The outline comes first: nothing can be said of what lies on a wall that is none. */
const outlineChecks: Check[] = [
  ofWalls(wallMessages.grid, ({ dx, dy }) => dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)),
  ofWalls(wallMessages.short, (wall) => longestOn(wall) < inchSixteenths),
  ({ points }) => {
    const at = crossing(points);
    return at < 0 ? undefined : { message: wallMessages.cross, path: ['points', at] };
  },
  ({ points }) => (twiceArea(points) > 0 ? undefined : { message: wallMessages.clockwise, path: ['points'] }),
];

const otherChecks: Check[] = [
  ({ openings, wet, objects }, walls) => {
    const beyond = (at: number | undefined) => at !== undefined && at >= walls.length;
    const lists = { openings, objects, 'wet.walls': wet.walls };
    for (const [name, list] of Object.entries(lists)) {
      const at = list.findIndex(({ wall }) => beyond(wall));
      if (at >= 0) return { message: 'There is no such wall.', path: [...name.split('.'), at] };
    }
    return undefined;
  },
  ofOpenings('This opening is wider than its wall.', (one, { walls }) =>
    isSized(one) ? one.width > longestOn(walls[one.wall]!) : false,
  ),
  ofOpenings('This opening runs past the corner.', (one, { walls }) =>
    isSized(one) ? one.at + one.width > longestOn(walls[one.wall]!) : false,
  ),
  ofOpenings('This opening is higher than its wall.', (one, { sketch }) =>
    isSized(one) ? one.sill + one.height > highSide(sketch) : false,
  ),
  ofOpenings('These openings overlap.', (one, { before }) =>
    before.some((other) => isSized(one) && isSized(other) && shareArea(one, other)),
  ),
  ofOpenings('A missing wall has no other opening.', (one, { before }) =>
    before.some((other) => other.wall === one.wall && !(isSized(one) && isSized(other))),
  ),
  (sketch, walls) =>
    leavesRoom(sketch) ??
    ofWetWalls(sketch, (one) => {
      const end = 'whole' in one ? 0 : one.to;
      return end > longestOn(walls[one.wall]!) || one.height > highSide(sketch);
    }),
  ({ wet }) => overlapping(wet.floor, 'floor') ?? overlapping(wet.ceiling, 'ceiling'),
  ({ wet }) => {
    const at = wet.walls.findIndex((one, place) =>
      wet.walls.slice(0, place).some((other) => one.wall === other.wall && shareStretch(one, other)),
    );
    return at < 0
      ? undefined
      : { message: 'This part of the wall is already marked.', path: ['wet', 'walls', at] };
  },
];

/** The first thing that is wrong with a sketch, in the order of the specification. */
export function faultOf(sketch: Sketch): SketchFault | undefined {
  const { points } = sketch;
  if (points.length < 3 || points.length > 64) return { message: wallMessages.corners, path: ['points'] };
  const walls = edgesOf(points);
  for (const check of [...outlineChecks, ...otherChecks]) {
    const fault = check(sketch, walls);
    if (fault) return fault;
  }
  return undefined;
}

function ofWalls(message: string, wrong: (wall: Wall) => boolean): Check {
  return (_, walls) => {
    const at = walls.findIndex(wrong);
    return at < 0 ? undefined : { message, path: ['points', at] };
  };
}

interface Around {
  readonly sketch: Sketch;
  readonly walls: readonly Wall[];
  readonly before: readonly Opening[];
}

function ofOpenings(message: string, wrong: (one: Opening, around: Around) => boolean): Check {
  return (sketch, walls) => {
    const { openings } = sketch;
    const at = openings.findIndex((one, place) =>
      wrong(one, { sketch, walls, before: openings.slice(0, place) }),
    );
    return at < 0 ? undefined : { message, path: ['openings', at] };
  };
}

type Sized = Extract<Opening, { at: number }>;
/** A window above a door shares its stretch of the wall, and no area of it. */
const shareArea = (a: Sized, b: Sized): boolean =>
  a.wall === b.wall &&
  a.at < b.at + b.width &&
  b.at < a.at + a.width &&
  a.sill < b.sill + b.height &&
  b.sill < a.sill + a.height;

const leaves = 'This wet area leaves the room.';
const overlaps = 'Wet areas overlap. Join them or move one.';

function leavesRoom({ points, wet }: Sketch): SketchFault | undefined {
  for (const name of ['floor', 'ceiling'] as const) {
    const area = wet[name];
    const at = area === 'all' ? -1 : area.findIndex((polygon) => !staysWithin(polygon, points));
    if (at >= 0) return { message: leaves, path: ['wet', name, at] };
  }
  return undefined;
}

function ofWetWalls({ wet }: Sketch, wrong: (one: WetWall) => boolean): SketchFault | undefined {
  const at = wet.walls.findIndex(wrong);
  return at < 0 ? undefined : { message: leaves, path: ['wet', 'walls', at] };
}

/** An area that crosses its own edge overlaps itself. */
function overlapping(area: Sketch['wet']['floor'], name: 'floor' | 'ceiling'): SketchFault | undefined {
  if (area === 'all') return undefined;
  const at = area.findIndex(
    (polygon, place) =>
      crossing(polygon) >= 0 || area.slice(0, place).some((other) => overlap(polygon, other)),
  );
  return at < 0 ? undefined : { message: overlaps, path: ['wet', name, at] };
}

const shareStretch = (a: WetWall, b: WetWall): boolean =>
  'whole' in a || 'whole' in b || (a.from < b.to && b.from < a.to);
