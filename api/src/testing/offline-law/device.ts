import { mergeRows } from '@tidemark/contract/claim-sheets/row';
import { readClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { dryingKindNames } from '@tidemark/contract/drying/kinds';
import { headId } from '@tidemark/contract/drying/record';
import type { LocalTable, LocalTables, RecordRef } from '@tidemark/contract/offline';
import { ownProfile } from '@tidemark/contract/technicians';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/schema.ts';
import { addFile } from '../../documentation/testing/add-file.ts';
import { contentOf, draftDocument, type Texts } from '../../documents/testing/sign-document.ts';
import { addDrying } from '../../drying/testing/add-drying.ts';
import { noDrying } from '../../drying/testing/own-calls.ts';
import { addJobFile } from '../../job/testing/add-job-file.ts';
import {
  addPhoto,
  addProject,
  addRoom,
  completedProject,
  startInspection,
  wholeStepOne,
} from '../factories.ts';
import type { Person } from '../people.ts';

/** One id of each record, related to each other, and of a record that does not exist yet; files and dryings take longer. */
export async function makeIds(
  db: Kysely<Database>,
  by: Person,
  { files, drying: dries }: { files: boolean; drying: boolean },
  texts: Texts,
) {
  const { id: inspection, projectId: project } = await startInspection(db, by, wholeStepOne);
  const { id: room } = await addRoom(by, inspection);
  const sheet = { inspectionId: inspection, inspectionRoomId: room };
  const claimSheetData = { contents: [{ fieldMasterId: 9, detach: 3 }] };
  await by.send('claim-sheets.save', { body: { ...sheet, claimSheetData } });
  const { template } = (
    await by.send('claim-sheet-templates.create', {
      body: { name: 'Basement', lossKind: 'Mold', claimSheetData },
    })
  ).ok();
  const done = await completedProject(db, by);
  const asked = { originalProjectId: done.projectId, followUpReason: 'Other', followUpReasonOther: 'Odor' };
  const { followUp, project: next } = (await by.send('follow-ups.create', { body: asked })).ok();
  const document = await draftDocument(by, project, texts.text);
  const drying = dries ? await addDrying(by, project) : noDrying;
  const about = {
    ...({ ruleId: 'first-visit-basic-rooms', for: 'job', reason: 'no access' } as const),
    profile: { id: 'basic', version: 1 },
  };
  const given = await by.send('evidence-profiles.waive', { params: { id: project }, body: about });
  return {
    drying,
    waiver: given.ok().waiver.id,
    ...{ texts, document: document.id, signing: await contentOf(document, texts.consent) },
    ...{ inspection, project, room, done, template: template.id, followUp: followUp.id, next: next.id },
    photo: files ? (await addPhoto(by, inspection)).id : uuidv7(),
    file: files ? (await addFile(by, inspection, { fields: { roomId: room } })).id : uuidv7(),
    jobFile: files ? (await addJobFile(by, project, { fields: { roomId: room } })).id : uuidv7(),
    fresh: uuidv7(),
    unbegun: await addProject(db, by),
    begun: await addProject(db, by, { status: 'In Progress' }),
  };
}
export type Ids = Awaited<ReturnType<typeof makeIds>>;

/** All of them, as a device that has read everything holds them. */
const refsOf = (ids: Ids): RecordRef[] => [
  ...[ids.project, ids.next, ids.begun, ids.unbegun, ids.done.projectId].map(
    (id) => ({ table: 'projects', id }) as const,
  ),
  { table: 'inspections', id: ids.inspection },
  { table: 'rooms', id: ids.room },
  { table: 'sheets', id: ids.room },
  { table: 'followUps', id: ids.followUp },
  { table: 'templates', id: ids.template },
  { table: 'documentation', id: ids.file },
  { table: 'jobFiles', id: ids.jobFile },
  { table: 'documents', id: ids.document },
  { table: 'paperwork', id: 'held' },
  { table: 'evidenceRecords', id: ids.waiver },
  { table: 'evidenceProfiles', id: 'basic' },
  { table: 'profiles', id: 'me' },
  ...(ids.drying === noDrying ? [] : refsOfDrying(ids)),
];
const refsOfDrying = ({ project, done, drying }: Ids): RecordRef[] => [
  { table: 'meters', id: drying.meter },
  { table: 'units', id: drying.unit },
  ...[
    ...[headId(project), headId(done.projectId)],
    ...dryingKindNames.flatMap((kind) => [drying[kind], drying.spare[kind]]),
  ].map((id) => ({ table: 'dryingRecords', id }) as const),
];

async function inPages<R extends { id: string }>(
  id: string,
  read: (page: number) => Promise<[R[], pages: number]>,
): Promise<R | undefined> {
  for (let page = 1; ; page++) {
    const [found, pages] = await read(page);
    const one = found.find((each) => each.id === id);
    if (one || page >= pages) return one;
  }
}

type Reader<T extends LocalTable> = (
  by: Person,
  id: LocalTables[T]['id'],
  ids: Ids,
) => Promise<LocalTables[T] | undefined>;
const readers: { [T in LocalTable]: Reader<T> } = {
  projects: async (by, id) => unlessGone(await by.send('projects.read', { params: { id } }))?.project,
  inspections: async (by, id) => {
    const found = unlessGone(await by.send('inspections.read', { params: { id } }));
    if (!found) return undefined;
    const { rooms: _, ...inspection } = found.inspection;
    return inspection;
  },
  rooms: async (by, id) => unlessGone(await by.send('rooms.read', { params: { id } }))?.room,
  sheets: async (by, id, { inspection }) => {
    const found = unlessGone(await by.send('claim-sheets.read', { params: { roomId: id } }));
    const rows = found && mergeRows({}, readClaimSheetData(found.claimSheetData).rows);
    return rows && { id, inspectionId: inspection, rows };
  },
  followUps: async (by, id) => unlessGone(await by.send('follow-ups.read', { params: { id } }))?.followUp,
  templates: async (by, id) => {
    const { templates } = (await by.send('claim-sheet-templates.list')).ok();
    return templates.find((one) => one.id === id);
  },
  documentation: async (by, id, { inspection }) => {
    const sent = { params: { inspectionId: inspection } };
    const { documentation } = (await by.send('documentation.of-inspection', sent)).ok();
    return Object.values(documentation)
      .flat()
      .find((one) => one.id === id);
  },
  jobFiles: async (by, id, { project }) => {
    const { files } = (await by.send('job.read', { params: { id: project } })).ok();
    return files.find((one) => one.id === id);
  },
  documents: async (by, id, { project }) => {
    const { documents } = (await by.send('job.read', { params: { id: project } })).ok();
    return documents.find((one) => one.id === id);
  },
  paperwork: async (by) => ({
    id: 'held',
    texts: (await by.send('document-templates.list', {})).ok().templates,
    company: (await by.send('company.read')).ok().company,
  }),
  dryingRecords: async (by, id, { project }) => {
    const of = id.startsWith('drying-') ? Number(id.slice('drying-'.length)) : project;
    const { drying, records } = (await by.send('drying.read', { params: { id: of } })).ok();
    return [drying, ...records].find((one) => one.id === id);
  },
  meters: (by, id) =>
    inPages(id, async (page) => {
      const { meters, pagination } = (await by.send('drying.list-meters', { query: { page } })).ok();
      return [meters, pagination.totalPages];
    }),
  units: (by, id) =>
    inPages(id, async (page) => {
      const { units, pagination } = (await by.send('drying.list-units', { query: { page } })).ok();
      return [units, pagination.totalPages];
    }),
  evidenceRecords: async (by, id, { project }) => {
    const { waivers } = (await by.send('evidence-profiles.held', { params: { id: project } })).ok();
    return waivers.find((one) => one.id === id);
  },
  evidenceProfiles: async (by, id) => {
    const { profiles } = (await by.send('evidence-profiles.list')).ok();
    return profiles.find((one) => one.id === id);
  },
  profiles: async (by) => ownProfile((await by.send('technicians.profile')).ok().technician).record,
};

function unlessGone<T>(reply: { status: number; ok(): T }): T | undefined {
  return reply.status === 404 ? undefined : reply.ok();
}

/** A record as the server returns it now. */
export const readBack = <T extends LocalTable>(
  by: Person,
  { table, id }: { table: T; id: LocalTables[T]['id'] },
  ids: Ids,
) => readers[table](by, id, ids);

export async function readDevice(by: Person, ids: Ids): Promise<Map<string, unknown>> {
  const held = new Map<string, unknown>();
  for (const ref of refsOf(ids)) held.set(`${ref.table} ${ref.id}`, await readBack(by, ref, ids));
  return held;
}
