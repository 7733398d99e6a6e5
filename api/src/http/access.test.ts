import { type ActionName, actions } from '@tidemark/contract/actions';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import type { Sent } from '../testing/client.ts';
import {
  addFollowUp,
  addPhoto,
  addRoom,
  completedProject,
  startInspection,
  wholeStepOne,
} from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

interface Ids {
  project: number;
  inspection: string;
  room: string;
  photo: string;
  /** A completed project and its inspection. */
  done: { projectId: number; inspectionId: string };
  followUp: string;
}
const none: Ids = {
  project: 2_000_000_000,
  inspection: uuidv7(),
  room: uuidv7(),
  photo: uuidv7(),
  done: { projectId: 2_000_000_000, inspectionId: uuidv7() },
  followUp: uuidv7(),
};
const file = { name: 'van.jpg', bytes: await picture() };
const sheet = ({ inspection, room }: Ids, fields: object) => ({
  inspectionId: inspection,
  inspectionRoomId: room,
  ...fields,
});

/** A good call of every action that touches one project, and what is not found when it is another's. */
const calls: Partial<Record<ActionName, [missing: string, (ids: Ids) => Sent]>> = {
  'projects.read': ['project', ({ project }) => ({ params: { id: project } })],
  'projects.start': ['project', ({ project }) => ({ params: { id: project } })],
  'projects.update': [
    'project',
    ({ project }) => ({ params: { id: project }, body: { claimType: 'Commercial' } }),
  ],
  'projects.complete': ['project', ({ project }) => ({ params: { id: project } })],
  'inspections.read': ['inspection', ({ inspection }) => ({ params: { id: inspection } })],
  'inspections.create': ['project', ({ project }) => ({ body: { projectId: project } })],
  'inspections.update': [
    'inspection',
    ({ inspection }) => ({ params: { id: inspection }, body: { adjuster: 'Kim' } }),
  ],
  'inspections.step': [
    'inspection',
    ({ inspection }) => ({ params: { id: inspection }, body: { currentStep: 2 } }),
  ],
  'inspections.complete': ['inspection', ({ inspection }) => ({ params: { id: inspection } })],
  'inspections.cancel': [
    'inspection',
    ({ inspection }) => ({ params: { id: inspection }, body: { cancellationReason: 'Other' } }),
  ],
  'rooms.of-inspection': ['inspection', ({ inspection }) => ({ params: { inspectionId: inspection } })],
  'rooms.read': ['room', ({ room }) => ({ params: { id: room } })],
  'rooms.create': [
    'inspection',
    ({ inspection }) => ({ body: { inspectionId: inspection, name: 'Attic', type: 'Attic' } }),
  ],
  'rooms.update': ['room', ({ room }) => ({ params: { id: room }, body: { name: 'Attic' } })],
  'rooms.remove': ['room', ({ room }) => ({ params: { id: room } })],
  'claim-sheets.read': ['room', ({ room }) => ({ params: { roomId: room } })],
  'claim-sheets.replace': [
    'room',
    (ids) => ({ params: { roomId: ids.room }, body: sheet(ids, { claimSheetData: {} }) }),
  ],
  'claim-sheets.save-row': [
    'room',
    (ids) => ({
      params: { roomId: ids.room, fieldMasterId: 5 },
      body: sheet(ids, { fieldMasterId: 5, fieldData: { yesX: 1 } }),
    }),
  ],
  'claim-sheets.save': ['room', (ids) => ({ body: sheet(ids, { claimSheetData: { zippers: { qty: 1 } } }) })],
  'claim-sheets.pdf': [
    'room',
    ({ inspection, room }) => ({ params: { inspectionId: inspection, roomId: room } }),
  ],
  'trash-photos.upload': [
    'inspection',
    ({ inspection }) => ({ params: { id: inspection }, body: { inspectionId: inspection }, file }),
  ],
  'trash-photos.remove': [
    'inspection',
    ({ inspection, photo }) => ({ params: { id: inspection, photoId: photo } }),
  ],
  'documentation.file': ['file', ({ photo }) => ({ params: { id: photo } })],
  'follow-ups.of-project': ['project', ({ project }) => ({ params: { projectId: project } })],
  'follow-ups.read': ['follow_up', ({ followUp }) => ({ params: { id: followUp } })],
  'follow-ups.create': [
    'project',
    ({ done }) => ({
      body: {
        originalProjectId: done.projectId,
        originalInspectionId: done.inspectionId,
        followUpReason: 'Quality_Check',
      },
    }),
  ],
  'follow-ups.update': [
    'follow_up',
    ({ followUp }) => ({ params: { id: followUp }, body: { priority: 'High' } }),
  ],
  'follow-ups.remove': ['follow_up', ({ followUp }) => ({ params: { id: followUp } })],
};
const guarded = Object.entries(calls) as [ActionName, [string, (ids: Ids) => Sent]][];
const writes = (name: ActionName) => actions.find((action) => action.name === name)!.method !== 'GET';

async function owned(by: Person): Promise<Ids> {
  const inspection = await startInspection(api.db, by, wholeStepOne);
  const room = await addRoom(by, inspection.id);
  const photo = await addPhoto(by, inspection.id);
  const done = await completedProject(api.db, by);
  const { followUp } = await addFollowUp(api.db, by);
  return {
    project: inspection.projectId,
    inspection: inspection.id,
    room: room.id,
    photo: photo.id,
    done,
    followUp: followUp.id,
  };
}

async function state() {
  const tables = [
    'projects',
    'inspections',
    'files',
    'rooms',
    'claimSheets',
    'claimSheetRows',
    'followUps',
    'auditLog',
  ] as const;
  return Promise.all(tables.map((table) => api.db.selectFrom(table).selectAll().execute()));
}

test('every action that touches one project is in the table', () => {
  const own = actions.filter(({ access }) => access === 'own-project').map(({ name }) => name);
  expect(Object.keys(calls).sort()).toEqual(own.sort());
});

test.each(actions.filter(({ access }) => access !== 'anyone').map(({ name }) => name))(
  '%s asks for a sign-in before it looks at anything',
  async (name) => {
    const sent = calls[name]?.[1](none) ?? {};
    expect(await api.anyone.send(name, sent)).toMatchObject({ status: 401, code: 'unauthenticated' });
  },
);

test.each(guarded)('%s of nothing is a 404', async (name, [missing, call]) => {
  const manager = await api.person({ role: 'Admin' });
  expect(await manager.send(name, call(none))).toMatchObject({ status: 404, code: `${missing}_not_found` });
});

test.each(guarded)(
  "%s of another technician's project is a 404 and leaves no trace",
  async (name, [missing, call]) => {
    const ids = await owned(await api.person());
    const other = await api.person({ role: 'Lead Technician' });
    const before = await state();
    expect(await other.send(name, call(ids))).toMatchObject({ status: 404, code: `${missing}_not_found` });
    expect(await state()).toEqual(before);
  },
);

test.each(guarded)('%s is open to its technician and to every manager', async (name, [, call]) => {
  const dana = await api.person({ role: 'Senior Field Technician' });
  for (const who of [dana, await api.person({ role: 'Supervisor' }), await api.person({ role: 'Manager' })]) {
    const ids = await owned(dana);
    if (name === 'projects.complete') {
      (await dana.send('inspections.complete', { params: { id: ids.inspection } })).ok();
    }
    const bytes = {
      'claim-sheets.pdf': `/rooms/claim-sheet-pdf/${ids.inspection}/${ids.room}`,
      'documentation.file': `/documentation/file/${ids.photo}`,
    }[name as string];
    if (bytes) {
      expect((await who.fetch('GET', `/api/v1${bytes}`)).status).toBe(200);
    } else {
      (await who.send(name, call(ids))).ok();
    }
  }
});

test.each(guarded.filter(([name]) => writes(name)))(
  '%s asks the body for its fields',
  async (name, [, call]) => {
    const dana = await api.person();
    const ids = await owned(dana);
    const before = await state();
    const sent = call(ids);
    const body = { ...(sent.body as object), surprise: 1 };
    const reply = await dana.send(name, { ...sent, body });
    expect(reply).toMatchObject({
      status: 400,
      code: 'validation_failed',
      details: [{ field: 'surprise', message: 'Unknown field.' }],
    });
    expect(await state()).toEqual(before);
  },
);

test('lists hold nothing of another technician', async () => {
  const mine = await owned(await api.person());
  const other = await api.person();
  expect((await other.send('projects.list')).ok().counts.all).toBe(0);
  expect((await other.send('projects.assigned')).ok().projects).toEqual([]);
  expect(
    (await other.send('inspections.list', { query: { projectId: mine.project } })).ok().inspections,
  ).toEqual([]);
  expect((await other.send('rooms.list', { query: { inspectionId: mine.inspection } })).ok().rooms).toEqual(
    [],
  );
  expect((await other.send('follow-ups.list')).ok().followUps).toEqual([]);
});
