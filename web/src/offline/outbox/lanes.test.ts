import { expect, test } from 'vitest';
import type { Entry } from '../store/index.ts';
import { readLane } from './lanes.ts';

const at = '2026-11-20T10:00:00.000Z';
const [inspection, room, photo, jobPhoto] = [...'irpj'].map(
  (_, index) => `01980000-0000-7000-8000-00000000000${index}`,
) as [string, string, string, string];
const project = { table: 'projects', id: 7 } as const;
let seq = 0;
const entry = (action: Entry['action'], rest: Partial<Entry>): Entry => ({
  ...{ seq: ++seq, key: `key-of-entry-${seq}`, action, project: 7, at, since: at, attempts: 0 },
  ...{ input: { params: {}, query: {}, body: {} }, touches: [], state: 'waiting' },
  ...{ creates: false, concludes: false, ends: false },
  ...rest,
});
const work = {
  start: () => entry('projects.start', { touches: [project] }),
  room: (rest: Partial<Entry> = {}) =>
    entry('rooms.create', { creates: true, touches: [{ table: 'rooms', id: room }], ...rest }),
  photo: (rest: Partial<Entry> = {}) =>
    entry('documentation.upload', {
      ...{ creates: true, upload: photo, touches: [{ table: 'documentation', id: photo }] },
      ...rest,
    }),
  submit: () =>
    entry('inspections.submit', {
      ...{ concludes: true, ends: true, touches: [{ table: 'inspections', id: inspection }] },
    }),
};
const job = {
  photo: (rest: Partial<Entry> = {}) =>
    entry('job.upload', {
      ...{ creates: true, upload: jobPhoto },
      touches: [{ table: 'jobFiles', id: jobPhoto }, project, { table: 'rooms', id: room }],
      ...rest,
    }),
  label: () =>
    entry('job.update', {
      input: { params: { id: 7, fileId: jobPhoto }, query: {}, body: { label: 'After' } },
      touches: [{ table: 'jobFiles', id: jobPhoto }],
    }),
  remove: () => entry('job.remove', { touches: [{ table: 'jobFiles', id: 'another' }, project] }),
};
const refused: Partial<Entry> = { state: 'refused' };
const names = (of: readonly (Entry | undefined)[]) => of.map((one) => one?.action);

test("lanes: a refused job file does not hold back Submit, and Submit does not wait for a job's files", () => {
  expect(readLane([job.photo(refused), work.submit()]).next?.action).toBe('inspections.submit');
  expect(readLane([job.photo(), work.submit()]).next?.action).toBe('inspections.submit');
  expect(readLane([work.photo(refused), work.submit()]).next).toBeUndefined();
});

test('lanes: a refused room, photo or Submit of the inspection holds back nothing of the job', () => {
  const { uploads, held } = readLane([work.room(refused), work.photo(refused), job.photo(), work.submit()]);
  expect([names(uploads), names(held)]).toEqual([['job.upload'], ['inspections.submit']]);
  expect(readLane([work.photo(), work.submit(), job.remove()]).next?.action).toBe('job.remove');
});

test("lanes: a job's photo waits for the start of its project, for its room and for a deletion in the job", () => {
  for (const before of [work.start(), work.room(), job.remove()])
    expect(readLane([before, job.photo()])).toMatchObject({ next: before, uploads: [] });
});

test('lanes: a change of a job file waits for its upload, and is held back with it', () => {
  expect(readLane([job.photo(), job.label()])).toMatchObject({ next: undefined, held: [] });
  expect(names(readLane([job.photo(refused), job.label()]).held)).toEqual(['job.update']);
});
