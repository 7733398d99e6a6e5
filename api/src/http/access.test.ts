import { roles, type Verdict } from '@tidemark/contract/access';
import { verdicts } from '@tidemark/contract/access-table';
import { type ActionName, type AnyAction, actions } from '@tidemark/contract/actions';
import { ell, sketched } from '@tidemark/contract/testing/sketches';
import { expect, test } from 'vitest';
import { addFile } from '../documentation/testing/add-file.ts';
import {
  addDocument,
  addTexts,
  contentOf,
  draftDocument,
  type Texts,
} from '../documents/testing/sign-document.ts';
import { addDrying } from '../drying/testing/add-drying.ts';
import { addJobFile } from '../job/testing/add-job-file.ts';
import { addPackage } from '../packages/testing/add-package.ts';
import { addSupplement } from '../supplements/testing/add-supplement.ts';
import { addressOf, type Sent } from '../testing/client.ts';
import {
  addFollowUp,
  addPhoto,
  addRoom,
  completedProject,
  startInspection,
  wholeStepOne,
} from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { calls, guarded, type Ids, none, somewhere } from './testing/own-project-calls.ts';

const api = useApi();

const writes = (name: ActionName) => actions.find((action) => action.name === name)!.method !== 'GET';

let released: Promise<Texts> | undefined;
async function owned(by: Person): Promise<Ids> {
  const inspection = await startInspection(api.db, by, wholeStepOne);
  const room = await addRoom(by, inspection.id);
  const sketch = { inspectionId: inspection.id, sketch: sketched({ points: ell }) };
  (await by.send('sketch.save', { params: { id: room.id }, body: sketch })).ok();
  const photo = await addPhoto(by, inspection.id);
  const evidence = await addFile(by, inspection.id);
  const jobFile = await addJobFile(by, inspection.projectId);
  released ??= addTexts(await api.person({ role: 'Manager' }));
  const texts = await released;
  const draft = await draftDocument(by, inspection.projectId, texts.text);
  const sealed = await addDocument(by, inspection.projectId, texts);
  const done = await completedProject(api.db, by);
  const { followUp } = await addFollowUp(api.db, by);
  return {
    project: inspection.projectId,
    inspection: inspection.id,
    room: room.id,
    photo: photo.id,
    evidence: evidence.id,
    jobFile: jobFile.id,
    ...{ document: draft.id, sealed: sealed.id, text: texts.text },
    signing: await contentOf(draft, texts.consent),
    done,
    followUp: followUp.id,
    package: (await addPackage(api, { projectId: inspection.projectId, technicianId: by.id })).id,
    supplement: await addSupplement(api, { inspectionId: inspection.id, technicianId: by.id }),
    drying: await addDrying(by, inspection.projectId),
  };
}

/** Records that stay unchanged: of people who are refused, and of those who only read. */
let asTheyAre: Promise<{ dana: Person; ids: Ids }> | undefined;
const untouched = () =>
  (asTheyAre ??= api
    .person({ role: 'Senior Field Technician' })
    .then(async (dana) => ({ dana, ids: await owned(dana) })));

async function state() {
  const tables = [
    'projects',
    'inspections',
    'files',
    'jobFiles',
    'rooms',
    'claimSheets',
    'claimSheetRows',
    'documents',
    'dryings',
    'dryingRecords',
    'claimSheetShares',
    'packages',
    'followUps',
    'estimates',
    'auditLog',
  ] as const;
  return Promise.all(tables.map((table) => api.db.selectFrom(table).selectAll().execute()));
}

test('access: every action on one project is in the table', () => {
  const own = actions.filter(({ access }) => access === 'own-project').map(({ name }) => name);
  expect(Object.keys(calls).sort()).toEqual(own.sort());
});

test.each(actions.filter(({ access }) => access !== 'anyone').map(({ name }) => name))(
  'access: %s requires a sign-in before anything else',
  async (name) => {
    const sent = calls[name]?.[1](none) ?? somewhere(name);
    expect(await api.anyone.send(name, sent)).toMatchObject({ status: 401, code: 'unauthenticated' });
  },
);

test.each(guarded)('access: %s of an unknown id is a 404', async (name, [missing, call]) => {
  const manager = await api.person({ role: 'Admin' });
  expect(await manager.send(name, call(none))).toMatchObject({ status: 404, code: `${missing}_not_found` });
});

test.each(guarded)(
  "access: %s of another technician's project is a 404 and leaves no trace",
  async (name, [missing, call]) => {
    const { ids } = await untouched();
    const other = await api.person({ role: 'Lead Technician' });
    const before = await state();
    expect(await other.send(name, call(ids))).toMatchObject({ status: 404, code: `${missing}_not_found` });
    expect(await state()).toEqual(before);
  },
);

test.each(guarded)('access: %s is open to its technician, and read by a manager', async (name, [, call]) => {
  const { dana, ids: kept } = await untouched();
  // That every manager may write is in the table of roles below, where all calls share their records.
  const readers = writes(name) ? [dana] : [dana, await api.person({ role: 'Supervisor' })];
  const ids = writes(name) ? await owned(dana) : kept;
  for (const who of readers) {
    if (name === 'projects.complete') {
      (await dana.send('inspections.complete', { params: { id: ids.inspection } })).ok();
    }
    const action = actions.find((one) => one.name === name)!;
    if ((action as AnyAction).binary) {
      const sent: Sent = call(ids);
      expect((await who.fetch(action.method, addressOf(action, sent.params), sent)).status).toBe(200);
    } else {
      (await who.send(name, call(ids))).ok();
    }
  }
});

test.each(guarded.filter(([name]) => writes(name)))(
  "access: %s, the body's fields are checked",
  async (name, [, call]) => {
    const { dana, ids } = await untouched();
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

test('access: lists, nothing of another technician', async () => {
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

/** The outcome of a call, in the words of the contract's table. */
async function verdictOf(who: Person, name: ActionName, sent: Sent): Promise<Verdict> {
  const action = actions.find((known) => known.name === name)!;
  const path = action.path.replace(/:(\w+)/g, (_, key: string) => String(sent.params![key]));
  const response = await who.fetch(action.method, `/api/v1${path}`, sent);
  const { status } = response;
  // An event stream never ends on its own.
  await response.body?.cancel();
  if (status >= 500) throw new Error(`${name}: ${status}`);
  if (status === 401) return 'sign-in';
  if (status === 403) return 'forbidden';
  return status === 404 ? 'hidden' : 'yes';
}
/** Reads before changes, changes before deletions, a room after what belongs to it. */
const turn = (name: ActionName) => {
  const { method } = actions.find((action) => action.name === name)!;
  return name === 'rooms.remove' ? 3 : method === 'GET' ? 0 : method === 'DELETE' ? 2 : 1;
};
const inTurn = [...guarded].sort(([a], [b]) => turn(a) - turn(b));

const cells = roles.flatMap((role) => (['own', "another's"] as const).map((whose) => [role, whose] as const));
test.each(cells)(
  'access: the whole table: what the server lets a %s do with %s records',
  async (role, whose) => {
    const who = await api.person({ role });
    const ids = await owned(whose === 'own' ? who : await api.person());
    const found: Record<string, Verdict> = {};
    const said: Record<string, Verdict> = {};
    for (const [name, [, call]] of inTurn) {
      found[name] = await verdictOf(who, name, call(ids));
      said[name] = verdicts[role]['own-project'][whose];
    }
    expect(found).toEqual(said);
  },
);

test.each(roles)('access: the whole table: what the server lets a %s do beside projects', async (role) => {
  for (const access of ['signed-in', 'manager'] as const) {
    for (const { name } of actions.filter((action) => action.access === access)) {
      const found = await verdictOf(await api.person({ role }), name, somewhere(name));
      // A missing record is not forbidden, it is not found.
      expect(found === 'hidden' ? 'yes' : found, name).toBe(verdicts[role][access].own);
    }
  }
});
