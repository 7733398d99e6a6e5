import { type ActionName, actions } from '../actions.ts';
import { type Template, templateData } from '../claim-sheet-templates/template.ts';
import { blankCompany } from '../company/profile.ts';
import { newFile } from '../documentation-file.ts';
import { consentText, documentId, draft, text } from '../documents/testing/documents.ts';
import { aMeter, aUnit, dryingRecords } from '../drying/testing/records.ts';
import { shippedProfiles } from '../evidence-profiles/shipped.ts';
import type { Waiver } from '../evidence-profiles/waiver.ts';
import { newFollowUp } from '../follow-ups.ts';
import { newInspection } from '../inspections/inspection.ts';
import { newJobFile } from '../job/file.ts';
import type { Change, LocalTables, Offline, ReadLocal } from '../offline.ts';
import type { Project } from '../projects.ts';
import { newRoom } from '../rooms.ts';
import { ownProfile, type Technician } from '../technicians.ts';

export const [inspectionId, roomId, newId, followUpId, photoId, templateId, fileId, jobFileId] = [
  ...'irnfptdj',
].map((_, index) => `01980000-0000-7000-8000-00000000000${index}`) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
export const at = '2026-11-21T07:00:00.000Z';
export const project = {
  id: 12,
  status: 'In Progress',
  startedAt: at,
  completedAt: null,
  claimType: null,
} as Project;
const next = { ...project, id: 13, status: 'Assigned' } as Project;
const basement = { name: 'Basement', type: 'Basement', dimensionsLength: 1, position: 1 } as const;
const room = newRoom({ id: roomId, inspectionId, ...basement }, at);

export const asked = {
  originalProjectId: 12,
  originalInspectionId: inspectionId,
  followUpReason: 'Other',
} as const;
const followUp = {
  ...newFollowUp({ ...asked, id: followUpId, followUpReasonOther: 'Odor', notes: 'Bring the meter' }, at),
  projectId: 13,
};

const template: Template = {
  id: templateId,
  name: 'Wet basement',
  lossKind: 'Water category 1',
  shared: false,
  mine: true,
  savedBy: 'Dana Reyes',
  claimSheetData: templateData({ 5: { yesX: 2 } }),
  createdAt: at,
  updatedAt: at,
};

export const file = { name: 'van.jpg', size: 9, sha256: 'f'.repeat(64) };
export const camera = { capturedAt: null, latitude: null, longitude: null, flaw: null };
export const photo = {
  ...camera,
  id: photoId,
  fileUrl: '/1',
  fileName: 'dump.png',
  createdAt: at,
  size: 8,
  sha256: 'e'.repeat(64),
};

const document = newFile(
  { id: fileId, inspectionId, category: 'document', roomId, description: 'Policy' },
  { name: 'policy.pdf', size: 7, sha256: 'd'.repeat(64) },
  at,
);

const tag = newJobFile(
  { id: jobFileId, projectId: 12, category: 'photo', label: 'Tag of AM-04', roomId },
  { name: 'image.jpg', size: 6, sha256: 'c'.repeat(64) },
  at,
);

export const waiverId = '01980000-0000-7000-8000-00000000000b';
const given: Waiver = {
  ...{ record: 'waiver', id: waiverId, projectId: 12, ruleId: 'arrival-shot-front', for: 'job' },
  ...{ reason: 'no access', text: null, givenAt: at, author: 7, authorName: 'Dana Reyes', asked: 'Front' },
};

export type Store = { [T in keyof LocalTables]: Map<unknown, LocalTables[T]> };
export function device(): Store {
  const begun = newInspection({ id: inspectionId, projectId: 12, technicianId: 7, at });
  const inspection = { ...begun, trashPhotos: [photo] };
  return {
    projects: new Map([
      [12, project],
      [13, next],
    ]),
    inspections: new Map([[inspectionId, inspection]]),
    rooms: new Map([[roomId, room]]),
    sheets: new Map([[roomId, { id: roomId, inspectionId, rows: { 5: { yesX: 1 }, 55: { detachFt: 2 } } }]]),
    followUps: new Map([[followUpId, followUp]]),
    templates: new Map([[templateId, template]]),
    documentation: new Map([[fileId, document]]),
    jobFiles: new Map([[jobFileId, tag]]),
    documents: new Map([[documentId, draft]]),
    paperwork: new Map([
      [
        'held',
        {
          id: 'held',
          texts: [text, consentText],
          company: { ...blankCompany, ...{ version: 1, savedAt: null, savedBy: null } },
        },
      ],
    ]),
    dryingRecords: new Map(dryingRecords(12).map((record) => [record.id, record])),
    meters: new Map([[aMeter.id, aMeter]]),
    units: new Map([[aUnit.id, aUnit]]),
    evidenceRecords: new Map([[waiverId, given]]),
    evidenceProfiles: new Map(shippedProfiles.map((profile) => [profile.id, profile])),
    profiles: new Map([
      ['me', ownProfile({ id: 7, city: 'Elgin', experienceYears: 3 } as Technician).record],
    ]),
  };
}
export const reader =
  (store: Store): ReadLocal =>
  (table, id) =>
    store[table].get(id) as never;
export function lay(store: Store, changes: Change[]): Store {
  const copies = Object.entries(store).map(([table, records]) => [table, new Map<unknown, unknown>(records)]);
  const next: Store = Object.fromEntries(copies);
  for (const { table, id, record } of changes) {
    if (record === null) next[table].delete(id);
    else next[table].set(id, record as never);
  }
  return next;
}

type AnyOffline = Offline<unknown, unknown>;
export const offlineOf = (name: ActionName) =>
  actions.find((action) => action.name === name)!.offline as unknown as AnyOffline;
export const body = (value: unknown) => value as never;
export const apply = (name: ActionName, store: Store, input: unknown) =>
  lay(store, offlineOf(name).effect(input, reader(store), '2026-11-21T08:00:00.000Z'));
