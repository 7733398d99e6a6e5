import type { DemoRoom } from '../add-inspection.ts';
import { storySketches } from './sketches.ts';

/** Rooms of the story with what was counted in them. */
export const storyRooms = {
  kitchen: {
    drawn: storySketches.kitchen,
    ...{ name: 'Kitchen', type: 'Kitchen', condition: 'damaged', feet: [15, 12.5, 8] },
    rows: {
      5: { yesX: 2 },
      9: { detach: 3 },
      14: { detach: 48 },
      27: { detach: 1 },
      53: { qty: 188 },
      67: { detachFt: 14 },
      68: { detachFt: 9 },
      84: { qty: 96 },
      101: { qty: 22 },
    },
  },
  hall: {
    drawn: storySketches.hall,
    ...{ name: 'Hall', type: 'Other', condition: 'fair', feet: [18, 4, 8] },
    rows: {
      5: { yesX: 1 },
      51: { qty: 72, all: true },
      55: { disposeFt: 44, all: true },
      79: { qty: 72, all: true },
    },
  },
  living: {
    drawn: storySketches.living,
    ...{ name: 'Living room', type: 'Living Room', condition: 'poor', feet: [20, 15, 9] },
    rows: {
      7: { yesX: 2 },
      9: { detach: 6 },
      12: { detach: 2 },
      52: { qty: 300, all: true },
      55: { disposeFt: 70, all: true },
      78: { qty: 300, all: true },
      101: { qty: 35 },
    },
  },
  basement: {
    ...{ name: 'Basement', type: 'Basement', condition: 'damaged', feet: [26, 18, 7.5] },
    rows: {
      5: { yesX: 4, afterHrs: true },
      9: { detach: 10 },
      49: { qty: 4, afterHrs: true },
      52: { qty: 468, all: true },
      55: { disposeFt: 88, all: true },
      78: { qty: 468, all: true },
      79: { qty: 468, all: true },
      101: { qty: 60 },
      103: { qty: 72 },
      105: { qty: 1 },
    },
  },
  bathroom: {
    ...{ name: 'Bathroom', type: 'Bathroom', condition: 'poor', feet: [9, 7, 8] },
    rows: {
      5: { yesX: 2 },
      33: { detach: 1 },
      39: { detach: 1 },
      53: { qty: 63, all: true },
      71: { detachFt: 4 },
      80: { qty: 63, all: true },
      88: { qty: 40 },
      94: { qty: 28 },
    },
  },
  laundry: {
    ...{ name: 'Laundry room', type: 'Laundry Room', condition: 'fair', feet: [9, 8, 8] },
    rows: {
      5: { yesX: 1 },
      30: { detach: 1 },
      31: { detach: 1 },
      53: { qty: 72, all: true },
      100: { qty: 18 },
    },
  },
  office: {
    ...{ name: 'Front office', type: 'Office', condition: 'fair', feet: [22, 16, 9] },
    rows: {
      7: { yesX: 3 },
      9: { detach: 8 },
      51: { qty: 352, all: true },
      96: { qty: 120 },
      97: { qty: 120 },
    },
  },
} as const satisfies Readonly<Record<string, DemoRoom>>;
export type StoryRoom = keyof typeof storyRooms;
