import { footSixteenths, type Point, type Sketch } from '@tidemark/contract/sketch/shape';
import type { DrawnDemoRoom } from '../add-inspection.ts';

const feet = (value: number) => value * footSixteenths;
const corners = (...points: Point[]) => points.map(([x, y]): Point => [feet(x), feet(y)]);
const dry: Sketch['wet'] = { floor: [], walls: [], ceiling: [] };
const door = { kind: 'door', width: 576, height: 1_280, sill: 0 } as const;
const window = { kind: 'window', width: feet(4), height: 768, sill: 576 } as const;

/** The first floor of the story's houses: the hall along the living room's right side, the kitchen below the hall. */
export const storySketches = {
  living: {
    level: 'First floor',
    placement: { x: 0, y: 0, turn: 0 },
    sketch: {
      v: 1,
      points: corners([0, 0], [20, 0], [20, 14], [10, 14], [10, 16], [0, 16]),
      height: feet(9),
      openings: [
        { ...window, id: 'front', wall: 0, at: feet(3) },
        { ...window, id: 'front2', wall: 0, at: feet(12) },
        { ...door, id: 'hall', wall: 1, at: feet(12), width: feet(2) },
      ],
      objects: [],
      wet: {
        floor: [corners([12, 6], [20, 6], [20, 14], [12, 14])],
        walls: [{ wall: 1, whole: true, height: feet(1) }],
        ceiling: [],
      },
    },
  },
  hall: {
    level: 'First floor',
    placement: { x: feet(20), y: 0, turn: 0 },
    sketch: {
      v: 1,
      points: corners([0, 0], [18, 0], [18, 4], [0, 4]),
      height: feet(8),
      openings: [],
      objects: [{ id: 'stairs', kind: 'stairs', x: feet(15), y: feet(2), width: feet(5), depth: feet(3) }],
      wet: { ...dry, floor: 'all' },
    },
  },
  kitchen: {
    level: 'First floor',
    placement: { x: feet(20), y: feet(4), turn: 0 },
    sketch: {
      v: 1,
      points: corners([0, 0], [15, 0], [15, 12.5], [0, 12.5]),
      height: feet(8),
      openings: [
        { ...window, id: 'yard', wall: 1, at: feet(4) },
        { ...door, id: 'hall', wall: 2, at: feet(6) },
      ],
      objects: [
        { id: 'counter', kind: 'cabinets', x: feet(7.5), y: feet(1), width: feet(15), depth: feet(2) },
        { id: 'sink', kind: 'sink', x: feet(7.5), y: feet(1), width: feet(3), depth: 288 },
      ],
      wet: { ...dry, floor: [corners([0, 0], [9, 0], [9, 5], [0, 5])] },
    },
  },
} as const satisfies Readonly<Record<string, DrawnDemoRoom>>;
