import { createHash } from 'node:crypto';
import { type Inspection, newInspection } from '@tidemark/contract/inspections/inspection';
import Dexie from 'dexie';

/** A released shape of the local store, with unsent work of a basement in it. */
export interface ReleasedStore {
  version: number;
  /** What this build could do that the one before could not. */
  since: string;
  stores: Record<string, string>;
  records: Record<string, readonly object[]>;
}

export const work = {
  projectId: 7,
  inspectionId: '01890000-0000-7000-8000-000000000001',
  rooms: ['01890000-0000-7000-8000-000000000011', '01890000-0000-7000-8000-000000000012'],
  photoId: '01890000-0000-7000-8000-000000000021',
  paperId: '01890000-0000-7000-8000-000000000022',
  recordingId: '01890000-0000-7000-8000-000000000031',
  notes: 'Water line at 14 in, sump pump dead.',
} as const;
export const photoBytes = bytesOf('a wet wall');
const paperBytes = bytesOf('a signed form');
export const soundBytes = bytesOf('a voice');

const at = '2026-11-20T10:00:00.000Z';
const capturedAt = '2026-11-20T04:00:00-06:00';
const [basement, hall] = work.rooms;
const { inspectionId, projectId, photoId, paperId, recordingId, notes } = work;

const project = { id: projectId, title: 'Basement water loss', status: 'In Progress' };
const sentInspection = newInspection({ id: inspectionId, projectId, technicianId: 1, at });
const inspection = { ...sentInspection, additionalNotes: notes };
/** Inspections from before photos and signatures. */
const early = ({ trashPhotos: _, technicianSignature: __, customerSignature: ___, ...known }: Inspection) =>
  known;
const room = (id: string, name: string) => ({ id, inspectionId, name, type: 'Basement', createdAt: at });
const entry = (seq: number, action: string, rest: object) => ({
  seq,
  key: `key-of-entry-${seq}`,
  action,
  project: projectId,
  creates: false,
  concludes: false,
  state: 'waiting',
  attempts: 0,
  at,
  ...rest,
});
const ofInspection = [{ table: 'inspections', id: inspectionId }];
const noted = entry(1, 'inspections.update', {
  input: { params: { id: inspectionId }, query: {}, body: { additionalNotes: notes } },
  touches: ofInspection,
});
/** It was being sent when the app closed: the server may have it, so it is sent under the same key. */
const renamed = entry(2, 'rooms.update', {
  input: { params: { id: basement }, query: {}, body: { name: 'Basement, east' } },
  touches: [{ table: 'rooms', id: basement }],
  state: 'sending',
  attempts: 1,
});
const photo = entry(3, 'trash-photos.upload', {
  input: {
    params: { id: inspectionId },
    query: {},
    body: { id: photoId, inspectionId, file: factsOf('wall.jpg', photoBytes) },
  },
  touches: ofInspection,
  upload: photoId,
});
const paper = entry(4, 'documentation.upload', {
  input: {
    params: {},
    query: {},
    body: { id: paperId, inspectionId, type: 'document', file: factsOf('form.pdf', paperBytes) },
  },
  touches: [{ table: 'documentation', id: paperId }],
  upload: paperId,
});
const untilKnown = (one: object) => ({ since: at, ends: false, ...one });

const first = {
  projects: 'id',
  inspections: 'id, projectId',
  rooms: 'id, inspectionId',
  sheets: 'id, inspectionId',
  outbox: '++seq, project, state',
  bases: 'ref, project',
  settled: '++mark, ref',
  meta: 'key',
};
const roomBase = { ref: `rooms:${basement}`, project: projectId, record: room(basement, 'Basement') };
const firstRecords = {
  projects: [project],
  inspections: [early(inspection)],
  rooms: [room(basement, 'Basement, east'), room(hall, 'Hall')],
  outbox: [noted, renamed],
  bases: [
    { ref: `inspections:${inspectionId}`, project: projectId, record: early(sentInspection) },
    roomBase,
  ],
  settled: [{ mark: 1, ref: `inspections:${inspectionId}` }],
  meta: [{ key: 'lastSentAt', value: at }],
};

const withFollowUps = { ...first, followUps: 'id, originalProjectId, projectId' };
const withFiles = { ...withFollowUps, blobs: 'id', thumbs: 'id' };
const fileRecords = {
  ...firstRecords,
  inspections: [inspection],
  bases: [{ ref: `inspections:${inspectionId}`, project: projectId, record: sentInspection }, roomBase],
  outbox: [noted, renamed, photo].map(untilKnown),
  blobs: [{ id: photoId, type: 'image/jpeg', bytes: photoBytes }],
  thumbs: [{ id: photoId, type: 'image/webp', bytes: new ArrayBuffer(3) }],
};
const withTemplates = { ...withFiles, templates: 'id' };
const placedRecords = {
  ...fileRecords,
  rooms: fileRecords.rooms.map((one, index) => ({ ...one, position: index + 1 })),
};
const withDocuments = { ...withTemplates, documentation: 'id, inspectionId' };
const documentRecords = {
  ...placedRecords,
  outbox: [noted, renamed, photo, paper].map(untilKnown),
  blobs: [...fileRecords.blobs, { id: paperId, type: 'application/pdf', bytes: paperBytes }],
  documentation: [{ id: paperId, inspectionId, category: 'document', filename: 'form.pdf', url: '' }],
};
const withRecordings = { ...withDocuments, recordings: 'id', recordingParts: '[id+part], id' };
const recordedRecords = {
  ...documentRecords,
  recordings: [
    { id: recordingId, inspectionId, roomId: basement, capturedAt, type: 'audio/webm', seconds: 1 },
  ],
  recordingParts: [{ id: recordingId, part: 0, bytes: soundBytes }],
};
const withFinders = {
  ...withRecordings,
  documentation: 'id, inspectionId, [inspectionId+filename]',
  outbox: '++seq, project, state, upload',
};

const withNames = {
  ...withRecordings,
  documentation: 'id, inspectionId, [inspectionId+filename]',
  outbox: '++seq, project, state, upload',
};

const withProfile = { ...withFinders, profiles: 'id' };
const withSent = { ...withProfile, sentToday: '++nth, at' };

const withJobs = { ...withSent, jobFiles: 'id, projectId, [projectId+sha256]' };
const withPapers = { ...withJobs, documents: 'id, projectId', paperwork: 'id' };
const withDrying = { ...withPapers, dryingRecords: 'id, projectId', meters: 'id', units: 'id' };
const withEvidence = { ...withDrying, evidenceRecords: 'id, projectId', evidenceProfiles: 'id' };

/** Every shape ever released; none is changed or removed, a newer one is added with its own records. */
export const releasedStores: readonly ReleasedStore[] = [
  { version: 1, since: 'the queue', stores: first, records: firstRecords },
  { version: 1, since: 'follow-ups', stores: withFollowUps, records: firstRecords },
  { version: 1, since: 'files', stores: withFiles, records: fileRecords },
  { version: 2, since: 'templates and room order', stores: withTemplates, records: placedRecords },
  { version: 3, since: 'documentation', stores: withDocuments, records: documentRecords },
  { version: 4, since: 'recordings', stores: withRecordings, records: recordedRecords },
  { version: 5, since: 'ages of all entries', stores: withRecordings, records: recordedRecords },
  { version: 6, since: 'files by their names', stores: withNames, records: recordedRecords },
  { version: 6, since: 'files found by name and id', stores: withFinders, records: recordedRecords },
  { version: 7, since: 'the own profile', stores: withProfile, records: recordedRecords },
  { version: 8, since: 'what was sent today', stores: withSent, records: recordedRecords },
  { version: 9, since: 'files of jobs', stores: withJobs, records: recordedRecords },
  { version: 10, since: 'documents people sign', stores: withPapers, records: recordedRecords },
  { version: 11, since: 'drying', stores: withDrying, records: recordedRecords },
  { version: 12, since: 'profiles of evidence', stores: withEvidence, records: recordedRecords },
];

/** The store as the app of that time opens it: only that shape is known. */
export function openAs(name: string, { version, stores }: ReleasedStore): Dexie {
  const store = new Dexie(name);
  store.version(version).stores(stores);
  return store;
}

/** Writes such a store onto this device. */
export async function leaveStore(name: string, released: ReleasedStore): Promise<void> {
  const store = openAs(name, released);
  for (const [table, records] of Object.entries(released.records))
    await store.table(table).bulkPut([...records]);
  store.close();
}

function bytesOf(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer as ArrayBuffer;
}

function factsOf(name: string, bytes: ArrayBuffer) {
  const sha256 = createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
  return { name, size: bytes.byteLength, sha256 };
}
