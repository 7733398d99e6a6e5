import { momentOf, wallClock } from '@tidemark/contract/clock';
import { readMarkup } from '@tidemark/contract/document-templates/markup';
import type { DocumentTemplate } from '@tidemark/contract/document-templates/template';
import type { DocumentContent, DocumentParty } from '@tidemark/contract/documents/content';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { hashOf, sealHashOf, textHash } from '@tidemark/contract/documents/seal';
import { openedFields } from '@tidemark/contract/documents/values';
import { newestCompany } from '../../company/read.ts';
import type { Tx } from '../../db/database.ts';
import { newestTemplates } from '../../document-templates/read.ts';
import { createDocument } from '../../documents/create-document.ts';
import { signSeal } from '../../documents/keys.ts';
import { signDocument } from '../../documents/sign-document.ts';
import { callerFor } from '../add-inspection.ts';
import { contextFor } from './context-for.ts';
import { type StoryPaper, storyTexts } from './texts.ts';

const minute = 60_000;

/** Releases the texts of the story, as a manager does after a lawyer has read them. */
export async function releaseTexts(tx: Tx, managerId: number, on: string): Promise<void> {
  for (const { kind, body } of storyTexts) {
    const [shipped] = await newestTemplates(tx, { kind, language: 'en' });
    const { id, version, title, language, needsConsent, withCancellation } = shipped!;
    const checked = { by: 'Nobody: a sample text of the demo', on, note: null };
    await tx
      .insertInto('documentTemplates')
      .values({
        ...{ id, version: version + 1, kind, title, language, needsConsent, withCancellation, body },
        ...{ checked: JSON.stringify(checked), technicianId: managerId },
      })
      .execute();
  }
}

interface Paper {
  projectId: number;
  kind: StoryPaper;
  technician: { id: number; name: string };
  customer: string;
  /** When it was made; it was signed minutes later, unless it still waits. */
  at: number;
  signed: boolean;
  timeZone: string | undefined;
}

/** Made and sealed by the handlers that make and seal everybody's. */
export async function addPaper(tx: Tx, paper: Paper): Promise<void> {
  const { projectId, kind, technician, at, signed } = paper;
  const [text] = await newestTemplates(tx, { kind, language: 'en' });
  const context = contextFor(tx, callerFor(technician.id));
  const params = { id: projectId };
  const { document } = await createDocument(context, {
    ...{ params, query: {} },
    body: { templateId: text!.id, version: text!.version },
  });
  const createdAt = new Date(at).toISOString();
  await tx.updateTable('documents').set({ createdAt }).where('id', '=', document.id).execute();
  if (!signed) return;
  const content = await contentOf(tx, document, text!, paper);
  const body = { content, contentHash: await hashOf(content) };
  await signDocument(context, { params: { ...params, docId: document.id }, query: {}, body });
  await sealAt(tx, { id: document.id, projectId, receivedAt: new Date(at + 6 * minute).toISOString() });
}

/** What both said and drew on the technician's phone. */
async function contentOf(
  tx: Tx,
  draft: SignedDocument,
  { body, needsConsent }: DocumentTemplate,
  { technician, customer, at, timeZone }: Paper,
): Promise<DocumentContent> {
  const time = (minutes: number) => withOffset(at + minutes * minute, timeZone);
  const { blocks } = readMarkup(body);
  const party = (role: DocumentParty['role'], name: string, after: number): DocumentParty => ({
    ...{ role, name, mark: { kind: 'drawn', strokes: signatureOf(name) }, at: time(after) },
    ...{ place: null, device: 'Android phone, Chrome' },
  });
  const [consent] = await newestTemplates(tx, { kind: 'consent', language: 'en' });
  const openedAt = time(1);
  return {
    ...{ v: 1, id: draft.id, projectId: draft.projectId, kind: draft.kind, language: draft.language },
    template: { id: draft.templateId, version: draft.version, sha256: await textHash(draft) },
    company: (await newestCompany(tx)).version,
    fields: openedFields(draft.fields, openedAt, draft.language),
    answers: {
      boxes: blocks.flatMap((block) => (block.kind === 'box' ? [block.key] : [])),
      choices: Object.fromEntries(
        blocks.flatMap((block) => (block.kind === 'choice' ? [[block.key, block.options[0]!.value]] : [])),
      ),
      ...{ writings: {}, initials: [], toldAloud: false },
    },
    consent: needsConsent ? { sha256: await textHash(consent!), at: time(2) } : null,
    parties: [party('customer', customer, 4), party('technician', technician.name, 5)],
    ...{ openedAt, endSeenAt: time(3), signedAt: time(5), replaces: null },
  };
}

/** The demo is made today and tells of days before: a seal is of the day it was signed on. */
async function sealAt(tx: Tx, of: { id: string; projectId: number; receivedAt: string }): Promise<void> {
  const { number, contentHash, prev, ip } = await tx
    .selectFrom('documents')
    .select(['number', 'contentHash', 'prev', 'ip'])
    .where('id', '=', of.id)
    .executeTakeFirstOrThrow();
  const arrived = {
    number: number!,
    contentHash: contentHash!,
    prev: prev!,
    receivedAt: of.receivedAt,
    ip: ip!,
  };
  const sealHash = await sealHashOf(of.projectId, arrived);
  await tx
    .updateTable('documents')
    .set({ receivedAt: of.receivedAt, sealHash, ...(await signSeal(tx, sealHash)) })
    .where('id', '=', of.id)
    .execute();
}

/** "2026-11-27T09:04:00-06:00" */
function withOffset(at: number, timeZone: string | undefined): string {
  const wall = wallClock(at, timeZone);
  const ahead = Math.round((Date.parse(`${wall}Z`) - momentOf(wall, timeZone).getTime()) / minute);
  const two = (count: number) => String(count).padStart(2, '0');
  const size = Math.abs(ahead);
  return `${wall}${ahead < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** A hand that writes: one line of loops a name, the same at every start. */
function signatureOf(name: string): number[][] {
  return name.split(' ').map((word, nth, words) => {
    const left = 600 + (nth * 8800) / words.length;
    const width = 7600 / words.length;
    return Array.from({ length: word.length * 6 }, (_, step) => {
      const along = step / (word.length * 6);
      const letter = word.charCodeAt(Math.floor(step / 6)) % 7;
      const swing = Math.sin(step * 1.05 + letter) * (step < 6 ? 2600 : 700 + letter * 130);
      const x = left + width * along + Math.cos(step * 1.05) * 180;
      return [Math.round(x), Math.round(5600 - swing - along * 500)];
    }).flat();
  });
}
