import { z } from 'zod';
import { action } from './action.ts';
import type { Dimensions } from './claim-sheets/quantities.ts';
import { pageQuery, pagination } from './envelope.ts';
import { fact } from './fact.ts';
import type { Change, Offline } from './offline.ts';
import { furthest } from './room-order.ts';
import {
  blankRoom,
  placedRoomShapes,
  type RoomEntered,
  roomConditions,
  roomShapes,
  roomTypes,
  typedRoomShapes,
} from './rooms/fields.ts';
import { dateTime, text, uuid } from './shapes.ts';
import { keptFigures } from './sketch/kept.ts';
import { sketchRules } from './sketch/rules.ts';
import { sizeOf } from './sketch/size.ts';
import { usualRules } from './sketch/usual-rules.ts';

/**
 * Dimensions are in feet; `position` orders the rooms of an inspection. `claimItem` is null until a sheet is attached.
 * `figures` are its quantities under `sketchRules` as the server says them; a device computes them itself (figuresOfRoom).
 */
export const room = z.object({
  id: z.string(),
  inspectionId: z.string(),
  ...roomShapes,
  position: z.number(),
  claimItem: z.object({ id: z.string(), filledCount: z.number() }).nullable(),
  sketchRules: sketchRules.optional(),
  figures: keptFigures.optional(),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Room = z.output<typeof room>;
declare module './offline.ts' {
  interface LocalTables {
    rooms: Room;
  }
}

/** A room made without a position is last. */
const position = z.number().min(-furthest).max(furthest);
/** A sketch is saved whole, by its own call. */
const optional = z.strictObject({ ...typedRoomShapes, ...placedRoomShapes, position }).partial().shape;

const created = z.strictObject({
  id: uuid.optional(),
  inspectionId: uuid,
  ...optional,
  name: roomShapes.name,
  type: roomShapes.type,
});
const updated = z.strictObject({ inspectionId: uuid.optional(), ...optional });
export type RoomChange = Partial<Omit<RoomEntered, 'sketch'> & Pick<Room, 'position'>>;

/** A room as it was changed: while a sketch stands, its size is the sketch's. Its quantities are computed by who reads them. */
export const sized = <R extends Pick<Room, 'sketch' | 'figures' | keyof Dimensions>>(room: R): R => ({
  ...room,
  ...(room.sketch && sizeOf(room.sketch)),
  figures: undefined,
});

/** A new room as both the device and the server make it. A dimension of 0 is none (second document, section 5). */
export function newRoom({ id, ...given }: z.output<typeof created> & { id: string }, at: string): Room {
  const said = Object.entries(given).filter(
    ([name, value]) => value !== undefined && (value !== 0 || !name.startsWith('dimensions')),
  );
  return sized({
    ...blankRoom,
    ...(Object.fromEntries(said) as typeof given & RoomEntered),
    id,
    position: given.position ?? furthest,
    claimItem: null,
    sketchRules: usualRules,
    createdAt: at,
    updatedAt: at,
  });
}

const byId = z.strictObject({ id: uuid });
const one = z.object({ room });
type ById = { params: { id: string } };
const laid = (answer: { room: Room }): Change[] => [
  { table: 'rooms', id: answer.room.id, record: answer.room },
];
export const roomIsGone = ['room_not_found', 'inspection_completed', 'inspection_cancelled'] as const;

/** The project of a room's inspection, as far as the device knows. */
export function projectOfRoom(
  id: string,
  read: Parameters<Offline<ById, unknown>['project']>[1],
): number | undefined {
  const inspectionId = read('rooms', id)?.inspectionId;
  return inspectionId === undefined ? undefined : read('inspections', inspectionId)?.projectId;
}

export const roomActions = {
  list: action({
    name: 'rooms.list',
    method: 'GET',
    path: '/rooms',
    summary: 'Rooms the caller may see',
    access: 'signed-in',
    query: z.strictObject({
      ...pageQuery,
      inspectionId: uuid.optional(),
      type: z.enum(roomTypes).optional(),
      condition: z.enum(roomConditions).optional(),
      search: text(200).optional(),
    }),
    answer: z.object({ rooms: z.array(room), pagination }),
  }),
  ofInspection: action({
    name: 'rooms.of-inspection',
    method: 'GET',
    path: '/rooms/inspection/:inspectionId',
    summary: 'All rooms of an inspection, in their order',
    access: 'own-project',
    params: z.strictObject({ inspectionId: uuid }),
    answer: z.object({ rooms: z.array(room) }),
    refusals: ['inspection_not_found'],
  }),
  read: action({
    name: 'rooms.read',
    method: 'GET',
    path: '/rooms/:id',
    summary: 'One room',
    access: 'own-project',
    params: byId,
    answer: one,
    refusals: ['room_not_found'],
  }),
  create: action({
    name: 'rooms.create',
    method: 'POST',
    path: '/rooms',
    summary: 'Add a room to an inspection',
    access: 'own-project',
    body: created,
    answer: one,
    creates: true,
    message: 'Room created successfully',
    refusals: ['inspection_not_found', 'inspection_completed', 'inspection_cancelled', 'id_taken'],
    offline: {
      project: (input, read) => read('inspections', input.body.inspectionId)?.projectId,
      touches: (input) => [
        { table: 'rooms', id: input.body.id! },
        { table: 'inspections', id: input.body.inspectionId },
      ],
      creates: true,
      answered: laid,
      effect(input, read, at) {
        const { id } = input.body;
        if (!id || read('rooms', id)) return [];
        return [{ table: 'rooms', id, record: newRoom({ ...input.body, id }, at) }];
      },
    } satisfies Offline<{ body: z.output<typeof created> }, { room: Room }>,
  }),
  update: action({
    name: 'rooms.update',
    method: 'PUT',
    path: '/rooms/:id',
    summary: 'Change the named fields of a room',
    access: 'own-project',
    params: byId,
    body: updated,
    /** `former`: the previous values of changed fields. */
    answer: one.extend({ former: z.array(fact) }),
    message: 'Room updated successfully',
    refusals: [...roomIsGone],
    offline: {
      project: (input, read) => projectOfRoom(input.params.id, read),
      touches: (input) => [{ table: 'rooms', id: input.params.id }],
      answered: laid,
      effect(input, read, at) {
        const found = read('rooms', input.params.id);
        if (!found) return [];
        const { inspectionId: _, ...fields } = input.body;
        const record = sized({ ...found, ...(fields as Partial<Room>), updatedAt: at });
        return [{ table: 'rooms', id: found.id, record }];
      },
      merge: (earlier, later) => ({ ...earlier, ...later }),
    } satisfies Offline<ById & { body: z.output<typeof updated> }, { room: Room }>,
  }),
  remove: action({
    name: 'rooms.remove',
    method: 'DELETE',
    path: '/rooms/:id',
    summary: 'Delete a room and its claim sheet',
    access: 'own-project',
    params: byId,
    answer: z.object({}),
    message: 'Room deleted successfully',
    refusals: [...roomIsGone],
    offline: {
      project: (input, read) => projectOfRoom(input.params.id, read),
      touches: (input) => [
        { table: 'rooms', id: input.params.id },
        { table: 'sheets', id: input.params.id },
      ],
      effect: (input) => [
        { table: 'rooms', id: input.params.id, record: null },
        { table: 'sheets', id: input.params.id, record: null },
      ],
    } satisfies Offline<ById, object>,
  }),
};
