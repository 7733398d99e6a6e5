import { z } from 'zod';
import { action } from '../action.ts';
import { uuid } from '../shapes.ts';

const ofRoom = {
  method: 'GET',
  access: 'own-project',
  params: z.strictObject({ id: uuid }),
  answer: z.never(),
  refusals: ['room_not_found', 'sketch_not_found'],
} as const;

/** A room's plan as a file; apart, because a device draws its plans itself. */
export const sketchReading = {
  svg: action({
    ...ofRoom,
    name: 'sketch.svg',
    path: '/rooms/:id/sketch.svg',
    summary: "A room's plan as SVG",
    binary: 'image/svg+xml',
  }),
  dxf: action({
    ...ofRoom,
    name: 'sketch.dxf',
    path: '/rooms/:id/sketch.dxf',
    summary: "A room's plan as DXF of release 12, in inches",
    binary: 'image/vnd.dxf',
  }),
};
