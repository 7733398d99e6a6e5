import type { Actor } from '@tidemark/contract/access';
import { contactLine } from '@tidemark/contract/company/letterhead';
import type { documentActions } from '@tidemark/contract/documents/actions';
import { givenConsent } from '@tidemark/contract/documents/faults';
import { textHash } from '@tidemark/contract/documents/seal';
import type { signingActions } from '@tidemark/contract/documents/signing-actions';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import { newestCompany } from '../company/read.ts';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { releasedConsents } from '../document-templates/read.ts';
import { refuseUnwritable } from '../job/read.ts';
import { lockProject } from '../projects/read.ts';
import { queueMail } from './queue-mail.ts';
import { documentOf, documentsOf, findDocument, lockDocument, type StoredDocument } from './read.ts';
import { sealDocument } from './seal-document.ts';

const linkDays = 30;

/** The token follows from a link's id and the server's secret, so it is stored nowhere. */
export interface SigningLinks {
  tokenOf(id: string): string;
  holds(id: string, token: string): boolean;
}

/** A draft has at most one link; asked again it is renewed, so that people who have it can keep using it. */
export const linkDocument =
  (links: SigningLinks): Handler<typeof documentActions.link> =>
  async (context, { params, body: { email } }) => {
    const { tx, actor } = context;
    const { project, document } = await lockDocument(tx, actor, params);
    if (document.contentHash) throw new Refusal('document_sealed');
    refuseUnwritable(project);
    const linkId = (document.linkUntil && document.linkId) || uuidv7();
    await tx
      .updateTable('documents')
      .set({ linkId, linkExpiresAt: sql<string>`now() + make_interval(days => ${linkDays})` })
      .where('id', '=', document.id)
      .execute();
    const { linkUntil } = await documentOf(tx, project.id, document.id);
    await record(tx, context, {
      action: 'document-linked',
      subject: 'project',
      subjectId: project.id,
      after: {
        id: document.id,
        title: document.title,
        link: linkId,
        expiresAt: linkUntil,
        email: email ?? null,
      },
    });
    const url = `/sign/${document.id}?share=${links.tokenOf(linkId)}`;
    if (email) await queueMail(tx, { documentId: document.id, email, link: url });
    return { url, expiresAt: linkUntil! };
  };

/** The link is invalid after the commit; the document's next link is different. */
export const endDocumentLink: Handler<typeof documentActions.endLink> = async (context, { params }) => {
  const { tx, actor } = context;
  const { project, document } = await lockDocument(tx, actor, params);
  if (!document.linkId) return {};
  await tx
    .updateTable('documents')
    .set({ linkId: null, linkExpiresAt: null })
    .where('id', '=', document.id)
    .execute();
  await record(tx, context, {
    action: 'document-link-ended',
    subject: 'project',
    subjectId: project.id,
    before: { id: document.id, title: document.title, link: document.linkId },
  });
  return {};
};

/** Wrong, expired and revoked are one 404. @throws Refusal unknown_path */
async function linked(db: Read, links: SigningLinks, id: string, share = ''): Promise<StoredDocument> {
  const found = await findDocument(db, id);
  // Without a link a token is computed anyway, so that timing reveals nothing.
  const genuine = links.holds(found?.linkId ?? id, share);
  if (!found?.linkId || !found.linkWorks || !genuine) throw new Refusal('unknown_path');
  return found;
}

export const readForSigner =
  (links: SigningLinks): Handler<typeof signingActions.read> =>
  async ({ db }, { params, query }) => {
    const document = await linked(db, links, params.docId, query.share);
    if (document.contentHash) throw new Refusal('unknown_path');
    const company = await newestCompany(db);
    const consents = document.needsConsent ? await releasedConsents(db) : [];
    const consent = consents.find(({ language }) => language === document.language);
    const given = givenConsent(
      await documentsOf(db, document.projectId),
      document.fields.values.customer ?? '',
    );
    return {
      document,
      company: { name: company.name, contact: contactLine(company), version: company.version },
      consent: consent
        ? { title: consent.title, body: consent.body, sha256: await textHash(consent), given: given ?? null }
        : null,
      textSha256: await textHash(document),
      expiresAt: document.linkUntil!,
    };
  };

/** A link works no matter who the project is assigned to. */
const office: Actor = { id: 0, role: 'Manager' };

export const signByLink =
  (links: SigningLinks): Handler<typeof signingActions.sign> =>
  async (context, { params, query, body: { content, contentHash, email } }) => {
    const { tx } = context;
    const { projectId } = await linked(tx, links, params.docId, query.share);
    const project = await lockProject(tx, office, projectId);
    const draft = await linked(tx, links, params.docId, query.share);
    if (draft.contentHash === contentHash) return { document: draft };
    if (draft.contentHash) throw new Refusal('unknown_path');
    refuseUnwritable(project);
    const document = await sealDocument(context, { project, draft, content, contentHash, byLink: true });
    if (email) await queueMail(tx, { documentId: document.id, email });
    return { document };
  };
