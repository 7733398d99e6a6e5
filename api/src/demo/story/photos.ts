import type { Scene } from '../photo-scene.ts';
import { airMover, type DemoPhoto, dehumidifier, meter } from '../photos.ts';
import { type StoryRoom, storyRooms } from './rooms.ts';

const kitchen = {
  ...{ room: [12.5, 8, 15], eye: [3, 5, 3], at: [8.4, 2, 13], wall: [0.75, 0.7, 0.56], floor: 'wood' },
  things: [
    { is: 'cabinet', at: [5.2, 0, 13.9], size: [9, 3, 2.1], color: [0.55, 0.52, 0.45] },
    { is: 'cabinet', at: [5.2, 4.6, 14.4], size: [9, 2.6, 1.1], color: [0.55, 0.52, 0.45] },
    { is: 'appliance', at: [11.2, 0, 13.6], size: [2.6, 5.8, 2.6], color: [0.66, 0.67, 0.68] },
  ],
} as const satisfies Scene;
const living = {
  ...{ room: [20, 9, 15], eye: [5, 5.2, 1], at: [12, 2.6, 13], wall: [0.72, 0.67, 0.58], floor: 'carpet' },
  window: { on: 'back', box: [3, 2.6, 8, 7] },
  things: [
    { is: 'sheet', at: [14.2, 0, 12.6], size: [7, 1.5, 3], color: [0.25, 0.3, 0.34] },
    { is: 'sheet', at: [14.2, 1.2, 13.9], size: [7, 1.6, 0.9], color: [0.25, 0.3, 0.34] },
  ],
} as const satisfies Scene;
const basement = {
  ...{ room: [18, 7.5, 24], eye: [4, 4.8, 1], at: [11, 1.8, 16], wall: [0.6, 0.6, 0.57], floor: 'concrete' },
  ...{ noBaseboard: true, line: 0.9, wet: 0.55 },
  things: [
    { is: 'appliance', at: [15.8, 0, 20], size: [2.2, 5, 2.2], color: [0.72, 0.72, 0.7] },
    { is: 'sheet', at: [4.5, 0, 19], size: [1.8, 1.4, 1.6], color: [0.55, 0.41, 0.27] },
    { is: 'sheet', at: [4.8, 1.4, 19.1], size: [1.5, 1.1, 1.4], color: [0.6, 0.45, 0.3] },
    { is: 'sheet', at: [6.9, 0, 20.4], size: [1.7, 1.2, 1.6], color: [0.52, 0.38, 0.25] },
  ],
} as const satisfies Scene;
const bathroom = {
  ...{ room: [7, 8, 9], eye: [1.8, 5.2, 0.4], at: [4.4, 2.2, 8.6], wall: [0.62, 0.7, 0.73], floor: 'tile' },
  things: [
    { is: 'cabinet', at: [2.4, 0, 8.1], size: [3, 2.7, 1.7], color: [0.42, 0.3, 0.2] },
    { is: 'sheet', at: [5.4, 0, 8], size: [1.3, 1.4, 1.7], color: [0.85, 0.85, 0.83] },
    { is: 'sheet', at: [5.4, 1.4, 8.6], size: [1.5, 1.4, 0.7], color: [0.85, 0.85, 0.83] },
  ],
} as const satisfies Scene;
const laundry = {
  ...{ room: [8, 8, 9], eye: [2, 5.2, 0.4], at: [5, 1.8, 8.6], wall: [0.78, 0.77, 0.7], floor: 'tile' },
  things: [
    { is: 'appliance', at: [3.6, 0, 7.6], size: [2.3, 3.2, 2.4], color: [0.83, 0.83, 0.82] },
    { is: 'appliance', at: [6.2, 0, 7.6], size: [2.3, 3.2, 2.4], color: [0.83, 0.83, 0.82] },
  ],
} as const satisfies Scene;
const office = {
  ...{ room: [22, 9, 16], eye: [6, 5.2, 1], at: [12, 2.4, 13], wall: [0.68, 0.7, 0.72], floor: 'carpet' },
  window: { on: 'back', box: [12, 3, 18, 7.4] },
  things: [
    { is: 'cabinet', at: [7, 0, 13.4], size: [6, 2.6, 2.6], color: [0.5, 0.37, 0.24] },
    { is: 'sheet', at: [15, 0, 14.6], size: [3, 2.6, 1.6], color: [0.42, 0.43, 0.44] },
  ],
} as const satisfies Scene;
const hall = {
  ...{ room: [4, 8, 18], eye: [2, 5, 0.4], at: [2.1, 2.2, 14], wall: [0.76, 0.73, 0.66], floor: 'wood' },
} as const satisfies Scene;

type Photo = Omit<DemoPhoto, 'room' | 'mark'>;

/** Photos of the story's rooms, in the order they were taken. */
export const storyPhotos: Readonly<Record<StoryRoom, readonly Photo[]>> = {
  kitchen: [
    {
      shot: 'room-overview',
      caption: 'Before: water under the cabinets, floor wet to the island',
      scene: { ...kitchen, wet: 0.5, stains: [{ on: 'floor', at: [6, 11], reach: [4, 3] }] },
    },
    {
      shot: 'damage',
      caption: 'Toe kick swollen, water stands at the dishwasher',
      scene: { ...kitchen, eye: [4, 2.6, 9.4], at: [6.6, 0.6, 13.6], wet: 0.6 },
    },
    {
      shot: 'equipment',
      caption: 'After extraction, air mover set',
      scene: { ...kitchen, things: [...kitchen.things, airMover([3.4, 0, 10.5])] },
    },
  ],
  hall: [
    {
      shot: 'room-overview',
      caption: 'Before: hardwood cupped along the wall',
      scene: { ...hall, wet: 0.42, line: 0.42 },
    },
    {
      shot: 'removed',
      caption: 'Baseboard off on both sides',
      scene: { ...hall, noBaseboard: true, eye: [2.3, 3.8, 2], at: [1.6, 0.8, 12] },
    },
  ],
  living: [
    {
      shot: 'room-overview',
      caption: 'Before: ceiling and carpet below the bathroom',
      scene: { ...living, wet: 0.3, stains: [{ on: 'ceiling', at: [13, 10], reach: [3.4, 2.6] }] },
    },
    {
      shot: 'damage',
      caption: 'Ceiling stain, drywall sags',
      scene: {
        ...living,
        eye: [9, 4.4, 4],
        at: [12.6, 9, 9.6],
        stains: [{ on: 'ceiling', at: [12.6, 9.4], reach: [2.6, 2.2], dark: 1.2 }],
      },
    },
    {
      shot: 'moisture-reading',
      caption: 'Moisture reading beside the window',
      scene: {
        ...{
          ...living,
          eye: [9, 3.4, 13],
          at: [9.1, 3.1, 15],
          lens: 0.95,
          things: [meter([9.1, 2.9, 14.85])],
        },
        stains: [{ on: 'back', at: [9.4, 3], reach: [1.4, 1.2] }],
      },
    },
    {
      shot: 'equipment',
      caption: 'Carpet lifted, dehumidifier and air mover run',
      scene: {
        ...{ ...living, floor: 'concrete', noBaseboard: true },
        things: [dehumidifier([9, 0, 11.4]), airMover([13.4, 0, 12.6], -0.7)],
        opened: { on: 'back', box: [0.6, 0.06, 18.6, 2] },
      },
    },
  ],
  basement: [
    { shot: 'room-overview', caption: 'Before: two inches of water, boxes on the floor', scene: basement },
    {
      shot: 'damage',
      caption: 'Water line on the wall, 11 inches',
      scene: { ...basement, eye: [9, 3.4, 15], at: [11.4, 0.9, 24] },
    },
    {
      shot: 'equipment',
      caption: 'Pumped out, contents moved',
      scene: {
        ...basement,
        wet: 0.25,
        things: [basement.things[0], dehumidifier([9.4, 0, 15]), airMover([13, 0, 17], -0.9)],
      },
    },
    {
      shot: 'removed',
      caption: 'Flood cut to 2 ft',
      scene: {
        ...basement,
        wet: 0,
        things: [],
        eye: [6, 4, 12],
        at: [9.4, 1.4, 24],
        opened: { on: 'back', box: [0.6, 0.06, 17, 2] },
      },
    },
  ],
  bathroom: [
    {
      shot: 'room-overview',
      caption: 'Before: vanity and toilet, water at the base',
      scene: { ...bathroom, wet: 0.5, stains: [{ on: 'back', at: [4.3, 1.4], reach: [1.2, 1.4] }] },
    },
    {
      shot: 'damage',
      caption: 'Ceiling below the shower drain',
      scene: {
        ...bathroom,
        eye: [3, 4.4, 3],
        at: [3.8, 8, 5.8],
        stains: [{ on: 'ceiling', at: [3.7, 5.7], reach: [1.6, 1.4], dark: 1.2 }],
      },
    },
    {
      shot: 'removed',
      caption: 'Vanity detached, drywall opened',
      scene: {
        ...bathroom,
        things: bathroom.things.slice(1),
        noBaseboard: true,
        opened: { on: 'back', box: [0.5, 0.06, 4.2, 2] },
      },
    },
  ],
  laundry: [
    {
      shot: 'room-overview',
      caption: 'Before: hose burst behind the washer',
      scene: { ...laundry, wet: 0.58, line: 0.4 },
    },
    {
      shot: 'removed',
      caption: 'Appliances out, base plate measured',
      scene: {
        ...laundry,
        things: [airMover([5.4, 0, 6.4], -0.4)],
        noBaseboard: true,
        opened: { on: 'back', box: [0.5, 0.06, 7.4, 0.8] },
      },
    },
  ],
  office: [
    {
      shot: 'room-overview',
      caption: 'Before: ceiling tile and carpet under the head',
      scene: { ...office, wet: 0.35, stains: [{ on: 'ceiling', at: [12, 10], reach: [3, 2.6] }] },
    },
    {
      shot: 'equipment',
      caption: 'Carpet extracted, dehumidifier set',
      scene: { ...office, things: [...office.things, dehumidifier([11.4, 0, 10.6])] },
    },
  ],
};

export const photosOf = (room: string): readonly Photo[] => {
  const key = (Object.keys(storyRooms) as StoryRoom[]).find((one) => storyRooms[one].name === room);
  return key ? storyPhotos[key] : [];
};
