import { z } from 'zod';
import { action } from '../action.ts';
import { fact } from '../fact.ts';
import type { Offline } from '../offline.ts';
import { inUrl, serialId, uuid } from '../shapes.ts';
import { keptSketch } from '../sketch/kept.ts';
import { type DryingRoom, shapeOfKind } from './record.ts';
import { dryingRefusals, laidRecord, readRecord, recordRef } from './record-actions.ts';

export const ofDrawnRoom = z.strictObject({ id: inUrl(serialId), recordId: uuid });
const saved = z.strictObject({ sketch: keptSketch.nullable() });
type Saved = { params: z.output<typeof ofDrawnRoom>; body: z.output<typeof saved> };

/** A drying room has a sketch of its own, on which it is marked what is wet; the inspection's stays as it is. */
export const dryingSketchActions = {
  saveSketch: action({
    name: 'drying.save-sketch',
    method: 'PUT',
    path: '/projects/:id/drying/rooms/:recordId/sketch',
    summary: "Save a drying room's own sketch whole; null removes it and leaves the room's sizes as they are",
    access: 'own-project',
    params: ofDrawnRoom,
    body: saved,
    answer: z.object({ room: shapeOfKind('room'), former: z.array(fact) }),
    message: 'Sketch saved.',
    refusals: [...dryingRefusals, 'room_not_found', 'validation_failed'],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params }) => [recordRef(params.recordId)],
      beside: true,
      rest: 1_000,
      answered: ({ room }) => [laidRecord(room)],
      // The sizes that follow are their own change (from-sketch.ts): every screen loads this.
      effect({ params, body: { sketch } }, read) {
        const found = readRecord(read, 'room', params.recordId);
        return found ? [laidRecord({ ...found, sketch })] : [];
      },
      merge: (_earlier, later) => later,
    } satisfies Offline<Saved, { room: DryingRoom }>,
  }),
};
