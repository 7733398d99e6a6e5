import { spokenLength } from '@tidemark/contract/sketch/lengths';
import type { PlanWall } from '@tidemark/contract/sketch/plan';
import { openingNames } from '@tidemark/contract/sketch/settings';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { type OpeningKind, openingKinds } from '@tidemark/contract/sketch/shape';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "one door, two windows" */
function openingsInWords(openings: readonly { kind: OpeningKind }[]): string {
  return openingKinds
    .flatMap((kind) => {
      const count = openings.filter((one) => one.kind === kind).length;
      if (count === 0) return [];
      const name = openingNames[kind].toLowerCase();
      return [`${numbers[count] ?? count} ${name}${count > 1 ? 's' : ''}`];
    })
    .join(', ');
}

/** "Wall 3 of 6, 12 feet 4 inches, one door" */
export function wallInWords(wall: PlanWall, { points, wet }: Sketch): string {
  const words = [
    `Wall ${wall.index + 1} of ${points.length}`,
    spokenLength(wall.length),
    wall.missing ? 'missing' : openingsInWords(wall.openings),
    wet.walls.some((one) => one.wall === wall.index) && 'wet',
  ];
  return words.filter(Boolean).join(', ');
}

const sides = [
  'Right side',
  'Lower right',
  'Lower side',
  'Lower left',
  'Left side',
  'Upper left',
  'Upper side',
  'Upper right',
];

/** Where a wall is in the picture. */
export function sideOf({ out }: Pick<PlanWall, 'out'>): string {
  const eighth = Math.round((Math.atan2(out[1], out[0]) * 4) / Math.PI);
  return sides[(eighth + 8) % 8]!;
}
