import type { Actor } from '@tidemark/contract/access';
import { photosByRoom } from '@tidemark/contract/evidence/by-room';
import { withOfficeFacts } from '@tidemark/contract/inspections/office-offer';
import type { Project } from '@tidemark/contract/projects';
import { sheetsOf } from '../../claim-sheets/read.ts';
import type { Read } from '../../db/database.ts';
import { filesOf, type StoredFile } from '../../documentation/read.ts';
import { readEstimate } from '../../estimates/read.ts';
import { judgeJob } from '../../evidence-profiles/judge-job.ts';
import { saidReasons } from '../../evidence-profiles/said-reasons.ts';
import { waiversOf } from '../../evidence-profiles/waivers-of.ts';
import type { Blob, Files } from '../../files/blobs.ts';
import { paperPicture } from '../../files/paper-picture.ts';
import { deviceZone, inspectionNumber, readInspection } from '../../inspections/read.ts';
import { readProject } from '../../projects/read.ts';
import { roomsOf } from '../../rooms/read.ts';
import { technicianById } from '../../technicians/read.ts';
import { debris, type FileInput, type PhotoInput, type ReasonInput, type ReportInput } from './input.ts';

export type ReportFacts = Pick<
  ReportInput,
  | 'timeZone'
  | 'project'
  | 'inspection'
  | 'inspectionNumber'
  | 'technicianName'
  | 'rooms'
  | 'photos'
  | 'voiceNotes'
  | 'documents'
  | 'reasons'
  | 'estimate'
>;

/** A report's facts, and where each photo's picture is; null if the server has lost it. */
export interface ReadReport {
  facts: ReportFacts;
  pictures: (Blob | null)[];
}

/** @throws Refusal inspection_not_found */
export async function readReport(db: Read, store: Files, actor: Actor, id: string): Promise<ReadReport> {
  const { trashPhotos, ...inspection } = await readInspection(db, actor, id);
  const project = await readProject(db, actor, inspection.projectId);
  const technician = await technicianById(db, inspection.technicianId);
  const rooms = await roomsOf(db, actor, id);
  const files = await filesOf(db, id);
  const names = new Map(rooms.map((room) => [room.id, room.name]));
  const listed = (category: StoredFile['category']) =>
    files.filter((file) => file.category === category).map((file) => listedFile(file, names));

  const taken = files.filter(({ category }) => category === 'photo');
  const inOrder = [
    ...photosByRoom(taken, rooms).flatMap(({ room, photos: its }) =>
      its.map(({ photo: file }) => photo(file, room)),
    ),
    ...trashPhotos.map((file) => ({ ...trash, ...file, name: file.fileName, addedAt: file.createdAt })),
  ];
  const sheets = await sheetsOf(
    db,
    rooms.map(({ id }) => id),
  );
  const pictures: (Blob | null)[] = [];
  for (const of of inOrder) pictures.push(await paperPicture(store, of));
  return {
    facts: {
      timeZone: await deviceZone(db, id),
      project,
      inspectionNumber: await inspectionNumber(db, id),
      inspection: withOfficeFacts(inspection, project),
      technicianName: `${technician.firstName} ${technician.lastName}, ${technician.technicianId}`,
      rooms: rooms.map((room) => ({ room, rows: sheets.get(room.id)! })),
      photos: inOrder.map(numbered),
      voiceNotes: listed('voice'),
      documents: listed('document'),
      reasons: await reasonsOf(db, actor, project),
      estimate: inspection.status === 'Cancelled' ? null : await readEstimate(db, actor, id),
    },
    pictures,
  };
}

async function reasonsOf(db: Read, actor: Actor, project: Project): Promise<ReasonInput[]> {
  const waivers = await waiversOf(db, project.id);
  // Most jobs have none, and need not be judged.
  if (waivers.length === 0) return [];
  return saidReasons(await judgeJob(db, actor, project)).map(({ ruleId: _, ...reason }) => reason);
}

type Unnumbered = Omit<PhotoInput, 'number'> & { sha256: string };

const trash = { roomId: null, of: debris, description: null, marks: {} };

function photo(file: StoredFile, room: { id: string; name: string } | null): Unnumbered {
  const { filename: name, uploadDate: addedAt, description, capturedAt, latitude, longitude, flaw } = file;
  const of = { roomId: room?.id ?? null, of: room?.name ?? 'Other photos' };
  const facts = { capturedAt, latitude, longitude, flaw };
  return { ...of, ...facts, name, addedAt, description, marks: file.marks, sha256: file.sha256 };
}

function numbered(of: Unnumbered, index: number): PhotoInput {
  const { roomId, name, description, capturedAt, addedAt, latitude, longitude, flaw } = of;
  const facts = { roomId, of: of.of, name, description, capturedAt, addedAt, latitude, longitude, flaw };
  return { number: index + 1, ...facts, marks: of.marks };
}

function listedFile(file: StoredFile, names: ReadonlyMap<string, string>): FileInput {
  const { filename: name, uploadDate: addedAt, type, size, duration, description, transcription } = file;
  const roomName = (file.roomId && names.get(file.roomId)) ?? null;
  return { name, roomName, type, size, duration, addedAt, description, transcription };
}
