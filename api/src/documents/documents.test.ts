import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { wallClock } from '@tidemark/contract/clock';
import { checkDocuments, type DocumentProof, type PublicKey } from '@tidemark/contract/documents/seal';
import { customer, fields } from '@tidemark/contract/documents/testing/documents';
import { momentValues } from '@tidemark/contract/documents/values';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { addJobFile, sendJobFile } from '../job/testing/add-job-file.ts';
import { documentInput } from '../reports/print-document.ts';
import { addProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { documentOf } from './read.ts';
import {
  addDocument,
  addTexts,
  contentOf,
  draftDocument,
  sign,
  type Texts,
} from './testing/sign-document.ts';

const api = useApi();
let dana: Person;
let manager: Person;
let texts: Texts;
beforeAll(async () => {
  dana = await api.person();
  manager = await api.person({ role: 'Manager' });
  texts = await addTexts(manager);
});

const begun = { status: 'In Progress', startedAt: '2026-11-01T08:00:00Z' } as const;
const openProject = () => addProject(api.db, dana, begun);
const listOf = async (id: number) => (await dana.send('documents.list', { params: { id } })).ok().documents;
const auditOf = async (id: number) =>
  (
    await api.db
      .selectFrom('auditLog')
      .select('action')
      .where('subject', '=', 'project')
      .where('subjectId', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

test('documents: a draft has the job’s values, frozen, and the same id returns it', async () => {
  const id = await openProject();
  const docId = uuidv7();
  const first = await draftDocument(dana, id, texts.text, { id: docId });
  expect(first).toMatchObject({
    ...{ id: docId, projectId: id, title: 'Work Authorization', version: 1, createdBy: dana.id },
    ...{ contentHash: null, number: null, parties: [] },
  });
  expect(first.fields.values).toMatchObject({ project: String(id), technician: 'Dana Whitaker' });
  await manager.send('office.edit', { params: { id }, body: { customerName: 'Jo Field' } as never });
  expect(await draftDocument(dana, id, texts.text, { id: docId })).toEqual(first);
  const other = { templateId: texts.consent.id, version: 1, id: docId };
  expect(await dana.send('documents.create', { params: { id }, body: other })).toMatchObject({
    code: 'id_taken',
  });
  expect(await listOf(id)).toEqual([first]);
  const held = (await dana.send('job.read', { params: { id } })).ok();
  expect(held.documents).toEqual([first]);
});

test('documents: one sealed before its record kept what was ticked has it from its content', async () => {
  const id = await openProject();
  const { answered } = await addDocument(dana, id, texts);
  expect(answered?.boxes.length).toBeGreaterThan(0);
  const migration = resolve(import.meta.dirname, '../../migrations/0085-answers-of-documents.sql');
  await sql`UPDATE documents SET signed = signed - 'answered' WHERE project_id = ${id}`.execute(api.db);
  expect((await listOf(id))[0]!.answered).toBeUndefined();
  await sql.raw(await readFile(migration, 'utf8')).execute(api.db);
  expect((await listOf(id))[0]!.answered).toEqual(answered);
});

test("documents: of a company without a time zone, times are those of the device that began the job's inspection", async () => {
  const id = await openProject();
  const timeZone = 'Pacific/Kiritimati';
  await dana.send('inspections.create', { body: { projectId: id, timeZone } });
  const now = () => momentValues(wallClock(new Date(), timeZone), 'en');
  const before = now();
  const { values } = (await draftDocument(dana, id, texts.text)).fields;
  expect([before, now()].map(({ date, time }) => [date, time])).toContainEqual([values.date, values.time]);

  const { id: docId } = await addDocument(dana, id, texts);
  // Begun later and elsewhere: a sealed document stays as it was printed.
  const begun = { timeZone: 'America/Denver', startedAt: new Date(Date.now() + 60_000).toISOString() };
  await api.db.updateTable('inspections').set({ status: 'Cancelled' }).where('projectId', '=', id).execute();
  const { inspection } = (await dana.send('inspections.create', { body: { projectId: id } })).ok();
  await api.db.updateTable('inspections').set(begun).where('id', '=', inspection.id).execute();
  const stored = await documentOf(api.db, id, docId);
  const { signed } = await documentInput(api.db, api.files.blobs, stored);
  expect(signed?.certificate).toContain(`Times: ${timeZone}`);
});

test('documents: a value or list of an unknown name is refused, and nothing is kept', async () => {
  const id = await openProject();
  const { id: templateId, version } = texts.text;
  const unknown = { values: { ...fields.values, custommer: 'Jo' }, lists: { constructor: [['1']] } };
  const body = { templateId, version, fields: unknown as never };
  expect(await dana.send('documents.create', { params: { id }, body })).toMatchObject({
    code: 'validation_failed',
    details: [
      { field: 'fields.values.custommer', message: 'custommer is not a field.' },
      { field: 'fields.lists.constructor', message: 'constructor is not a field.' },
    ],
  });
  expect(await listOf(id)).toEqual([]);
});

test('documents: signed on the device, sealed at the office with number, chain and key', async () => {
  const id = await openProject();
  const draft = await draftDocument(dana, id, texts.text, { fields });
  const body = await contentOf(draft, texts.consent);
  const { document } = (await sign(dana, draft, body)).ok();
  expect(document).toMatchObject({
    ...{ number: 1, contentHash: body.contentHash, signedAt: body.content.signedAt },
    parties: [{ role: 'customer', name: 'Maria Alvarez', mark: 'drawn', at: customer.at }],
    consent: body.content.consent,
  });
  const two = await addDocument(dana, id, texts);
  expect(two.number).toBe(2);
  expect((await sign(dana, draft, body)).ok().document).toEqual(document);

  const file = await dana.fetch('GET', `/api/v1/projects/${id}/documents/${two.id}.json`);
  expect(file.headers.get('content-type')).toContain('application/json');
  const { documents, keys } = (await file.json()) as { documents: DocumentProof[]; keys: PublicKey[] };
  expect(documents[0]!.seal.prev).toBe(document.sealHash);
  expect(await checkDocuments(documents, keys)).toEqual([]);
  const published = (await api.anyone.send('documents.keys')).ok().keys;
  expect(published).toMatchObject(keys);
  expect(await auditOf(id)).toEqual(
    expect.arrayContaining(['document-made', 'document-sealed', 'document-made', 'document-sealed']),
  );
});

test('documents: a content that arrives changed is not kept', async () => {
  const id = await openProject();
  const draft = await draftDocument(dana, id, texts.text, { fields });
  const { content, contentHash } = await contentOf(draft, texts.consent);
  const [signer] = content.parties;
  const changes = {
    strokes: { ...content, parties: [{ ...signer!, name: 'Marta Alvarez' }] },
    hash: content,
    fields: (await contentOf(draft, texts.consent, { fields: { values: { customer: 'Jo' }, lists: {} } }))
      .content,
    text: (
      await contentOf(draft, texts.consent, { template: { ...content.template, sha256: 'a'.repeat(64) } })
    ).content,
    company: (await contentOf(draft, texts.consent, { company: 99 })).content,
  };
  for (const [what, changed] of Object.entries(changes)) {
    const hash = what === 'hash' ? 'b'.repeat(64) : contentHash;
    const answer = await sign(dana, draft, { content: changed, contentHash: hash });
    expect(answer, what).toMatchObject({ status: 400, code: 'document_changed' });
  }
  expect(await listOf(id)).toEqual([draft]);
});

test('documents: what is missing is refused with its place', async () => {
  const id = await openProject();
  const draft = await draftDocument(dana, id, texts.text, { fields });
  const { answers } = (await contentOf(draft, texts.consent)).content;
  const says = async (changed: object) => {
    const answer = await sign(dana, draft, await contentOf(draft, texts.consent, changed));
    return answer.details?.map(({ message }) => message) ?? answer.code;
  };
  expect(await says({ answers: { ...answers, boxes: [], initials: [] } })).toEqual([
    'Check this box: You may enter {address}.',
    'The customer has not put initials here.',
  ]);
  const noConsent = ['Agree to sign electronically, or sign on paper.'];
  expect(await says({ consent: null })).toEqual(noConsent);
  expect(await says({ consent: { sha256: 'c'.repeat(64), at: '2026-11-27T09:00:00-06:00' } })).toEqual(
    noConsent,
  );
  const dot = { ...customer, mark: { kind: 'drawn', strokes: [[1, 1]] } };
  expect(await says({ parties: [dot] })).toEqual(['Sign in the box.']);
  expect(await listOf(id)).toEqual([draft]);
});

test('documents: a typed name signs, and so does a page that is in the job', async () => {
  const id = await openProject();
  const typed = await draftDocument(dana, id, texts.text, { fields });
  const typing = { ...customer, mark: { kind: 'typed' as const, text: 'Maria Alvarez' } };
  const signed = await sign(dana, typed, await contentOf(typed, texts.consent, { parties: [typing] }));
  expect(signed.ok().document.parties).toMatchObject([{ mark: 'typed' }]);

  const page = await addJobFile(dana, id);
  const paper = await draftDocument(dana, id, texts.text, { fields });
  const none = { boxes: [], choices: {}, writings: {}, initials: [], toldAloud: false };
  const onPaper = (sha256: string) =>
    contentOf(paper, texts.consent, {
      ...{ consent: null, answers: none },
      parties: [{ ...customer, mark: { kind: 'paper', fileId: page.id, sha256 } }],
    });
  expect(await sign(dana, paper, await onPaper('d'.repeat(64)))).toMatchObject({ code: 'file_not_found' });
  const signedPage = (await sign(dana, paper, await onPaper(page.sha256))).ok().document;
  expect(signedPage).toMatchObject({ number: 2, parties: [{ mark: 'paper', fileId: page.id }] });
  // Nobody can delete the signed page.
  for (const person of [dana, manager])
    expect(await person.send('job.remove', { params: { id, fileId: page.id } })).toMatchObject({
      ...{ status: 409, code: 'signed_page' },
      message: 'This file is the signed page of a document. It stays.',
    });
  const other = await addJobFile(dana, id);
  (await dana.send('job.remove', { params: { id, fileId: other.id } })).ok();
  const { files } = (await dana.send('job.read', { params: { id } })).ok();
  expect(files.map((file) => file.id)).toEqual([page.id]);
});

test('documents: a file of the job belongs to a document, to one on its way, and to none of another job', async () => {
  const id = await openProject();
  const draft = await draftDocument(dana, id, texts.text, { fields });
  const of = (ofId: string) => ({ ofKind: 'document', ofId }) as const;
  const page = await addJobFile(dana, id, { fields: of(draft.id) });
  expect(page).toMatchObject(of(draft.id));
  const coming = of(uuidv7());
  const params = { id, fileId: page.id };
  expect((await dana.send('job.update', { params, body: coming })).ok().file).toMatchObject(coming);

  const elsewhere = await draftDocument(dana, await openProject(), texts.text, { fields });
  const refused = {
    details: [{ field: 'ofId', message: 'This document belongs to another project.' }],
  };
  expect(await sendJobFile(dana, id, { fields: of(elsewhere.id) })).toMatchObject(refused);
  expect(await dana.send('job.update', { params, body: of(elsewhere.id) })).toMatchObject(refused);
  const many = { params: { id }, body: { files: [{ id: page.id, ...of(elsewhere.id) }] as never } };
  expect((await dana.send('job.update-files', many)).ok().errors).toMatchObject(refused.details);
});

test('documents: of two devices that sign one draft the first is sealed', async () => {
  const id = await openProject();
  const draft = await draftDocument(dana, id, texts.text, { fields });
  const one = await contentOf(draft, texts.consent);
  const other = await contentOf(draft, texts.consent, { signedAt: '2026-11-27T09:05:00-06:00' });
  const answers = await Promise.all([sign(dana, draft, one), sign(manager, draft, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    code: 'document_sealed',
    message: 'This document is signed. Make a new one instead.',
  });
  expect(await dana.send('documents.discard', { params: { id, docId: draft.id } })).toMatchObject({
    code: 'document_sealed',
  });
});

test('documents: 20 that arrive at once are numbered 1 to 20, in one chain', async () => {
  const id = await openProject();
  const signings = [];
  for (let count = 0; count < 20; count++) {
    const draft = await draftDocument(dana, id, texts.text, { fields });
    signings.push({ draft, body: await contentOf(draft, texts.consent) });
  }
  const answers = await Promise.all(signings.map(({ draft, body }) => sign(dana, draft, body)));
  const numbers = answers.map((answer) => answer.ok().document.number!).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

test('documents: a placeholder, a text that is not there and a consent make no document', async () => {
  const id = await openProject();
  const { templates } = (await manager.send('document-templates.list', {})).ok();
  const made = async (of: { id: string; version: number }) =>
    (
      await dana.send('documents.create', {
        params: { id },
        body: { templateId: of.id, version: of.version },
      })
    ).code;
  const draft = (await manager.send('document-templates.create', { body: { ...entry, checked: null } })).ok()
    .template;
  expect(templates.length).toBeGreaterThan(0);
  expect(await made(draft)).toBe('template_not_checked');
  expect(await made({ id: uuidv7(), version: 1 })).toBe('document_template_not_found');
  expect(await made(texts.consent)).toBe('document_template_not_found');
});
const entry = { kind: 'other', language: 'en', title: 'Other', body: '[[sign customer]]' } as const;

test('documents: a job that has not begun or is closed takes none; what waits is said when it closes', async () => {
  const fresh = await addProject(api.db, dana);
  const { id: templateId, version } = texts.text;
  const refused = await dana.send('documents.create', {
    params: { id: fresh },
    body: { templateId, version },
  });
  expect(refused).toMatchObject({ status: 409, code: 'job_not_begun' });
  const id = await openProject();
  const draft = await draftDocument(dana, id, texts.text, { fields });
  const close = await manager.send('job.close', { params: { id }, body: {} });
  expect(close.details).toMatchObject([{ message: '1 document has not been signed: Work Authorization.' }]);
  await manager.send('job.close', { params: { id }, body: { anyway: true, reason: 'Gone' } });
  expect(await sign(dana, draft, await contentOf(draft, texts.consent))).toMatchObject({
    code: 'job_closed',
  });
});

test('documents: a withdrawn one stays in the chain; a draft is discarded', async () => {
  const id = await openProject();
  const sealed = await addDocument(dana, id, texts);
  const params = { id, docId: sealed.id };
  const reason = 'The customer cancelled.';
  expect(await dana.send('documents.withdraw', { params, body: { reason } })).toMatchObject({ status: 403 });
  const { document } = (await manager.send('documents.withdraw', { params, body: { reason } })).ok();
  expect(document).toMatchObject({ number: 1, withdrawnBecause: reason, withdrawnAt: expect.any(String) });
  const draft = await draftDocument(dana, id, texts.text, { fields, replaces: sealed.id });
  expect(draft.replaces).toBe(sealed.id);
  const of = { id, docId: draft.id };
  expect(await manager.send('documents.withdraw', { params: of, body: { reason } })).toMatchObject({
    code: 'document_not_sealed',
  });
  (await dana.send('documents.discard', { params: of })).ok();
  expect(await listOf(id)).toEqual([document]);
  expect((await addDocument(dana, id, texts)).number).toBe(2);
});

test('documents: another technician’s are not there', async () => {
  const id = await openProject();
  const { id: docId } = await addDocument(dana, id, texts);
  const other = await api.person();
  for (const call of ['documents.list', 'documents.create'] as const) {
    const body = call === 'documents.create' ? { templateId: texts.text.id, version: 1 } : undefined;
    const answer = await other.send(call, { params: { id }, ...(body && { body }) } as never);
    expect(answer).toMatchObject({ status: 404, code: 'project_not_found' });
  }
  const otherProject = await openProject();
  const params = { id: otherProject, docId };
  expect(await dana.send('documents.discard', { params })).toMatchObject({ code: 'document_not_found' });
});
