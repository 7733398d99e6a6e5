import { z } from 'zod';
import { action } from '../action.ts';
import { megabyte } from '../files.ts';
import type { Change, Offline, RecordRef } from '../offline.ts';
import { dateTime, emailAddress, inUrl, requiredText, serialId, uuid } from '../shapes.ts';
import { documentContent, sha256Hex } from './content.ts';
import { newDocument, type SignedDocument, signedDocument, withContent } from './document.ts';
import { frozenFields } from './fields.ts';

const ofProject = z.strictObject({ id: inUrl(serialId) });
const ofDocument = z.strictObject({ id: inUrl(serialId), docId: uuid });
type OfDocument = { params: z.output<typeof ofDocument> };

const made = z.strictObject({
  id: uuid.optional(),
  templateId: uuid,
  version: serialId,
  /** What a device knows; without it the server fills in what it knows. */
  fields: frozenFields.optional(),
  replaces: uuid.nullable().optional(),
});
type Made = { params: { id: number }; body: z.output<typeof made> };

export const signed = z.strictObject({
  content: documentContent,
  contentHash: sha256Hex,
  email: emailAddress.optional(),
});
type Signed = OfDocument & { body: z.output<typeof signed> };

const one = z.object({ document: signedDocument });
type One = z.output<typeof one>;
const mail = z.strictObject({ email: emailAddress });

const refOf = (id: string): RecordRef => ({ table: 'documents', id });
const laid = (record: SignedDocument): Change => ({ table: 'documents', id: record.id, record });
const answered = ({ document }: One) => [laid(document)];
const found = ['project_not_found', 'document_not_found'] as const;
const written = [...found, 'job_closed'] as const;
export const largestContent = 5 * megabyte;

export const documentActions = {
  list: action({
    name: 'documents.list',
    method: 'GET',
    path: '/projects/:id/documents',
    summary: "The documents of a project's job, in the order in which they were made",
    access: 'own-project',
    params: ofProject,
    answer: z.object({ documents: z.array(signedDocument) }),
    refusals: ['project_not_found'],
  }),
  create: action({
    name: 'documents.create',
    method: 'POST',
    path: '/projects/:id/documents',
    summary:
      'Make a draft of a text with the values of the job, frozen; the same id again returns the first one',
    access: 'own-project',
    params: ofProject,
    body: made,
    answer: one,
    creates: true,
    message: 'Document made',
    refusals: [
      'project_not_found',
      'job_not_begun',
      'job_closed',
      'document_template_not_found',
      'template_not_checked',
      'document_not_found',
      'id_taken',
      'validation_failed',
    ],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params, body }) => [
        refOf(body.id!),
        { table: 'projects', id: params.id },
        ...(body.replaces ? [refOf(body.replaces)] : []),
      ],
      creates: true,
      beside: true,
      answered,
      effect({ params, body }, read, at) {
        const { id, templateId, version, fields, replaces = null } = body;
        const text = read('paperwork', 'held')?.texts.find((held) => held.id === templateId);
        if (!id || text?.version !== version || !read('projects', params.id) || read('documents', id))
          return [];
        const made = {
          id,
          projectId: params.id,
          text,
          fields: fields ?? { values: {}, lists: {} },
          replaces,
        };
        return [laid(newDocument(made, at))];
      },
    } satisfies Offline<Made, One>,
  }),
  sign: action({
    name: 'documents.sign',
    method: 'POST',
    path: '/projects/:id/documents/:docId/sign',
    summary: 'Seal what was signed on a device: the content and the hash it was signed with; once',
    access: 'own-project',
    params: ofDocument,
    body: signed,
    largestBody: largestContent,
    answer: one,
    message: 'Document signed',
    refusals: [
      ...written,
      'document_sealed',
      'document_changed',
      'template_not_checked',
      'validation_failed',
      'file_not_found',
    ],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params, body }) => [
        refOf(params.docId),
        ...body.content.parties.flatMap(({ mark }): RecordRef[] =>
          mark.kind === 'paper' ? [{ table: 'jobFiles', id: mark.fileId }] : [],
        ),
      ],
      beside: true,
      answered,
      effect({ params, body }, read) {
        const draft = read('documents', params.docId);
        return !draft || draft.contentHash ? [] : [laid(withContent(draft, body.content, body.contentHash))];
      },
    } satisfies Offline<Signed, One>,
  }),
  discard: action({
    name: 'documents.discard',
    method: 'DELETE',
    path: '/projects/:id/documents/:docId',
    summary: 'Discard a draft; a signed document stays',
    access: 'own-project',
    params: ofDocument,
    answer: z.object({}),
    message: 'Draft discarded',
    refusals: [...written, 'document_sealed'],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params }) => [refOf(params.docId)],
      beside: true,
      effect({ params }, read) {
        const isSigned = read('documents', params.docId)?.contentHash;
        return isSigned ? [] : [{ table: 'documents', id: params.docId, record: null }];
      },
    } satisfies Offline<OfDocument, object>,
  }),
  withdraw: action({
    name: 'documents.withdraw',
    method: 'POST',
    path: '/projects/:id/documents/:docId/withdraw',
    summary: 'Withdraw a sealed document with a reason; it stays in the chain, and its paper says so',
    access: 'manager',
    params: ofDocument,
    body: z.strictObject({ reason: requiredText(1000, 'Reason is required') }),
    answer: one,
    message: 'Document withdrawn',
    refusals: [...found, 'document_not_sealed'],
  }),
  pdf: action({
    name: 'documents.pdf',
    method: 'GET',
    path: '/projects/:id/documents/:docId.pdf',
    summary: 'The document on paper: of a sealed one always the same bytes, its seal on the last page',
    access: 'own-project',
    params: ofDocument,
    answer: z.never(),
    binary: 'application/pdf',
    refusals: [...found],
  }),
  proof: action({
    name: 'documents.proof',
    method: 'GET',
    path: '/projects/:id/documents/:docId.json',
    summary: 'Content, seal, texts and public keys of a sealed document, to be checked anywhere',
    access: 'own-project',
    params: ofDocument,
    answer: z.never(),
    binary: 'application/json',
    refusals: [...found],
  }),
  send: action({
    name: 'documents.send',
    method: 'POST',
    path: '/projects/:id/documents/:docId/send',
    summary: 'Mail a sealed document as a PDF',
    access: 'own-project',
    params: ofDocument,
    body: mail,
    answer: z.object({ delivery: z.object({ id: z.string(), email: z.string() }) }),
    accepted: true,
    message: 'The document is on its way.',
    refusals: [...written],
  }),
  link: action({
    name: 'documents.link',
    method: 'POST',
    path: '/projects/:id/documents/:docId/link',
    summary:
      'A link to sign a draft without an account, valid for 30 days; asked again it is renewed, and mailed to an address given',
    access: 'own-project',
    params: ofDocument,
    body: mail.partial(),
    answer: z.object({ url: z.string(), expiresAt: dateTime }),
    secretAnswer: true,
    message: 'Link created.',
    refusals: [...written, 'document_sealed', 'template_not_checked', 'validation_failed'],
  }),
  endLink: action({
    name: 'documents.end-link',
    method: 'DELETE',
    path: '/projects/:id/documents/:docId/link',
    summary: 'Revoke the link of a document immediately; does nothing if there is none',
    access: 'own-project',
    params: ofDocument,
    answer: z.object({}),
    message: 'Link revoked.',
    refusals: [...found],
  }),
  keys: action({
    name: 'documents.keys',
    method: 'GET',
    path: '/documents/keys',
    summary:
      'The public keys of this company, former ones too; a third person compares them with those of a document',
    access: 'anyone',
    answer: z.object({
      keys: z.array(
        z.object({
          keyId: z.string(),
          publicKey: z.string(),
          from: dateTime,
          until: dateTime.nullable(),
        }),
      ),
    }),
  }),
};
