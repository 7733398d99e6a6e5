import type { Mark } from '@tidemark/contract/mark-drawing';
import type { Scene } from './draw-photo.ts';

interface DemoPhoto {
  /** None shows debris. */
  room?: string;
  caption: string;
  scene: Scene;
  mark?: Mark;
}

const bedroom: Scene = {
  wall: [196, 202, 196],
  floor: [150, 132, 112],
  down: 0.74,
  up: 0.2,
  corner: 0.64,
};
const closet: Scene = {
  wall: [214, 206, 190],
  floor: [132, 112, 92],
  down: 0.74,
  up: 0.12,
  corner: 0.42,
};
const window = [0.12, 0.28, 0.36, 0.6] as const;
const fan = { box: [0.7, 0.62, 0.92, 0.86], color: [52, 92, 150] } as const;
const dryer = { box: [0.4, 0.46, 0.6, 0.84], color: [196, 92, 40] } as const;
const meter = { box: [0.36, 0.3, 0.56, 0.82], color: [222, 186, 40] } as const;
const bags = ([0.1, 0.3, 0.52, 0.7] as const).map((left, nth) => ({
  ...{ box: [left, 0.5 + (nth % 2) * 0.06, left + 0.24, 0.9], color: [48, 50, 56], bag: true },
})) as NonNullable<Scene['things']>;

/** Photos of the completed inspection, in the order they were taken. Nobody and nothing real is on them. */
export const demoPhotos: readonly DemoPhoto[] = [
  {
    ...{ room: 'Primary bedroom', caption: 'Before: window wall and ceiling on arrival' },
    scene: { ...bedroom, window, stain: [0.66, 0.24, 0.24] },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Ceiling stain below the vent pipe' },
    scene: { ...bedroom, up: 0.82, down: 1.2, stain: [0.5, 0.46, 0.36] },
    mark: { kind: 'circle', x: 2400, y: 1800, toX: 7600, toY: 7600, text: '' },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Water line on the drywall, 14 inches' },
    scene: { ...bedroom, down: 0.66, stain: [0.4, 0.62, 0.3] },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Carpet wet along the outer wall' },
    scene: { ...bedroom, down: 0.34, up: -0.2, stain: [0.5, 0.62, 0.4] },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Moisture meter, 28 % beside the window' },
    scene: { ...bedroom, window: [0.66, 0.2, 0.92, 0.56], things: [meter] },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Ceiling opened, insulation removed' },
    scene: { ...bedroom, up: 0.8, down: 1.2, opened: [0.24, 0.16, 0.82, 0.66] },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Drywall removed to 2 ft' },
    scene: { ...bedroom, opened: [0.06, 0.46, 0.6, 0.72] },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'Dehumidifier and air mover set' },
    scene: { ...bedroom, window, things: [dryer, fan] },
  },
  {
    ...{ room: 'Closet', caption: 'Before: stain behind the shelf' },
    scene: { ...closet, stain: [0.7, 0.4, 0.22] },
  },
  {
    ...{ room: 'Closet', caption: 'Baseboard removed, plate is dry' },
    scene: { ...closet, opened: [0.5, 0.58, 0.96, 0.7] },
  },
  {
    ...{ room: 'Primary bedroom', caption: 'After: window wall and ceiling, dry' },
    scene: { ...bedroom, window },
  },
  {
    ...{ caption: 'Debris bagged for the van' },
    scene: { wall: [168, 170, 168], floor: [112, 112, 108], down: 0.62, up: -0.2, corner: 0.5, things: bags },
  },
];

export const demoLog = `Drying log, 640 Hawthorne Avenue

Visit 1  Primary bedroom: drywall 28 %, subfloor 24 %. Closet: drywall 19 %.
Visit 2  Primary bedroom: drywall 17 %, subfloor 16 %. Closet: drywall 12 %.
Visit 3  Primary bedroom: drywall 11 %, subfloor 12 %. Closet: drywall 10 %.

Dry standard 12 %. Equipment removed on visit 3.
`;
