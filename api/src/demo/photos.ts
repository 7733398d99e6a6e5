import type { Mark } from '@tidemark/contract/mark-drawing';
import type { Shot } from '@tidemark/contract/shots';
import type { Point, Scene, Thing } from './photo-scene.ts';

export interface DemoPhoto {
  /** None shows debris. */
  room?: string;
  caption: string;
  shot?: Shot;
  scene: Scene;
  mark?: Mark;
}

export const dehumidifier = (at: Point, turn = 0.3): Thing => ({
  ...{ is: 'dehumidifier', at, turn, size: [1.4, 2.7, 1.3], color: [0.16, 0.33, 0.56] },
});
export const airMover = (at: Point, turn = -0.5): Thing => ({
  ...{ is: 'air mover', at, turn, size: [1.3, 1.4, 1.5], color: [0.72, 0.3, 0.09] },
});
const bag = (at: Point, wide = 1.9): Thing => ({
  ...{ is: 'bag', at, size: [wide, 1.6, 1.9], color: [0.1, 0.1, 0.12] },
});
export const meter = (at: Point): Thing => ({
  ...{ is: 'meter', at, size: [0.3, 0.62, 0.14], turn: 0.12, color: [0.8, 0.62, 0.08] },
});

const bedroom = {
  room: [13.5, 8, 15],
  eye: [4.4, 5.1, 0.6],
  at: [7.6, 3.4, 13],
  wall: [0.66, 0.71, 0.68],
  floor: 'carpet',
} as const satisfies Scene;
const bedroomWindow = { on: 'back', box: [4.4, 3, 8.2, 6.6] } as const;
const closet = {
  room: [6.5, 8, 5],
  eye: [2, 5, 0.3],
  at: [4.2, 2.6, 4.8],
  wall: [0.77, 0.73, 0.64],
  floor: 'carpet',
} as const satisfies Scene;

/** Photos of the completed inspection, in the order they were taken. Nobody and nothing real is on them. */
export const demoPhotos: readonly DemoPhoto[] = [
  {
    ...{ room: 'Primary bedroom', caption: 'Before: window wall and ceiling on arrival' },
    scene: {
      ...bedroom,
      window: bedroomWindow,
      stains: [
        { on: 'ceiling', at: [10.4, 12.4], reach: [2.6, 2.9] },
        { on: 'back', at: [10.6, 7.4], reach: [1.4, 2.1] },
      ],
    },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Ceiling stain below the vent pipe' },
    scene: {
      ...bedroom,
      ...{ eye: [7, 4.2, 4], at: [8.6, 8, 8.6], roll: -0.05 },
      stains: [{ on: 'ceiling', at: [8.4, 8], reach: [2.1, 1.9], dark: 1.15 }],
    },
    mark: { kind: 'circle', x: 2400, y: 1800, toX: 7600, toY: 7600, text: '' },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Water line on the drywall, 14 inches' },
    scene: { ...bedroom, eye: [5.5, 3.2, 8.6], at: [7.4, 1, 15], line: 1.17, wet: 0.3 },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Carpet wet along the outer wall' },
    scene: {
      ...bedroom,
      ...{ eye: [8.5, 5.2, 6], at: [6.8, 0, 12.4], wet: 0.42, line: 0.5 },
      stains: [{ on: 'floor', at: [6.8, 12.6], reach: [4.6, 2.8], dark: 0.8 }],
    },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Moisture meter, 28 % beside the window' },
    scene: {
      ...bedroom,
      ...{ eye: [9.2, 3.5, 13.1], at: [9.3, 3.2, 15], lens: 0.95, window: bedroomWindow },
      stains: [{ on: 'back', at: [9.6, 2.9], reach: [1.3, 1.1], dark: 0.8 }],
      things: [meter([9.3, 2.95, 14.85])],
    },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Ceiling opened, insulation removed' },
    scene: {
      ...bedroom,
      ...{ eye: [7, 4, 4.4], at: [8.6, 8, 8.8], roll: 0.04 },
      opened: { on: 'ceiling', box: [6, 6.6, 10.8, 10.2] },
    },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Drywall removed to 2 ft' },
    scene: {
      ...bedroom,
      ...{ eye: [4.6, 4, 6.6], at: [7.4, 1.6, 15], noBaseboard: true },
      opened: { on: 'back', box: [0.8, 0.06, 11.6, 2] },
    },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Dehumidifier and air mover set' },
    scene: {
      ...bedroom,
      ...{ eye: [4.4, 4.4, 1.2], at: [8, 2.2, 13], window: bedroomWindow, noBaseboard: true },
      opened: { on: 'back', box: [0.8, 0.06, 11.6, 2] },
      things: [dehumidifier([7.4, 0, 10.6]), airMover([11, 0, 12], -0.8)],
    },
  },
  {
    ...{ room: 'Closet', caption: 'Before: stain behind the shelf' },
    scene: { ...closet, stains: [{ on: 'back', at: [4.4, 3], reach: [1.3, 1.6] }] },
  },
  {
    ...{ room: 'Closet', caption: 'Baseboard removed, plate is dry' },
    scene: {
      ...closet,
      ...{ eye: [2, 3.4, 0.3], at: [3.8, 0.8, 5], noBaseboard: true },
      opened: { on: 'back', box: [0.6, 0.05, 5.9, 0.5] },
    },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'After: window wall and ceiling, dry' },
    scene: { ...bedroom, window: bedroomWindow, roll: -0.01 },
  },
  {
    ...{ caption: 'Debris bagged for the van' },
    scene: {
      ...{
        room: [20, 9, 18],
        eye: [9, 4.6, 3],
        at: [10, 1.6, 14],
        wall: [0.5, 0.5, 0.48],
        floor: 'concrete',
      },
      things: [
        bag([6.6, 0, 11]),
        bag([8.9, 0, 11.6], 2.2),
        bag([11.2, 0, 10.8]),
        bag([13.3, 0, 11.8], 2.1),
        bag([10, 1, 11.6], 1.9),
      ],
    },
  },
];

export const demoLog = `Drying log, 640 Hawthorne Avenue

Visit 1  Primary bedroom: drywall 28 %, subfloor 24 %. Closet: drywall 19 %.
Visit 2  Primary bedroom: drywall 17 %, subfloor 16 %. Closet: drywall 12 %.
Visit 3  Primary bedroom: drywall 11 %, subfloor 12 %. Closet: drywall 10 %.

Dry standard 12 %. Equipment removed on visit 3.
`;
