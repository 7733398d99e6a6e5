import { expect, test } from 'vitest';
import { logOf } from '../testing/audit-log.ts';
import { addRoom, inspectionThatIs, startInspection } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const update = (who: Person, id: string, body: object) => who.send('rooms.update', { params: { id }, body });
const log = async (id: string) => (await logOf(api.db, id)).slice(1);

const here = { x: 192, y: -384, turn: 90 } as const;
test('rooms: a level and a place on the floor plan are kept as sent, logged once, and taken back', async () => {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana);
  const room = await addRoom(dana, inspectionId, { level: 'Second floor', placement: here });
  expect(room).toMatchObject({ level: 'Second floor', placement: here });
  const { turn, ...point } = here;
  expect((await update(dana, room.id, { placement: { turn, ...point } })).ok().room).toEqual(room);
  const moved = { ...here, x: 0 };
  const reply = (await update(dana, room.id, { placement: moved, level: null })).ok();
  expect(reply.room).toMatchObject({ level: null, placement: moved });
  expect(reply.former).toEqual([{ field: 'level', value: 'Second floor' }]);
  expect((await update(dana, room.id, { placement: null })).ok().room.placement).toBe(null);
  expect(await log(room.id)).toEqual([
    {
      action: 'room-changed',
      before: { level: 'Second floor', placement: here },
      after: { level: null, placement: moved },
    },
    { action: 'room-changed', before: { placement: moved }, after: { placement: null } },
  ]);
});

test.each<[string, object, string]>([
  ['x', { x: 0.5 }, 'Placement, x must be a whole number.'],
  ['x', { x: 226_561 }, 'Placement, x must be 226,560 or less.'],
  ['y', { y: '0' }, 'Placement, y must be a number.'],
  ['y', { y: undefined }, 'Placement, y is required'],
  ['turn', { turn: 45 }, 'Placement, turn must be one of 0, 90, 180, 270.'],
  ['z', { z: 1 }, 'Unknown field.'],
])('rooms: a place with %s as in %j is refused by name', async (part, given, message) => {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana);
  const room = await addRoom(dana, inspectionId);
  const reply = await update(dana, room.id, { placement: { ...here, ...given } });
  expect(reply).toMatchObject({ status: 400, details: [{ field: `placement.${part}`, message }] });
});

test.each(['Completed', 'Cancelled'] as const)(
  'rooms: placed on the floor plan while the inspection is %s, refused',
  async (status) => {
    const dana = await api.person();
    const { room } = await inspectionThatIs(api.db, dana, status);
    const code = `inspection_${status.toLowerCase()}`;
    expect(await update(dana, room.id, { placement: here })).toMatchObject({ status: 409, code });
  },
);
