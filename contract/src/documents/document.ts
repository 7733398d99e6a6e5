import { z } from 'zod';
import type { Company } from '../company/profile.ts';
import { documentKindNames, documentLanguages, signerRoles } from '../document-templates/kinds.ts';
import type { DocumentTemplate } from '../document-templates/template.ts';
import type { PriceListFigures } from '../price-list/price-list.ts';
import { dateTime, serialId, uuid } from '../shapes.ts';
import type { SketchSettings } from '../sketch/settings.ts';
import { answered, type DocumentContent, fieldTime, sha256Hex } from './content.ts';
import { type FrozenFields, frozenFields } from './fields.ts';
import { markKinds } from './marks.ts';

/**
 * A document of a project's job. It keeps the text it was made with, so that it can be read without a network. What is signed is in
 * the content, which the server keeps: here stand its hash, what was ticked and who signed, without drawings.
 */
export const signedDocument = z.object({
  id: z.string(),
  projectId: z.number(),
  kind: z.enum(documentKindNames),
  language: z.enum(documentLanguages),
  title: z.string(),
  body: z.string(),
  needsConsent: z.boolean(),
  withCancellation: z.boolean(),
  templateId: uuid,
  version: serialId,
  /** Those of a signed document are the content's. */
  fields: frozenFields,
  /** The document this one was made in place of. */
  replaces: uuid.nullable(),
  createdAt: dateTime,
  /** Null while only this device has it. */
  createdBy: z.number().nullable(),
  contentHash: sha256Hex.nullable(),
  signedAt: fieldTime.nullable(),
  parties: z.array(
    z.object({
      role: z.enum(signerRoles),
      name: z.string(),
      mark: z.enum(markKinds),
      at: fieldTime,
      /** The page in the job that was signed on paper. */
      fileId: uuid.optional(),
    }),
  ),
  consent: z.object({ sha256: sha256Hex, at: fieldTime }).nullable(),
  /** Devices of before keep none. */
  answered: answered.nullable().optional(),
  /** The server's from here on. */
  number: z.number().nullable(),
  sealHash: sha256Hex.nullable(),
  receivedAt: dateTime.nullable(),
  /** Until when its customer may sign it by link. */
  linkUntil: dateTime.nullable(),
  withdrawnAt: dateTime.nullable(),
  withdrawnBecause: z.string().nullable(),
});
export type SignedDocument = z.output<typeof signedDocument>;

/** What a device needs to make documents without a network: one record. */
export interface Paperwork {
  id: 'held';
  /** The newest version of each text in both languages, the consent among them. */
  texts: DocumentTemplate[];
  company: Company;
  /** Of the newest price list, where this person may read it. */
  fees?: PriceListFigures['fees'] | undefined;
  /** The company's settings of room sketches. */
  sketch?: SketchSettings | undefined;
}
declare module '../offline.ts' {
  interface LocalTables {
    documents: SignedDocument;
    paperwork: Paperwork;
  }
}

export type DocumentState = 'Draft' | 'Signed' | 'Sealed' | 'Withdrawn';
export function documentState({
  withdrawnAt,
  number,
  contentHash,
}: Pick<SignedDocument, 'withdrawnAt' | 'number' | 'contentHash'>): DocumentState {
  if (withdrawnAt) return 'Withdrawn';
  return number !== null ? 'Sealed' : contentHash ? 'Signed' : 'Draft';
}

interface Made {
  id: string;
  projectId: number;
  text: DocumentTemplate;
  fields: FrozenFields;
  replaces: string | null;
}

/** A new draft, the same on device and server. */
export const newDocument = ({ id, projectId, text, fields, replaces }: Made, at: string): SignedDocument => ({
  ...{ id, projectId, kind: text.kind, language: text.language, title: text.title, body: text.body },
  ...{ needsConsent: text.needsConsent, withCancellation: text.withCancellation },
  ...{ templateId: text.id, version: text.version, fields, replaces, createdAt: at, createdBy: null },
  ...{ contentHash: null, signedAt: null, parties: [], consent: null, answered: null },
  ...{ number: null, sealHash: null, receivedAt: null, linkUntil: null },
  ...{ withdrawnAt: null, withdrawnBecause: null },
});

/** A draft with what was signed. */
export const withContent = (
  draft: SignedDocument,
  { fields, signedAt, parties, consent, answers: { boxes, choices }, openedAt, endSeenAt }: DocumentContent,
  contentHash: string,
): SignedDocument => ({
  ...draft,
  ...{ fields, signedAt, consent, contentHash, linkUntil: null },
  answered: { boxes, choices, openedAt, endSeenAt },
  parties: parties.map(({ role, name, mark, at }) => ({
    ...{ role, name, mark: mark.kind, at },
    ...(mark.kind === 'paper' && { fileId: mark.fileId }),
  })),
});

/** Whether a file of the job is a page that was signed on paper; it stays as long as its document. */
export const isSignedPage = (fileId: string, { parties }: Pick<SignedDocument, 'parties'>): boolean =>
  parties.some((party) => party.fileId === fileId);
