import { z } from 'zod';
import { action } from '../action.ts';
import { fact } from '../fact.ts';
import type { Change, Offline, ReadLocal, RecordRef } from '../offline.ts';
import { type Project, project } from '../projects.ts';
import type { RefusalCode } from '../refusals.ts';
import { inUrl, serialId, uuid } from '../shapes.ts';
import {
  blankOfKind,
  type DryingKind,
  type DryingRecord,
  dryingKinds,
  type Entered,
  shapesOfKind,
} from './kinds.ts';
import { hasPlan, laidPlan } from './plan.ts';
import { shapeOfKind } from './record.ts';

const ofProject = z.strictObject({ id: inUrl(serialId) });
const ofRecord = z.strictObject({ id: inUrl(serialId), recordId: uuid });
type OfRecord = { params: z.output<typeof ofRecord> };

/** Refusals of every write to a project's drying. */
export const dryingRefusals = ['project_not_found', 'job_not_begun', 'job_closed', 'drying_closed'] as const;

export const recordRef = (id: string): RecordRef => ({ table: 'dryingRecords', id });
export const laidRecord = <K extends DryingKind>(record: DryingRecord<K>) =>
  ({ table: 'dryingRecords', id: record.id, record }) as unknown as Change;

export const laidProject = (project: Project | undefined): Change[] =>
  project ? [{ table: 'projects', id: project.id, record: project }] : [];

/** A record of the device, if it is of this kind. */
export function readRecord<K extends DryingKind>(
  read: ReadLocal,
  kind: K,
  id: string,
): DryingRecord<K> | undefined {
  const found = read('dryingRecords', id);
  return found?.record === kind ? (found as unknown as DryingRecord<K>) : undefined;
}

const links = ['visitId', 'pointId', 'roomId', 'chamberId', 'placementId'];
/** The records that a record of a kind names; a room of the drying names one of the inspection. */
const named = (kind: DryingKind, body: object): RecordRef[] =>
  Object.entries(body).flatMap(([field, value]): RecordRef[] =>
    typeof value === 'string' && links.includes(field)
      ? [kind === 'room' ? { table: 'rooms', id: value } : recordRef(value)]
      : [],
  );

export const said = <T extends object>(body: T) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>;

const measured = ['value', 'outOfRange'];
/** A record after a change; a reading that shows another value than before is a corrected one. */
export function changedRecord<K extends DryingKind>(
  found: DryingRecord<K>,
  body: Partial<Entered<K>>,
): DryingRecord<K> {
  const changed: DryingRecord<K> = { ...found, ...said(body) };
  const [before, after] = [found, changed] as unknown as Record<string, unknown>[];
  const isCorrected = measured.some((name) => before![name] !== after![name]);
  return found.record === 'reading' && isCorrected ? { ...changed, corrected: true } : changed;
}

/** What a kind's record is begun with, on the device and at the office. */
export function newRecord<K extends DryingKind>(
  kind: K,
  { id, projectId, author, at }: { id: string; projectId: number; author: number | null; at: string },
  entered: Partial<Entered<K>>,
): DryingRecord<K> {
  const own = kind === 'placement' ? { events: [] } : kind === 'visit' ? { technicianId: author } : {};
  const blank = blankOfKind(kind);
  return {
    record: kind,
    id,
    projectId,
    author,
    createdAt: at,
    ...blank,
    ...said(entered),
    ...own,
  } as unknown as DryingRecord<K>;
}

type Created<K extends DryingKind> = { params: { id: number }; body: Partial<Entered<K>> & { id?: string } };
type Changed<K extends DryingKind> = OfRecord & { body: Partial<Entered<K>> };

/** Whatever can be left empty can be left out. */
function bodyOf<K extends DryingKind>(kind: K) {
  const shapes = shapesOfKind(kind) as Record<string, z.ZodType>;
  const blank = dryingKinds[kind].fields as Record<string, { blank?: unknown }>;
  const optional = Object.entries(shapes).map(([name, schema]) => [
    name,
    schema instanceof z.ZodNullable || blank[name]?.blank !== undefined ? schema.optional() : schema,
  ]);
  return z.strictObject({ id: uuid.optional(), ...Object.fromEntries(optional) }) as unknown as z.ZodType<
    Created<K>['body']
  >;
}
/** What a record is from its birth on. */
const inborn: readonly string[] = ['number', 'visitId', 'pointId'];
const changeOf = <K extends DryingKind>(kind: K) => {
  const shapes = Object.entries(shapesOfKind(kind)).filter(([name]) => !inborn.includes(name));
  return z.strictObject(Object.fromEntries(shapes)).partial() as unknown as z.ZodType<Partial<Entered<K>>>;
};

/** Add, change and delete of one kind of record; all work offline. `more` are refusals of its own. */
export function recordActions<const K extends DryingKind>(kind: K, more: readonly RefusalCode[] = []) {
  const { path, label, missing } = dryingKinds[kind];
  type One = Record<K, DryingRecord<K>> & { project?: Project | undefined };
  const one = z.object({
    [kind]: shapeOfKind(kind),
    // A visit that begins is no longer planned.
    ...(kind === 'visit' && { project: project.optional() }),
  }) as unknown as z.ZodType<One>;
  const answered = (answer: One) => [laidRecord(answer[kind]), ...laidProject(answer.project)];
  const inSentence = label.toLowerCase();
  return {
    add: action({
      name: `drying.add-${kind}` as `drying.add-${K}`,
      method: 'POST',
      path: `/projects/:id/drying/${path}`,
      summary: `Add a ${inSentence} to a project's drying; the same id again returns the first one`,
      access: 'own-project',
      params: ofProject,
      body: bodyOf(kind),
      answer: one,
      creates: true,
      message: `${label} added`,
      refusals: [...dryingRefusals, ...more, 'id_taken'],
      offline: {
        project: ({ params }) => params.id,
        touches: ({ params, body }) => [
          recordRef(body.id!),
          { table: 'projects', id: params.id },
          ...named(kind, body),
        ],
        creates: true,
        beside: true,
        answered,
        effect({ params, body: { id, ...entered } }, read, at) {
          if (!id || !read('projects', params.id) || read('dryingRecords', id)) return [];
          const begun = { id, projectId: params.id, author: null, at };
          const consumes = kind === 'visit' && hasPlan(read('projects', params.id));
          return [
            laidRecord(newRecord(kind, begun, entered as unknown as Partial<Entered<K>>)),
            ...(consumes ? laidPlan(read, params.id, null, at) : []),
          ];
        },
      } satisfies Offline<Created<K>, One>,
    }),
    change: action({
      name: `drying.change-${kind}` as `drying.change-${K}`,
      method: 'PUT',
      path: `/projects/:id/drying/${path}/:recordId`,
      summary: `Change the named fields of a ${inSentence}`,
      access: 'own-project',
      params: ofRecord,
      body: changeOf(kind),
      answer: z.object({ [kind]: shapeOfKind(kind), former: z.array(fact) }) as unknown as z.ZodType<
        One & { former: z.output<typeof fact>[] }
      >,
      message: `${label} changed`,
      refusals: [...dryingRefusals, ...more, missing],
      offline: {
        project: ({ params }) => params.id,
        touches: ({ params, body }) => [recordRef(params.recordId), ...named(kind, body)],
        beside: true,
        // First document, section 9: save short.
        rest: 300,
        answered,
        effect({ params, body }, read) {
          const found = readRecord(read, kind, params.recordId);
          return found ? [laidRecord(changedRecord(found, body))] : [];
        },
        merge: (earlier, later) => ({ ...earlier, ...later }),
      } satisfies Offline<Changed<K>, One>,
    }),
    remove: action({
      name: `drying.remove-${kind}` as `drying.remove-${K}`,
      method: 'DELETE',
      path: `/projects/:id/drying/${path}/:recordId`,
      summary: `Delete a ${inSentence}`,
      access: 'own-project',
      params: ofRecord,
      answer: z.object({}),
      message: `${label} deleted`,
      refusals: [
        ...dryingRefusals,
        missing,
        kind === 'point' ? 'point_has_readings' : kind === 'visit' ? 'visit_not_empty' : 'still_named',
      ],
      offline: {
        project: ({ params }) => params.id,
        touches: ({ params }) => [recordRef(params.recordId)],
        beside: true,
        effect: ({ params }, read) =>
          readRecord(read, kind, params.recordId)
            ? [{ table: 'dryingRecords', id: params.recordId, record: null }]
            : [],
      } satisfies Offline<OfRecord, object>,
    }),
  };
}
