import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import type { FollowUp } from '@tidemark/contract/follow-ups';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import type { Room } from '@tidemark/contract/rooms';
import type { Technician } from '@tidemark/contract/technicians';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Timestamps and dates travel as the strings of the contract (database.ts sets the parsers). */
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type WithDefaults<T, K extends keyof T> = { [P in keyof T]: P extends K ? Defaulted<T[P]> : T[P] };

type TechniciansTable = Omit<
  WithDefaults<Technician, 'loginAttempts' | 'createdAt' | 'updatedAt'>,
  'id' | 'technicianId' | 'accountLocked'
> & { id: Generated<number>; passwordHash: string | null; lockedUntil: string | null };

interface SignInsTable {
  id: string;
  technicianId: number;
  userAgent: string | null;
  ip: string | null;
  createdAt: Generated<string>;
  lastUsedAt: Generated<string>;
  endedAt: string | null;
}

interface RefreshTokensTable {
  hash: Buffer;
  signInId: string;
  expiresAt: string;
  usedAt: string | null;
}

interface IdempotencyKeysTable {
  technicianId: number;
  key: string;
  fingerprint: Buffer;
  status: number | null;
  answer: ColumnType<unknown, string, string>;
  createdAt: Generated<string>;
}

interface AuditLogTable {
  id: GeneratedAlways<string>;
  at: Generated<string>;
  technicianId: number | null;
  action: string;
  subject: string;
  subjectId: string;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
  ip: string | null;
  requestId: string | null;
  signInId: string | null;
}

type ProjectsTable = Omit<WithDefaults<Project, 'status' | 'priority' | 'createdAt' | 'updatedAt'>, 'id'> & {
  id: Generated<number>;
  claimNumbers: Generated<string>;
  priorityRank: GeneratedAlways<number>;
  searchText: GeneratedAlways<string>;
};

/** Columns of JSON: written as text, read as what it holds. */
type JsonColumns<T> = { [P in keyof T]: ColumnType<T[P], string | null | undefined, string | null> };
type InspectionJson = Pick<Inspection, 'inspectionQuestions' | 'technicianSignature' | 'customerSignature'>;
type InspectionColumns = Omit<Inspection, keyof InspectionJson | 'trashPhotos'>;

type InspectionsTable = WithDefaults<
  InspectionColumns,
  Exclude<keyof InspectionColumns, 'id' | 'projectId' | 'technicianId' | 'startedAt'>
> &
  JsonColumns<InspectionJson>;

interface FilesTable {
  id: string;
  inspectionId: string;
  kind: 'trash-photo';
  name: string;
  type: string;
  size: number;
  sha256: string;
  takenAt: string | null;
  latitude: number | null;
  longitude: number | null;
  technicianId: number;
  createdAt: Generated<string>;
}

type RoomsTable = Omit<WithDefaults<Room, 'createdAt' | 'updatedAt'>, 'claimItem'>;

interface ClaimSheetsTable {
  roomId: string;
  filledCount: number;
  updatedAt: Generated<string>;
}

type ClaimSheetRowsTable = { roomId: string; fieldMasterId: number } & {
  [C in keyof Required<RowValues>]: Exclude<RowValues[C], undefined>;
};

type FollowUpsTable = Omit<WithDefaults<FollowUp, 'createdAt' | 'updatedAt'>, 'projectId'> & {
  projectId: number;
  technicianId: number;
};

export interface Database {
  technicians: TechniciansTable;
  signIns: SignInsTable;
  refreshTokens: RefreshTokensTable;
  idempotencyKeys: IdempotencyKeysTable;
  auditLog: AuditLogTable;
  projects: ProjectsTable;
  inspections: InspectionsTable;
  files: FilesTable;
  rooms: RoomsTable;
  claimSheets: ClaimSheetsTable;
  claimSheetRows: ClaimSheetRowsTable;
  followUps: FollowUpsTable;
}
