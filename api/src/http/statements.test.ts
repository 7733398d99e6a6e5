import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRoom, startInspection } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

/** What the driver is given, in order, in round trips: what is sent while an answer is awaited travels along. */
let trips: string[][] = [];
const awaited = new Map<unknown, number>();
const client = pg.Client.prototype as unknown as { query: (...sent: unknown[]) => Promise<unknown> };
const { query } = client;
beforeAll(() => {
  client.query = function (this: unknown, ...sent) {
    const [asked] = sent as [string | { text: string }];
    const text = typeof asked === 'string' ? asked : asked.text;
    const before = awaited.get(this) ?? 0;
    if (before === 0) trips.push([text]);
    else trips.at(-1)!.push(text);
    awaited.set(this, before + 1);
    const answer = query.apply(this, sent);
    const done = () => awaited.set(this, awaited.get(this)! - 1);
    answer.then(done, done);
    return answer;
  };
});
afterAll(() => {
  client.query = query;
});

const notes = (text: string) => ({ additionalNotes: text });
const line = { fieldMasterId: 5, yesX: 2 };

/** Each call with its round trips and statements. */
const calls: [
  string,
  number,
  number,
  (dana: Person, at: Awaited<ReturnType<typeof place>>) => Promise<object>,
][] = [
  ['the assigned list', 3, 3, (dana) => dana.send('projects.assigned')],
  ['a search', 4, 4, (dana) => dana.send('projects.list', { query: { search: 'Okafor' } })],
  ['a project', 1, 1, (dana, { projectId }) => dana.send('projects.read', { params: { id: projectId } })],
  ['an inspection', 3, 3, (dana, { id }) => dana.send('inspections.read', { params: { id } })],
  [
    'the rooms of an inspection',
    3,
    3,
    (dana, { id }) => dana.send('rooms.of-inspection', { params: { inspectionId: id } }),
  ],
  ['a claim sheet', 3, 3, (dana, { roomId }) => dana.send('claim-sheets.read', { params: { roomId } })],
  [
    'a change of an inspection',
    4,
    8,
    (dana, { id }) => dana.send('inspections.update', { params: { id }, body: notes('Wet'), ...keyed() }),
  ],
  [
    'a change of a room',
    5,
    9,
    (dana, { roomId }) =>
      dana.send('rooms.update', { params: { id: roomId }, body: { dimensionsLength: 12 }, ...keyed() }),
  ],
  [
    'a claim sheet saved again',
    4,
    9,
    (dana, { id, roomId }) =>
      dana.send('claim-sheets.save', {
        body: { inspectionId: id, inspectionRoomId: roomId, claimSheetData: { general: [line] } },
        ...keyed(),
      }),
  ],
  [
    'a photo',
    12,
    15,
    async (dana, { id }) =>
      dana.send('documentation.upload', {
        body: { id: uuidv7(), inspectionId: id, type: 'photo' },
        file: { name: 'wall.jpg', bytes: await picture() },
        ...keyed(),
      }),
  ],
];
const keyed = () => ({ headers: { 'idempotency-key': uuidv7() } });

async function place(dana: Person) {
  const { id, projectId } = await startInspection(api.db, dana);
  const { id: roomId } = await addRoom(dana, id);
  return { id, projectId, roomId };
}

test.each(calls)('statements: %s, %i round trips', async (_, most, inAll, call) => {
  const dana = await api.person();
  const at = await place(dana);
  trips = [];
  expect(await call(dana, at)).toMatchObject({ message: expect.any(String) });
  const shown = trips.map((trip) => trip.join('\n')).join('\n\n');
  expect([trips.length, trips.flat().length], shown).toEqual([most, inAll]);
});
