import { addOpening, changeOpening } from '@tidemark/contract/sketch/edit/openings';
import { cutCorner, pushWall, setHeight, setLength, splitWall } from '@tidemark/contract/sketch/edit/outline';
import { wetAlong, wetWall } from '@tidemark/contract/sketch/edit/wet';
import { edgesOf } from '@tidemark/contract/sketch/geometry';
import { shownFeet } from '@tidemark/contract/sketch/lengths';
import type { PlanWall } from '@tidemark/contract/sketch/plan';
import { openingNames, type SketchSettingsEntry } from '@tidemark/contract/sketch/settings';
import type { OpeningKind, SizedOpening } from '@tidemark/contract/sketch/shape';
import type { PadField, PadTask } from './pad-task.ts';
import type { Drawing } from './use-sketch.ts';

const field = (name: string, label: string, value: number): PadField => ({ name, label, value });
const number = (wall: number) => wall + 1;

/** The walls that a typed length moves, as they are numbered. */
export function lengthTask(drawing: Drawing, wall: PlanWall, onTyped: (typed: number) => void): PadTask {
  const { sketch, edit } = drawing;
  const count = sketch.points.length;
  const [next, after] = [1, 2].map((by) => number((wall.index + by) % count));
  return {
    title: `Wall ${number(wall.index)}, length`,
    hint: `Walls ${next} and ${after} follow`,
    fields: [field('length', 'Length', wall.length)],
    done: 'Done',
    apply: ({ length = 0 }) => {
      const done = edit(setLength(sketch, wall.index, length));
      if (done) onTyped(length);
      return done;
    },
  };
}

export function heightTask({ sketch, edit }: Drawing): PadTask {
  const { height } = sketch;
  const done = 'Done';
  if (typeof height === 'number') {
    return {
      ...{ title: 'Ceiling height', done, fields: [field('height', 'Height', height)] },
      apply: ({ height: typed = 0 }) => edit(setHeight(sketch, Math.max(1, typed))),
    };
  }
  return {
    ...{ title: 'Sloped ceiling', done, ways: ['Along the plan', 'Across the plan'] },
    fields: [field('low', 'Low side', height.low), field('high', 'High side', height.high)],
    apply: ({ low = 1, high = 1 }, way) =>
      edit(
        setHeight(sketch, { low: Math.min(low, high), high, axis: way === 'Across the plan' ? 'y' : 'x' }),
      ),
  };
}

export function splitTask({ sketch, edit }: Drawing, wall: PlanWall): PadTask {
  return {
    title: `Split wall ${number(wall.index)}`,
    hint: 'How far from its first corner?',
    fields: [field('at', 'From the corner', Math.floor(wall.length / 2))],
    done: 'Split',
    apply: ({ at = 0 }) => edit(splitWall(sketch, wall.index, at)),
  };
}

export function pushTask({ sketch, edit }: Drawing, wall: PlanWall): PadTask {
  const { run } = edgesOf(sketch.points)[wall.index]!;
  return {
    title: `Push wall ${number(wall.index)}`,
    hint: `${shownFeet(run)} long`,
    ways: ['Out', 'In'],
    fields: [field('by', 'How far', 384), field('wide', 'How wide', run), field('from', 'From corner', 0)],
    done: 'Push',
    apply: ({ from = 0, wide = 0, by = 0 }, way) =>
      edit(pushWall(sketch, wall.index, { from, to: from + wide, by: way === 'In' ? -by : by })),
  };
}

export function cutTask({ sketch, edit }: Drawing, wall: PlanWall): PadTask {
  return {
    title: 'Cut a corner at 45°',
    hint: `The first corner of wall ${number(wall.index)}`,
    fields: [field('by', 'How far along each wall', 384)],
    done: 'Cut',
    apply: ({ by = 0 }) => edit(cutCorner(sketch, wall.index, by)),
  };
}

export function openingTask({ sketch, edit }: Drawing, one: SizedOpening): PadTask {
  const { id, kind, at, width, height, sill } = one;
  const sized = [
    field('at', 'From corner', at),
    field('width', 'Width', width),
    field('height', 'Height', height),
  ];
  return {
    title: `${openingNames[kind]}, wall ${number(one.wall)}`,
    fields: kind === 'window' ? [...sized, field('sill', 'Sill', sill)] : sized,
    done: 'Done',
    apply: (values) => edit(changeOpening(sketch, id, { ...values, width: Math.max(1, values.width ?? 1) })),
  };
}

export function wetWallTask({ sketch, edit }: Drawing, wall: PlanWall): PadTask {
  const known = sketch.wet.walls.find((one) => one.wall === wall.index);
  return {
    title: `Wall ${number(wall.index)}, wet up to`,
    hint: 'No height is a dry wall',
    fields: [field('height', 'Height', known?.height ?? 384)],
    done: 'Done',
    apply: ({ height = 0 }) => edit(wetWall(sketch, wall.index, height)),
  };
}

export function wetBandTask({ sketch, edit }: Drawing, wall: PlanWall): PadTask {
  return {
    title: `Wet along wall ${number(wall.index)}`,
    hint: 'How far into the room?',
    ways: ['Floor', 'Ceiling'],
    fields: [field('depth', 'Depth', 384)],
    done: 'Mark',
    apply: ({ depth = 0 }, way) =>
      edit(wetAlong(sketch, way === 'Ceiling' ? 'ceiling' : 'floor', wall.index, Math.max(1, depth))),
  };
}

let made = 0;
/** A short name that no other opening or object of this sketch has. */
export const newId = (): string => `${Date.now().toString(36)}${(made++).toString(36)}`;

export const added = (
  { sketch, edit }: Drawing,
  { wall, kind }: { wall: number; kind: OpeningKind },
  sizes: SketchSettingsEntry['openings'],
): boolean => edit(addOpening(sketch, { id: newId(), kind, wall }, sizes));
