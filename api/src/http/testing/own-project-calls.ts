import { type ActionName, actions } from '@tidemark/contract/actions';
import { signedBody } from '@tidemark/contract/documents/testing/documents';
import { v7 as uuidv7 } from 'uuid';
import type { DryingIds } from '../../drying/testing/add-drying.ts';
import { dryingOwnCalls, noDrying } from '../../drying/testing/own-calls.ts';
import type { Sent } from '../../testing/client.ts';
import { picture } from '../../testing/pictures.ts';

export interface Ids {
  project: number;
  inspection: string;
  room: string;
  photo: string;
  /** A photo of the documentation. */
  evidence: string;
  /** A photo of the project's job. */
  jobFile: string;
  /** A draft of a text with what is signed on it, and a sealed document. */
  document: string;
  sealed: string;
  text: { id: string; version: number };
  signing: Awaited<ReturnType<typeof signedBody>>;
  /** A completed project and its inspection. */
  done: { projectId: number; inspectionId: string };
  followUp: string;
  /** Of the project, built. */
  package: string;
  /** Its number, at the inspection. */
  supplement: number;
  drying: DryingIds;
}
export const none: Ids = {
  project: 2_000_000_000,
  inspection: uuidv7(),
  room: uuidv7(),
  photo: uuidv7(),
  evidence: uuidv7(),
  jobFile: uuidv7(),
  document: uuidv7(),
  sealed: uuidv7(),
  text: { id: uuidv7(), version: 1 },
  signing: await signedBody(),
  done: { projectId: 2_000_000_000, inspectionId: uuidv7() },
  followUp: uuidv7(),
  package: uuidv7(),
  supplement: 1,
  drying: noDrying,
};
const file = { name: 'van.jpg', bytes: await picture() };
const sheet = ({ inspection, room }: Ids, fields: object) => ({
  inspectionId: inspection,
  inspectionRoomId: room,
  ...fields,
});

const ofPackage = (ids: Ids): Sent => ({ params: { id: ids.project, packageId: ids.package } });

type Calls = Partial<Record<ActionName, [missing: string, (ids: Ids) => Sent]>>;

/** Calls that say no more than whose they are need no row: /projects/:id/job, /inspections/:id/report.pdf. */
const ofOneId: Calls = Object.fromEntries(
  actions
    .filter(({ access, body }) => access === 'own-project' && body.safeParse({}).success)
    .flatMap(({ name, path }) => {
      const of = /^\/(project|inspection)s\/:id(\/[^:]*)?$/.exec(path)?.[1] as
        | 'project'
        | 'inspection'
        | undefined;
      return of ? [[name, [of, (ids: Ids) => ({ params: { id: ids[of] } })]]] : [];
    }),
);

/** A valid call of every action on one project, and what is not found if it is another person's. */
export const calls: Calls = {
  ...ofOneId,
  ...dryingOwnCalls,
  'projects.update': [
    'project',
    ({ project }) => ({ params: { id: project }, body: { claimType: 'Commercial' } }),
  ],
  'inspections.create': ['project', ({ project }) => ({ body: { projectId: project } })],
  'inspections.update': [
    'inspection',
    ({ inspection }) => ({ params: { id: inspection }, body: { adjuster: 'Kim' } }),
  ],
  'inspections.step': [
    'inspection',
    ({ inspection }) => ({ params: { id: inspection }, body: { currentStep: 2 } }),
  ],
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
  'sketch.save': [
    'room',
    ({ room, inspection }) => ({ params: { id: room }, body: { inspectionId: inspection, sketch: null } }),
  ],
  'sketch.versions': ['room', ({ room }) => ({ params: { id: room } })],
  'sketch.svg': ['room', ({ room }) => ({ params: { id: room } })],
  'sketch.dxf': ['room', ({ room }) => ({ params: { id: room } })],
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
  'deliveries.upload-pdf': [
    'room',
    ({ inspection, room }) => ({ params: { inspectionId: inspection, roomId: room } }),
  ],
  'claim-sheet-shares.create': [
    'room',
    ({ inspection, room }) => ({ params: { inspectionId: inspection, roomId: room } }),
  ],
  'claim-sheet-shares.read': [
    'room',
    ({ inspection, room }) => ({ params: { inspectionId: inspection, roomId: room } }),
  ],
  'claim-sheet-shares.revoke': [
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
  'documentation.of-inspection': [
    'inspection',
    ({ inspection }) => ({ params: { inspectionId: inspection } }),
  ],
  'documentation.upload': [
    'inspection',
    ({ inspection }) => ({ body: { inspectionId: inspection, type: 'photo' }, file }),
  ],
  'documentation.update': [
    'inspection',
    ({ inspection, evidence }) => ({
      body: { inspectionId: inspection, documentation: { photos: [{ id: evidence, description: 'Wall' }] } },
    }),
  ],
  'documentation.remove': [
    'inspection',
    ({ inspection, evidence }) => ({
      params: { fileId: evidence },
      query: { inspectionId: inspection, type: 'photo' },
    }),
  ],
  'documentation.file': ['file', ({ photo }) => ({ params: { id: photo } })],
  'job.update-files': [
    'project',
    ({ project, jobFile }) => ({
      params: { id: project },
      body: { files: [{ id: jobFile, label: 'After' }] },
    }),
  ],
  'job.upload': [
    'project',
    ({ project }) => ({ params: { id: project }, body: { category: 'photo' }, file }),
  ],
  'job.update': [
    'project',
    ({ project, jobFile }) => ({ params: { id: project, fileId: jobFile }, body: { label: 'After' } }),
  ],
  'job.remove': ['project', ({ project, jobFile }) => ({ params: { id: project, fileId: jobFile } })],
  'documents.list': ['project', ({ project }) => ({ params: { id: project } })],
  'documents.create': [
    'project',
    ({ project, text: { id, version } }) => ({ params: { id: project }, body: { templateId: id, version } }),
  ],
  'documents.sign': [
    'project',
    ({ project, document, signing }) => ({ params: { id: project, docId: document }, body: signing }),
  ],
  'documents.discard': ['project', ({ project, document }) => ({ params: { id: project, docId: document } })],
  'documents.pdf': ['project', ({ project, sealed }) => ({ params: { id: project, docId: sealed } })],
  'documents.proof': ['project', ({ project, sealed }) => ({ params: { id: project, docId: sealed } })],
  'documents.send': [
    'project',
    ({ project, sealed }) => ({ params: { id: project, docId: sealed }, body: { email: 'jo@example.com' } }),
  ],
  'documents.link': [
    'project',
    ({ project, document }) => ({ params: { id: project, docId: document }, body: {} }),
  ],
  'documents.end-link': [
    'project',
    ({ project, document }) => ({ params: { id: project, docId: document } }),
  ],
  'packages.make': ['project', ({ project }) => ({ params: { id: project }, body: { kind: 'incomplete' } })],
  'packages.read': ['project', ofPackage],
  'supplements.pdf': [
    'inspection',
    ({ inspection, supplement }) => ({ params: { id: inspection, supplement } }),
  ],
  'packages.zip': ['project', ofPackage],
  'packages.link': ['project', ofPackage],
  'packages.end-link': ['project', ofPackage],
  'packages.send': [
    'project',
    (ids) => ({ ...ofPackage(ids), body: { to: ['jo@example.com'], subject: 'Package' } }),
  ],
  'evidence-profiles.waive': [
    'project',
    ({ project }) => ({
      params: { id: project },
      body: {
        ...{ ruleId: 'first-visit-basic-rooms', reason: 'unsafe' },
        profile: { id: 'basic', version: 1 },
      },
    }),
  ],
  'evidence-profiles.take-back': [
    'project',
    ({ project, room }) => ({ params: { id: project, waiverId: room } }),
  ],
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
export const guarded = Object.entries(calls) as [ActionName, [string, (ids: Ids) => Sent]][];
/** A valid call for records that do not exist. */
export const somewhere = (name: ActionName): Sent => {
  const { path } = actions.find((action) => action.name === name)!;
  return { params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, key]) => [key!, uuidv7()])) };
};
