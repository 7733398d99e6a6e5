import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface IdempotencyKeysTable {
  technicianId: number;
  key: string;
  fingerprint: Buffer;
  status: number | null;
  answer: ColumnType<unknown, string, string>;
  createdAt: Generated<string>;
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

export interface CallTables {
  idempotencyKeys: IdempotencyKeysTable;
  rateCounts: RateCountsTable;
  auditLog: AuditLogTable;
}
