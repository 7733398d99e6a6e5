import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { Estimate } from '@tidemark/contract/estimates/actions';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Marks } from '@tidemark/contract/mark-drawing';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import type { Project } from '@tidemark/contract/projects';
import type { PhotosAPage } from '@tidemark/contract/reports';
import type { Room } from '@tidemark/contract/rooms';
import type { Sender } from '../../company/sender.ts';
import type { EstimateInput } from '../estimate-view.ts';
import type { FactGroup } from './facts.ts';

/** Trash photos' heading. They are counted apart from the others, as on the screens. */
export const debris = 'Debris & Equipment';
export const isDebris = ({ roomId, of }: Pick<PhotoInput, 'roomId' | 'of'>): boolean =>
  roomId === null && of === debris;

/** A printed photo: who took it, when and where, and its room. */
export interface PhotoInput {
  /** Its number in the whole report, from 1. */
  number: number;
  roomId: string | null;
  /** The heading above its photos: the room's name, or another one. */
  of: string;
  name: string;
  description: string | null;
  /** What else is printed of a job's photo. */
  shot?: string | undefined;
  caption?: string | null;
  sha256?: string;
  /** The camera's local time, with its UTC offset if known. */
  capturedAt: string | null;
  /** When the server received it. */
  addedAt: string;
  latitude: number | null;
  longitude: number | null;
  flaw: PictureFlaw | null;
  /** Drawn over its picture, but for blurred areas, which its bytes already hide. */
  marks?: Marks;
}

/** A document or a voice note, which paper can only list. */
export interface FileInput {
  name: string;
  roomName: string | null;
  type: string;
  /** Bytes. */
  size: number;
  /** Seconds. */
  duration: number | null;
  addedAt: string;
  description: string | null;
  transcription: string | null;
}

/** Why something that the job must show is not there. */
export interface ReasonInput {
  /** The rule, and what it is missing of. */
  asked: string;
  /** The job's profile asks this no more. */
  isFormer: boolean;
  reason: string;
  by: string;
  at: string;
}

/** The data of an inspection's report; only pictures are loaded later. Times are ISO 8601. */
export interface ReportInput extends Sender {
  /** IANA zone of the times, named once: the company's, else the device's that began the inspection, else UTC. */
  timeZone?: string | undefined;
  project: Project;
  inspection: Omit<Inspection, 'trashPhotos'>;
  /** Which of its project's it is, from 1. */
  inspectionNumber: number;
  technicianName: string;
  rooms: { room: Room; rows: SheetRows }[];
  /** Every photo, of which a part prints some: rooms in order, then those without a room, then trash photos. */
  photos: PhotoInput[];
  voiceNotes: FileInput[];
  documents: FileInput[];
  reasons?: ReasonInput[];
  /** The newest estimate, whose total is on the cover; null if there is none. */
  estimate: Estimate | null;
  /** Prints that estimate too, as the company sends it. */
  estimatePages?: EstimateInput | undefined;
  /** 6 unless it is said. */
  photosAPage?: PhotosAPage | undefined;
  /** The part's number and total, and its photos (from 0, the last excluded). */
  part: { number: number; count: number; from: number; to: number };
  fileName: string;
  printedAt: string;
}

/** The input of a report's drawing: its answers are text already. */
export interface PrintedReport extends ReportInput {
  answers: FactGroup[];
  rooms: (ReportInput['rooms'][number] & { more: string[] })[];
}
