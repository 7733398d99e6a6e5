import type { SignedDocument } from '@tidemark/contract/documents/document';
import type { ColumnType, Generated } from 'kysely';

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
    Pick<SignedDocument, 'signedAt' | 'parties' | 'consent' | 'answered'> | null,
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

export interface DocumentTables {
  documents: DocumentsTable;
  documentKeys: DocumentKeysTable;
  documentMails: DocumentMailsTable;
}
