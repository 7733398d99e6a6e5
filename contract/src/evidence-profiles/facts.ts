import type { Drying } from '../drying/whole.ts';
import type { Inspection } from '../inspections/inspection.ts';
import type { Project } from '../projects.ts';
import type { Shot } from '../shots.ts';
import type { Billing } from './billing.ts';

/** A photo of the inspection or of the job, debris photos too. */
export interface EvidencePhoto {
  id: string;
  roomId: string | null;
  shot: Shot | null;
  /** What people wrote under it. */
  label: string;
  /** What of the drying it belongs to: a visit, point or placement. */
  of: string | null;
  /** When it was taken, by the camera; null where nothing says so. */
  takenAt: string | null;
  receivedAt: string;
  hasPlace: boolean;
  longSide: number | null;
}

export interface EvidenceRoom {
  id: string;
  name: string;
  hasDimensions: boolean;
  /** Its walls were drawn. */
  hasSketch: boolean;
  /** The claim sheet's filled lines; their number is known also where the sheet is not on this device. */
  filled: ReadonlySet<number>;
  filledCount: number;
  /** Something of it was taken out. */
  removed: boolean;
  /** Photos of it, whatever they show. */
  photos: number;
}

type ClaimFacts = Pick<
  Project,
  'claimType' | 'residentType' | 'insuranceCompany' | 'claimNumber' | 'dateOfLoss'
>;

/** Everything that rules look at, the same on the device and at the office. */
export interface EvidenceFacts {
  project: ClaimFacts;
  /** The newest that was not cancelled; null before the first. */
  inspection: (Omit<Inspection, 'trashPhotos'> & { trashPhotos: readonly unknown[] }) | null;
  rooms: readonly EvidenceRoom[];
  photos: readonly EvidencePhoto[];
  /** The labels and names of the job's documents. */
  files: readonly string[];
  /** The kinds of documents that were signed and not withdrawn. */
  signed: readonly string[];
  /** Null where nothing of a drying was entered. */
  drying: Drying | null;
  billing: Billing;
}
