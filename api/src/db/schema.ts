import type { Template } from '@tidemark/contract/claim-sheet-templates/template';
import type { RowValues, SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { CompanyFacts } from '@tidemark/contract/company/profile';
import type { Delivery } from '@tidemark/contract/deliveries';
import type { TemplateEntry } from '@tidemark/contract/document-templates/template';
import type { Category } from '@tidemark/contract/documentation-file';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import type { EstimateChanges } from '@tidemark/contract/estimates/changes';
import type { EstimateEdits } from '@tidemark/contract/estimates/edits';
import type { EstimateContent } from '@tidemark/contract/estimates/estimate-shape';
import type { EstimateLetter } from '@tidemark/contract/estimates/letter';
import type { FollowUp } from '@tidemark/contract/follow-ups';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { JobFileEntered } from '@tidemark/contract/job/fields';
import type { JobFile } from '@tidemark/contract/job/file';
import type { Marks } from '@tidemark/contract/mark-drawing';
import type { OfficeView } from '@tidemark/contract/office/table';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import type { PriceListFigures } from '@tidemark/contract/price-list/price-list';
import type { Project } from '@tidemark/contract/projects';
import type { PushKind } from '@tidemark/contract/push';
import type { Room } from '@tidemark/contract/rooms';
import type { Technician } from '@tidemark/contract/technicians';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The zone is null until somebody has said it. */
export type StoredCompany = Omit<CompanyFacts, 'logoId' | 'timeZone'> & { timeZone: string | null };

/** Timestamps and dates are strings as in the contract (database.ts sets the parsers). */
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type WithDefaults<T, K extends keyof T> = { [P in keyof T]: P extends K ? Defaulted<T[P]> : T[P] };

type TechniciansTable = Omit<
  WithDefaults<Technician, 'loginAttempts' | 'createdAt' | 'updatedAt'>,
  'id' | 'technicianId' | 'accountLocked'
> & {
  id: Generated<number>;
  passwordHash: string | null;
  passwordHashBefore: string | null;
  passwordChangedAt: string | null;
  lockedUntil: string | null;
  terminatedAt: string | null;
};

export interface SignInsTable {
  id: string;
  technicianId: number;
  userAgent: string | null;
  ip: string | null;
  createdAt: Generated<string>;
  lastUsedAt: Generated<string>;
  endedAt: string | null;
  deviceHash: Defaulted<Buffer | null>;
}

export interface SignInFailuresTable {
  technicianId: number;
  source: string;
  failures: number;
  lockedUntil: string | null;
  lastAt: Generated<string>;
}

export interface ExportCodesTable {
  technicianId: number;
  hash: Buffer;
  expiresAt: string;
  usedAt: string | null;
}

export interface RefreshTokensTable {
  hash: Buffer;
  signInId: string;
  expiresAt: string;
  usedAt: string | null;
}

export interface IdempotencyKeysTable {
  technicianId: number;
  key: string;
  fingerprint: Buffer;
  status: number | null;
  answer: ColumnType<unknown, string, string>;
  createdAt: Generated<string>;
}

export interface AccountMailsTable {
  id: string;
  technicianId: number | null;
  kind: 'invitation' | 'reset' | 'password-changed';
  createdAt: Generated<string>;
  attempts: Generated<number>;
  nextTryAt: Generated<string>;
  lastError: string | null;
  endedAt: string | null;
  linkHash: Buffer | null;
  linkExpiresAt: string | null;
  linkUsedAt: string | null;
}

export interface RateCountsTable {
  key: string;
  minute: number;
  count: number;
}

export interface AuditLogTable {
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

type JobTimes = 'begunAt' | 'jobClosedAt' | 'jobWrittenAt';
type ProjectsTable = Omit<
  WithDefaults<Project, 'status' | 'priority' | JobTimes | 'createdAt' | 'updatedAt'>,
  'id'
> & {
  id: Generated<number>;
  jobClosedBy: Defaulted<number | null>;
  jobReason: Defaulted<string | null>;
  jobFilesNumbered: Defaulted<number>;
  documentsSealed: Defaulted<number>;
  claimNumbers: Generated<string>;
  priorityRank: GeneratedAlways<number>;
  searchText: GeneratedAlways<string>;
  addressKey: GeneratedAlways<string>;
  customerKey: GeneratedAlways<string>;
  cityKey: GeneratedAlways<string>;
  statusRank: GeneratedAlways<number>;
  claimTypeKey: GeneratedAlways<string>;
  scheduledUp: GeneratedAlways<string>;
  scheduledDown: GeneratedAlways<string>;
};

/** JSON columns: written as text, read as values. */
type JsonColumns<T> = { [P in keyof T]: ColumnType<T[P], string | null | undefined, string | null> };
type InspectionJson = Pick<Inspection, 'inspectionQuestions' | 'technicianSignature' | 'customerSignature'>;
type InspectionColumns = Omit<Inspection, keyof InspectionJson | 'trashPhotos'>;

type InspectionsTable = WithDefaults<
  InspectionColumns,
  Exclude<keyof InspectionColumns, 'id' | 'projectId' | 'technicianId' | 'startedAt'>
> &
  JsonColumns<InspectionJson> & {
    timeZone: string | null;
    reviewedAt: string | null;
    reviewedBy: number | null;
  };

export interface FilesTable {
  id: string;
  inspectionId: string;
  kind: 'trash-photo' | Category;
  name: string;
  type: string;
  size: number;
  sha256: string;
  takenAt: string | null;
  latitude: number | null;
  longitude: number | null;
  flaw: Defaulted<PictureFlaw | null>;
  technicianId: number;
  roomId: Defaulted<string | null>;
  claimItemId: Defaulted<string | null>;
  description: Defaulted<string | null>;
  tags: Defaulted<string[]>;
  marks: Defaulted<Marks>;
  duration: Defaulted<number | null>;
  transcription: Defaulted<string | null>;
  zohoRecordId: Defaulted<string | null>;
  createdAt: Generated<string>;
}

type JobFilesTable = Omit<
  FilesTable,
  | 'inspectionId'
  | 'kind'
  | 'claimItemId'
  | 'description'
  | 'tags'
  | 'marks'
  | 'transcription'
  | 'zohoRecordId'
> &
  JobFileEntered &
  Pick<JobFile, 'projectId' | 'category' | 'roomName'> & { number: number };

type RoomsTable = Omit<WithDefaults<Room, 'createdAt' | 'updatedAt'>, 'claimItem'>;

export interface ClaimSheetsTable {
  roomId: string;
  filledCount: number;
  updatedAt: Generated<string>;
}

type ClaimSheetRowsTable = { roomId: string; fieldMasterId: number } & {
  [C in keyof Required<RowValues>]: Exclude<RowValues[C], undefined>;
};

export interface ClaimSheetSharesTable {
  id: string;
  roomId: string;
  technicianId: number;
  createdAt: Generated<string>;
  expiresAt: string;
}

type TemplatesTable = Pick<Template, 'id' | 'name' | 'lossKind' | 'shared'> & {
  technicianId: number;
  rows: ColumnType<SheetRows, string, never>;
  createdAt: Generated<string>;
  updatedAt: Defaulted<string>;
};

type FollowUpsTable = Omit<WithDefaults<FollowUp, 'createdAt' | 'updatedAt'>, 'projectId'> & {
  projectId: number;
  technicianId: number;
};

export interface PriceListsTable {
  version: number;
  figures: ColumnType<PriceListFigures, string, never>;
  technicianId: number | null;
  savedAt: Generated<string>;
}

export interface CompanyLogosTable {
  id: string;
  sha256: string;
  type: string;
  size: number;
  width: number;
  height: number;
  technicianId: number;
  createdAt: Generated<string>;
}

export interface CompanyProfilesTable {
  version: number;
  facts: ColumnType<StoredCompany, string, never>;
  logoId: string | null;
  technicianId: number | null;
  savedAt: Generated<string>;
}

type DocumentTemplatesTable = Omit<TemplateEntry, 'checked'> & {
  id: string;
  version: number;
  checked: ColumnType<TemplateEntry['checked'], string | null, never>;
  technicianId: Defaulted<number | null>;
  savedAt: Generated<string>;
};

export interface EstimatesTable {
  companyVersion: Defaulted<number>;
  inspectionId: string;
  number: number;
  priceListVersion: number;
  content: ColumnType<EstimateContent, string, never>;
  total: GeneratedAlways<number>;
  changes: ColumnType<EstimateChanges | null, string | null, never>;
  technicianId: number;
  madeAt: Generated<string>;
}

export interface EstimateLettersTable {
  deliveryId: string;
  inspectionId: string;
  number: number;
  letter: ColumnType<EstimateLetter, string, never>;
  technicianId: number;
  sentAt: Generated<string>;
}

export interface EstimateEditsTable {
  inspectionId: string;
  version: number;
  edits: ColumnType<EstimateEdits, string, string>;
  technicianId: number;
  savedAt: Generated<string>;
}

export interface EstimateApprovalsTable {
  inspectionId: string;
  number: number;
  approvedBy: string;
  approvedOn: string;
  amount: number;
  technicianId: number;
  recordedAt: Generated<string>;
}

type DeliveriesTable = WithDefaults<
  Delivery,
  'state' | 'attempts' | 'lastError' | 'nextTryAt' | 'externalId' | 'deliveredAt' | 'createdAt'
> & {
  folder: string | null;
  fileName: string | null;
  document: 'claim-sheet' | 'estimate' | 'report' | null;
  /** Photos by their place in the report, from 0, the last one excluded. */
  reportPart: ColumnType<
    { number: number; count: number; from: number; to: number } | null,
    string | undefined,
    string
  >;
  turn: Generated<number>;
  updatedAt: Generated<string>;
};

export interface InboundProjectsTable {
  externalId: string;
  projectId: number;
  changedAt: string | null;
}

export interface ProjectViewsTable {
  id: string;
  technicianId: number;
  name: string;
  filters: ColumnType<OfficeView['filters'], string, string>;
  createdAt: Generated<string>;
  updatedAt: Defaulted<string>;
}

export interface ImportedProjectsTable {
  hash: Buffer;
  projectId: number;
  importId: string | null;
  house: Buffer | null;
}

export interface ProjectImportsTable {
  id: string;
  technicianId: number;
  fileName: string | null;
  startedAt: Generated<string>;
  lastAt: Generated<string>;
  undoneAt: string | null;
}

export interface InboundMessagesTable {
  id: string;
  receivedAt: Generated<string>;
}

export interface PushKeysTable {
  id: Generated<number>;
  publicKey: string;
  privateKey: string;
  madeAt: Generated<string>;
}

export interface DocumentKeysTable {
  keyId: string;
  publicKey: string;
  privateKey: string;
  madeAt: Generated<string>;
  endedAt: string | null;
}

type Sealed = 'content' | 'contentHash' | 'prev' | 'receivedAt' | 'ip' | 'sealHash' | 'keyId' | 'signature';
export type DocumentsTable = Pick<
  SignedDocument,
  'id' | 'projectId' | 'templateId' | 'version' | 'replaces'
> & {
  fields: ColumnType<SignedDocument['fields'], string, string>;
  technicianId: number;
  createdAt: Generated<string>;
  signed: ColumnType<
    Pick<SignedDocument, 'signedAt' | 'parties' | 'consent'> | null,
    string | null | undefined,
    string | null
  >;
  number: number | null;
  consentId: string | null;
  consentVersion: number | null;
  withdrawnAt: string | null;
  withdrawnBy: number | null;
  withdrawnBecause: string | null;
  linkId: string | null;
  linkExpiresAt: string | null;
} & { [C in Sealed]: string | null };

export interface DocumentMailsTable {
  id: string;
  documentId: string;
  email: string;
  link: string | null;
  attempts: Generated<number>;
  nextTryAt: Generated<string>;
  lastError: string | null;
  endedAt: string | null;
  createdAt: Generated<string>;
}

export interface PushSubscriptionsTable {
  signInId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  attempts: Defaulted<number>;
  nextTryAt: string | null;
  subscribedAt: Generated<string>;
}

export interface PushesTable {
  signInId: string;
  projectId: number;
  kind: PushKind;
  version: Generated<number>;
  queuedAt: Generated<string>;
}

export interface Database {
  technicians: TechniciansTable;
  signIns: SignInsTable;
  signInFailures: SignInFailuresTable;
  exportCodes: ExportCodesTable;
  refreshTokens: RefreshTokensTable;
  idempotencyKeys: IdempotencyKeysTable;
  auditLog: AuditLogTable;
  accountMails: AccountMailsTable;
  rateCounts: RateCountsTable;
  projects: ProjectsTable;
  inspections: InspectionsTable;
  files: FilesTable;
  jobFiles: JobFilesTable;
  rooms: RoomsTable;
  claimSheets: ClaimSheetsTable;
  claimSheetRows: ClaimSheetRowsTable;
  claimSheetShares: ClaimSheetSharesTable;
  claimSheetTemplates: TemplatesTable;
  followUps: FollowUpsTable;
  priceLists: PriceListsTable;
  companyLogos: CompanyLogosTable;
  companyProfiles: CompanyProfilesTable;
  documentTemplates: DocumentTemplatesTable;
  documents: DocumentsTable;
  documentKeys: DocumentKeysTable;
  documentMails: DocumentMailsTable;
  namedBytes: Pick<FilesTable, 'id' | 'sha256' | 'size' | 'type'> & { flaw: PictureFlaw | null };
  estimates: EstimatesTable;
  estimateLetters: EstimateLettersTable;
  estimateApprovals: EstimateApprovalsTable;
  estimateEdits: EstimateEditsTable;
  deliveries: DeliveriesTable;
  inboundProjects: InboundProjectsTable;
  inboundMessages: InboundMessagesTable;
  pushKeys: PushKeysTable;
  pushSubscriptions: PushSubscriptionsTable;
  pushes: PushesTable;
  projectViews: ProjectViewsTable;
  importedProjects: ImportedProjectsTable;
  projectImports: ProjectImportsTable;
}
