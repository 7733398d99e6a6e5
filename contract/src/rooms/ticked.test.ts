import { expect, test } from 'vitest';
import type { affectedRoomOptions } from '../inspections/fields.ts';
import { uuid } from '../shapes.ts';
import { tickedRooms } from './ticked.ts';

const ticks = (
  affectedRooms: (typeof affectedRoomOptions)[number][],
  affectedRoomsOther: string | null = null,
) => ({
  ...{ id: crypto.randomUUID(), affectedRooms, affectedRoomsOther },
});
const names = (...given: Parameters<typeof tickedRooms>) => tickedRooms(...given).map(({ name }) => name);
const room = (name: string, type: 'Kitchen' | 'Bedroom' | 'Other', id: string = crypto.randomUUID()) => ({
  id,
  name,
  type,
});

test('ticked rooms: each has its name and type; Stairs and Other are of the type Other', () => {
  const offered = tickedRooms(ticks(['Kitchen', 'Stairs', 'Other'], ' Wine cellar '), []);
  expect(offered).toMatchObject([
    { name: 'Kitchen', type: 'Kitchen' },
    { name: 'Stairs', type: 'Other' },
    { name: 'Wine cellar', type: 'Other' },
  ]);
  for (const { id } of offered) expect(uuid.safeParse(id).success).toBe(true);
  expect(new Set(offered.map(({ id }) => id)).size).toBe(3);
});

test('ticked rooms: Other without its text is a room of that name, and a long text is cut', () => {
  expect(names(ticks(['Other']), [])).toEqual(['Other']);
  expect(names(ticks(['Other'], 'x'.repeat(200)), [])).toEqual(['x'.repeat(120)]);
});

test('ticked rooms: one that was added is offered no more, under its type, its name or its id', () => {
  const its = ticks(['Bedroom', 'Kitchen', 'Stairs', 'Other'], 'Pantry');
  expect(names(its, [room('Guest room', 'Bedroom')])).toEqual(['Kitchen', 'Stairs', 'Pantry']);
  expect(names(its, [room('kitchen ', 'Other')])).toEqual(['Bedroom', 'Stairs', 'Pantry']);
  expect(names(its, [room('Attic stairs', 'Other')])).toContain('Stairs');
  const stairs = tickedRooms(its, []).find(({ name }) => name === 'Stairs')!;
  expect(names(its, [room('Staircase', 'Other', stairs.id)])).not.toContain('Stairs');
});

test('ticked rooms: every device gives a room the same id, whatever else is ticked', () => {
  const its = ticks(['Kitchen', 'Attic']);
  const [, attic] = tickedRooms(its, []);
  const others = tickedRooms({ ...its, affectedRooms: ['Attic', 'Other', 'Basement'] }, []);
  expect(others).toContainEqual(attic);
});
