import { actions } from '@tidemark/contract/actions';
import { expect, test } from 'vitest';
import type { Entry } from '../offline/store/shapes.ts';
import { placeOf } from './place-of-entry.ts';

const place = (action: string, entry: Partial<Entry> = {}) => {
  const input = { params: {}, query: {}, body: {} };
  return placeOf({ action, input, project: 7, ...entry } as unknown as Entry);
};
const refused = (code: string) => ({ refusal: { status: 409, code, message: '', details: [], at: '' } });

test.each([
  ['projects.update', '/project/$projectId'],
  ['follow-ups.create', '/project/$projectId'],
  ['inspections.update', '/inspection/$projectId'],
  ['rooms.create', '/inspection/$projectId'],
  ['trash-photos.upload', '/inspection/$projectId'],
  ['documentation.upload', '/inspection/$projectId'],
])('place of an entry: a change of %s opens %s', (action, to) => {
  expect(place(action)).toEqual({ to, params: { projectId: '7' } });
});

test("place of an entry: a change of a job opens the job's files", () => {
  expect(place('job.upload', refused('job_closed'))).toEqual({
    ...{ to: '/project/$projectId', params: { projectId: '7' } },
    search: { part: 'files' },
  });
});

test('place of an entry: a figure opens the sheet of its room', () => {
  const input = { params: {}, query: {}, body: { inspectionRoomId: 'r-1' } };
  expect(place('claim-sheets.save', { input })).toEqual({
    to: '/inspection/$projectId/room/$roomId',
    params: { projectId: '7', roomId: 'r-1' },
  });
});

test('place of an entry: work of an inspection that ended elsewhere opens its project; of a deleted project, nothing', () => {
  expect(place('rooms.update', refused('inspection_completed'))?.to).toBe('/project/$projectId');
  expect(place('inspections.submit', refused('status_change_refused'))?.to).toBe('/project/$projectId');
  expect(place('rooms.update', refused('project_not_found'))).toBeUndefined();
  expect(place('claim-sheet-templates.create', { project: 0 })).toBeUndefined();
});

test('place of an entry: every change that can wait on the device has a place, except templates', () => {
  for (const action of actions.filter((one) => 'offline' in one && one.offline))
    if (!action.name.startsWith('claim-sheet-templates.'))
      expect(place(action.name), action.name).toBeDefined();
});
