import { readMarkup } from '@tidemark/contract/document-templates/markup';
import { documentActions } from '@tidemark/contract/documents/actions';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { hashOf, textHash } from '@tidemark/contract/documents/seal';
import type { JobFile } from '@tidemark/contract/job/file';
import { v7 as uuid } from 'uuid';
import { placeWords } from '../document-templates/empty-place.tsx';
import { wallClock } from '../documentation/wall-clock.ts';
import type { Became } from '../files/take-file.ts';
import { addJobFile } from '../job/files/add-job-file.ts';
import { changeJobFile } from '../job/files/change-job-file.ts';
import { perform, sha256 } from '../offline/outbox/index.ts';
import { device } from '../offline/store/index.ts';
import { contentOf } from './content-of.ts';
import { copy } from './copy.ts';
import { newSigning } from './signing.ts';
import { forgetSigning } from './signing-draft.ts';

/** Ticks, initials and handwriting stand on the page. */
const onThePage = { boxes: [], choices: {}, writings: {}, initials: [], toldAloud: false };

interface Paper {
  document: SignedDocument;
  /** A photo of the signed page, or its PDF. */
  file: File;
  names: Readonly<Record<string, string>>;
  company: number;
}

/** Takes the signed page into the job and signs with it. @returns why the file could not be taken, if so */
export async function signOnPaper({ document, file, names, company }: Paper): Promise<Became | undefined> {
  const taken = await pageOf(document, file);
  if (typeof taken === 'string' || taken instanceof Error) return taken;
  const now = wallClock(new Date());
  const signed = { document, signing: { ...newSigning(now), endSeenAt: now }, names, byLink: false };
  const textSha256 = await textHash(document);
  const empty = contentOf(signed, { textSha256, company, consent: null, place: null, now });
  const mark = { kind: 'paper', fileId: taken.id, sha256: taken.sha256 } as const;
  const parties = readMarkup(document.body).blocks.flatMap((block) => {
    if (block.kind !== 'sign') return [];
    const name = (names[block.role] ?? '').trim() || placeWords.en.role[block.role];
    return [
      { role: block.role, name, mark, at: now, place: null, device: navigator.userAgent.slice(0, 200) },
    ];
  });
  const content = { ...empty, answers: onThePage, parties };
  await perform(documentActions.sign, {
    params: { id: document.projectId, docId: document.id },
    body: { content, contentHash: await hashOf(content) },
  });
  await forgetSigning(document.id);
  return undefined;
}

/** A page that this app took before it was killed is in the job already. */
async function pageOf({ id: ofId, projectId, title }: SignedDocument, file: File): Promise<JobFile | Became> {
  const on = device();
  const bytes = await sha256(await file.arrayBuffer());
  const before = await on.jobFiles.where({ projectId, sha256: bytes }).first();
  if (before) {
    if (!before.ofId) await changeJobFile(before, { ofKind: 'document', ofId });
    return before;
  }
  const id = uuid();
  const category = file.type === 'application/pdf' ? 'document' : 'photo';
  const label = `${copy.paper}: ${title}`.slice(0, 60);
  const became = await addJobFile(projectId, {
    ...{ id, category, blob: file, name: file.name, label },
    ...{ ofKind: 'document', ofId },
  });
  return (became === 'added' ? await on.jobFiles.get(id) : became) ?? 'failed';
}
