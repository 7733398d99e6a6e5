import type { NewFollowUp } from '@tidemark/contract/follow-ups';
import type { Draft } from '@tidemark/contract/inspections/draft';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { questionCodes } from '@tidemark/contract/inspections/questions';
import type { Room } from '@tidemark/contract/rooms';
import type { Insertable, Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/schema.ts';
import type { People, Person } from './people.ts';
import { picture } from './pictures.ts';

type ProjectFacts = Partial<Insertable<Database['projects']>>;

/** Adds a project, assigned to the person or unassigned; returns its id. */
export async function addProject(
  db: Kysely<Database>,
  of: Person | null,
  facts: ProjectFacts = {},
): Promise<number> {
  const { id } = await db
    .insertInto('projects')
    .values({
      title: 'Basement water loss',
      addressLine1: '418 Larkspur Lane',
      addressLine2: null,
      city: 'Naperville',
      state: 'IL',
      zipCode: '60540',
      customerName: 'Helen Okafor',
      status: of ? 'Assigned' : 'New',
      technicianId: of?.id ?? null,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Everything step 1 requires before an inspection can be submitted. */
export const wholeStepOne = {
  insuranceClaimType: 'SelfPay',
  damageType: ['Water'],
  category: 'Category 1',
  affectedRooms: ['Basement'],
  affectedMaterials: ['Carpet'],
  sizeOfProject: 1,
  inspectionQuestions: questionCodes.map((code) => ({ code, answer: false })),
} satisfies Partial<Draft>;

/** Starts an inspection of a new project of the person, through the API. */
export async function startInspection(
  db: Kysely<Database>,
  by: Person,
  draft: Partial<Draft> = {},
): Promise<Inspection> {
  const projectId = await addProject(db, by);
  await by.send('projects.start', { params: { id: projectId } });
  return (await by.send('inspections.create', { body: { projectId, ...draft } })).ok().inspection;
}

/** A technician and the inspection they have just begun. */
export async function begun({ db, person }: People & { db: Kysely<Database> }) {
  const dana = await person();
  return { dana, id: (await startInspection(db, dana)).id };
}

/** Adds a trash photo, a new picture each time. */
export async function addPhoto(by: Person, inspectionId: string, name = `${uuidv7()}.jpg`) {
  const sent = { params: { id: inspectionId }, body: { id: uuidv7(), inspectionId } };
  return (await by.send('trash-photos.upload', { ...sent, file: { name, bytes: await picture() } })).ok();
}

export async function addRoom(by: Person, inspectionId: string, facts: Partial<Room> = {}): Promise<Room> {
  const body = { id: uuidv7(), inspectionId, name: 'Basement', type: 'Basement', ...facts };
  return (await by.send('rooms.create', { body })).ok().room;
}

/** An inspection with one room that is open, completed or cancelled. */
export async function inspectionThatIs(db: Kysely<Database>, by: Person, status: Inspection['status']) {
  const { id, projectId } = await startInspection(db, by, wholeStepOne);
  const room = await addRoom(by, id);
  const params = { id };
  if (status === 'Completed') (await by.send('inspections.complete', { params })).ok();
  if (status === 'Cancelled') {
    (await by.send('inspections.cancel', { params, body: { cancellationReason: 'Access Issues' } })).ok();
  }
  return { id, projectId, room };
}

/** A completed project of the person with its completed inspection; `facts` are the project's. */
export async function completedProject(
  db: Kysely<Database>,
  of: Person,
  facts: ProjectFacts = {},
): Promise<{ projectId: number; inspectionId: string }> {
  const completedAt = '2026-01-02T15:00:00Z';
  const projectId = await addProject(db, of, { status: 'Completed', completedAt, ...facts });
  const inspectionId = uuidv7();
  await db
    .insertInto('inspections')
    .values({
      id: inspectionId,
      projectId,
      technicianId: of.id,
      status: 'Completed',
      startedAt: completedAt,
      completedAt,
    })
    .execute();
  return { projectId, inspectionId };
}

/** A follow-up to a completed project of the person, created through the API. */
export async function addFollowUp(db: Kysely<Database>, by: Person, facts: Partial<NewFollowUp> = {}) {
  const original = await completedProject(db, by);
  const body = {
    originalProjectId: original.projectId,
    originalInspectionId: original.inspectionId,
    followUpReason: 'Quality_Check',
    ...facts,
  };
  return (await by.send('follow-ups.create', { body })).ok();
}
