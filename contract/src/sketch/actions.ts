import { z } from 'zod';
import { action } from '../action.ts';
import { fact } from '../fact.ts';
import type { Offline } from '../offline.ts';
import { projectOfRoom, type Room, room, roomIsGone, sized } from '../rooms.ts';
import { uuid } from '../shapes.ts';
import { keptSketch, sketchVersions } from './kept.ts';

const byId = z.strictObject({ id: uuid });
const saved = z.strictObject({
  inspectionId: uuid,
  sketch: keptSketch.nullable(),
});
type Saved = { params: { id: string }; body: z.output<typeof saved> };

export const sketchActions = {
  save: action({
    name: 'sketch.save',
    method: 'PUT',
    path: '/rooms/:id/sketch',
    summary: "Save a room's sketch whole; null removes it and leaves the room's size as it is",
    access: 'own-project',
    params: byId,
    body: saved,
    /** `former`: the previous values of changed fields. */
    answer: z.object({ room, former: z.array(fact) }),
    message: 'Sketch saved.',
    refusals: [...roomIsGone, 'validation_failed'],
    offline: {
      project: (input, read) => projectOfRoom(input.params.id, read),
      touches: (input) => [{ table: 'rooms', id: input.params.id }],
      rest: 1_000,
      answered: ({ room: saved }) => [{ table: 'rooms', id: saved.id, record: saved }],
      effect(input, read, at) {
        const found = read('rooms', input.params.id);
        if (!found) return [];
        const record = sized({ ...found, sketch: input.body.sketch, updatedAt: at });
        return [{ table: 'rooms', id: found.id, record }];
      },
      // Removing one leaves the size it had, so the sketch is sent first.
      merge: (earlier, later) => (earlier.sketch && !later.sketch ? undefined : later),
    } satisfies Offline<Saved, { room: Room }>,
  }),
  versions: action({
    name: 'sketch.versions',
    method: 'GET',
    path: '/rooms/:id/sketch/versions',
    summary: 'The newest 20 sketches of a room, the one that stands first',
    access: 'own-project',
    params: byId,
    answer: sketchVersions,
    refusals: ['room_not_found'],
  }),
};
