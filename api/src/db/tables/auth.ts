import type { Technician } from '@tidemark/contract/technicians';
import type { Generated } from 'kysely';
import type { Defaulted, WithDefaults } from './columns.ts';

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

export interface AuthTables {
  technicians: TechniciansTable;
  signIns: SignInsTable;
  signInFailures: SignInFailuresTable;
  exportCodes: ExportCodesTable;
  refreshTokens: RefreshTokensTable;
  accountMails: AccountMailsTable;
}
