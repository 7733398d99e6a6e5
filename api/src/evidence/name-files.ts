import { wallClock } from '@tidemark/contract/clock';
import { nameFor } from '@tidemark/contract/documentation-file';
import { photosByRoom } from '@tidemark/contract/evidence/by-room';
import { cameraClock } from '@tidemark/contract/pictures/when-taken';
import type { EvidenceFile, EvidenceRoom, ProjectEvidence } from './evidence-of-project.ts';

/** A file with its name in the ZIP. */
export interface NamedFile {
  path: string;
  number: number;
  room: string | null;
  /** By the clock of the papers, "2026-11-20T09:12:00". */
  taken: string;
  file: Original;
}

type Original = Omit<EvidenceFile, 'inspectionId' | 'roomId'>;

/**
 * Files are numbered as the report numbers photos, and on from there: debris photos, documents, voice notes. Where several
 * inspections have files, each has a folder, named by the number the job's page gives it. The job's own files have a folder
 * and the numbers of the job.
 */
export function nameFiles(
  { inspections, rooms, files, job }: ProjectEvidence,
  timeZone: string | undefined,
): NamedFile[] {
  const several = new Set(files.map(({ inspectionId }) => inspectionId)).size > 1;
  const takenAt = ({ takenAt, createdAt }: Original) =>
    (takenAt && cameraClock(takenAt, timeZone ?? 'UTC')) || wallClock(createdAt, timeZone ?? 'UTC');
  const ofInspections = inspections.flatMap((id, index) => {
    const isIts = ({ inspectionId }: { inspectionId: string }) => inspectionId === id;
    const folder = several ? `inspection-${index + 1}/` : '';
    return numbered(files.filter(isIts), rooms.filter(isIts)).map(({ file, number, room }) => {
      const taken = takenAt(file);
      return { path: `${folder}${pathOf(file, number, room, taken)}`, number, room, taken, file };
    });
  });
  const ofJob = job.map((file) => {
    const taken = takenAt(file);
    const { number, room } = file;
    return { path: `job/${pathOf(file, number, room, taken)}`, number, room, taken, file };
  });
  return [...ofInspections, ...ofJob];
}

type Numbered = Pick<NamedFile, 'file' | 'number' | 'room'>;

function numbered(files: readonly EvidenceFile[], rooms: readonly EvidenceRoom[]): Numbered[] {
  const of = (kind: EvidenceFile['kind']) => files.filter((file) => file.kind === kind);
  const photos = photosByRoom(of('photo'), rooms).flatMap(({ room, photos: its }) =>
    its.map(({ number, photo: file }) => ({ file, number, room: room?.name ?? null })),
  );
  const names = new Map(rooms.map(({ id, name }) => [id, name]));
  const others = [...of('trash-photo'), ...of('document'), ...of('voice')];
  return [
    ...photos,
    ...others.map((file, index) => ({
      file,
      number: photos.length + index + 1,
      room: (file.roomId && names.get(file.roomId)) || null,
    })),
  ];
}

const folders = {
  photo: 'photos',
  'trash-photo': 'debris',
  document: 'documents',
  voice: 'voice-notes',
} as const;

/** "photos/014_Kitchen_2026-11-20T0912.jpg"; of a document its own name is worth more than a room's. */
function pathOf({ kind, name, type }: Original, number: number, room: string | null, taken: string): string {
  const [stem, ending] = inTwo(nameFor(type, name));
  const about = kind === 'document' ? stem : kind === 'trash-photo' ? 'Debris' : (room ?? 'No room');
  const time = taken.slice(0, 16).replace(':', '');
  return `${folders[kind]}/${String(number).padStart(3, '0')}_${plain(about)}_${time}${ending && `.${plain(ending).toLowerCase()}`}`;
}

function inTwo(name: string): [stem: string, ending: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, ''];
}

/** Letters, digits, - and _ alone: such a name every system unpacks. */
export function plain(text: string): string {
  const kept = text
    .normalize('NFC')
    .toWellFormed()
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return [...kept].slice(0, 40).join('') || 'file';
}
