import { faultOf } from '@tidemark/contract/sketch/fault';
import { figuresOfSketch } from '@tidemark/contract/sketch/figures';
import { sizeOf } from '@tidemark/contract/sketch/size';
import { usualRules } from '@tidemark/contract/sketch/usual-rules';
import { expect, test } from 'vitest';
import { storyRooms } from './rooms.ts';
import { storySketches } from './sketches.ts';

test.each(Object.entries(storySketches))(
  'story sketches: of the %s, without a fault',
  (_name, { sketch }) => {
    expect(faultOf(sketch)).toBe(undefined);
  },
);

test('story sketches: figures are those of the sheets', () => {
  const figures = (room: keyof typeof storySketches) =>
    figuresOfSketch(storySketches[room].sketch, usualRules);
  const { living, hall } = storyRooms;
  expect(figures('living')).toMatchObject({ F: living.rows[52].qty, PF: living.rows[55].disposeFt });
  expect(figures('hall')).toMatchObject({ F: hall.rows[51].qty, PF: hall.rows[55].disposeFt });
});

test('story sketches: rooms stand wall to wall on the floor plan', () => {
  const box = ({ sketch, placement: { x, y } }: (typeof storySketches)[keyof typeof storySketches]) => {
    const { dimensionsLength, dimensionsWidth } = sizeOf(sketch);
    return { x, y, right: x + dimensionsLength * 192, below: y + dimensionsWidth * 192 };
  };
  const [living, hall, kitchen] = [
    box(storySketches.living),
    box(storySketches.hall),
    box(storySketches.kitchen),
  ];
  expect([hall.x, kitchen.x]).toEqual([living.right, living.right]);
  expect(kitchen.y).toBe(hall.below);
});
