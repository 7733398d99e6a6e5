import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { documentPdf } from '../reports/document/document-pdf.ts';
import { documentInput } from '../reports/print-document.ts';
import { addProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { proofFile, sealedProofs } from './proofs.ts';
import { documentOf } from './read.ts';
import { addDocument, addTexts, type Texts } from './testing/sign-document.ts';
import { verifyDocuments } from './verify-documents.ts';
import { verifyScript } from './verify-script.ts';

const api = useApi();
let dana: Person;
let texts: Texts;
let project: number;
let sealed: string[];
beforeAll(async () => {
  dana = await api.person();
  texts = await addTexts(await api.person({ role: 'Manager' }));
  project = await addProject(api.db, dana, { status: 'In Progress', startedAt: '2026-11-01T08:00:00Z' });
  sealed = [];
  for (let count = 0; count < 3; count++) sealed.push((await addDocument(dana, project, texts)).id);
});

test('verify: documents as they were sealed are in order, withdrawn ones and those of a former key too', async () => {
  await sql`UPDATE documents SET withdrawn_at = now(), withdrawn_because = 'Wrong' WHERE id = ${sealed[1]}`.execute(
    api.db,
  );
  expect(await verifyDocuments(api.db)).toEqual({ count: 3 });
  await api.db.updateTable('documentKeys').set({ endedAt: sql<string>`now()` }).execute();
  sealed.push((await addDocument(dana, project, texts)).id);
  const { keys } = (await api.anyone.send('documents.keys')).ok();
  expect(keys.map(({ until }) => until !== null)).toEqual([true, false]);
  expect(await verifyDocuments(api.db, project)).toEqual({ count: 4 });
});

test('verify: verify.mjs says the same away from the server, of a JSON and of a PDF', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-verify-'));
  await writeFile(join(dir, 'verify.mjs'), await verifyScript());
  const run = async (name: string, bytes: Uint8Array) => {
    await writeFile(join(dir, name), bytes);
    return promisify(execFile)(process.execPath, ['verify.mjs', name], { cwd: dir }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  };
  const file = await proofFile(api.db, await sealedProofs(api.db, project));
  expect(await run('documents.json', file)).toMatch(
    /^4 documents, all in order\. Keys: [0-9a-f]{16}, [0-9a-f]{16}\n$/,
  );
  const changed = Buffer.from(file.toString().replace('8000', '8001'));
  expect(await run('documents.json', changed)).toBe(
    `Project ${project}, document 1: Its content is not the one that was signed.\n`,
  );
  const stored = await documentOf(api.db, project, sealed[2]!);
  const pdf = await documentPdf(
    await documentInput(api.db, api.files.blobs, stored),
    new Date(stored.receivedAt!),
  );
  expect(await run('document.pdf', pdf)).toMatch(/^1 document, all in order/);
  await rm(dir, { recursive: true });
});

/** Something in the database that was changed by hand, and the number of the document that is named. */
const swapped = `UPDATE documents SET number = CASE number WHEN 2 THEN 3 ELSE 2 END WHERE number IN (2, 3)`;
test.each([
  ['a stroke', `UPDATE documents SET content = replace(content, '8000', '8001') WHERE number = 2`, 2],
  ['a value', `UPDATE documents SET content = replace(content, 'Alvarez', 'Alvares') WHERE number = 3`, 3],
  [
    'a text',
    `UPDATE document_templates SET body = body || ' ' WHERE title = 'Work Authorization' AND technician_id IS NOT NULL`,
    1,
  ],
  [
    'a consent',
    `UPDATE document_templates SET body = body || ' ' WHERE kind = 'consent' AND technician_id IS NOT NULL`,
    1,
  ],
  ['an address', `UPDATE documents SET ip = '10.0.0.1' WHERE number = 2`, 2],
  ['a time', `UPDATE documents SET received_at = '2026-01-01T00:00:00.000Z' WHERE number = 2`, 2],
  ['a signature', `UPDATE documents SET signature = repeat('0', 128) WHERE number = 2`, 2],
  ['a key', `UPDATE document_keys SET public_key = repeat('0', 64)`, 1],
  ['the order', `ALTER TABLE documents DROP CONSTRAINT documents_project_id_number_key; ${swapped}`, 2],
  ['one that is gone', `DELETE FROM documents WHERE number = 2`, 3],
])('verify: %s that was changed is named with its document', async (_, change, number) => {
  const undo = new Error('undo');
  const said = await api.db
    .transaction()
    .execute(async (tx) => {
      for (const statement of change.split('; ')) await sql.raw(statement).execute(tx);
      throw Object.assign(undo, { verified: await verifyDocuments(tx) });
    })
    .catch((error: typeof undo & { verified: { wrong?: string } }) => error.verified);
  expect(said.wrong).toMatch(new RegExp(`^Project ${project}, document ${number}: `));
});

test('verify: a document missing at the end of a project is noticed', async () => {
  await api.db.deleteFrom('documents').where('id', '=', sealed.at(-1)!).execute();
  expect((await verifyDocuments(api.db)).wrong).toBe(
    `Project ${project}: 4 documents were sealed, 3 are there.`,
  );
});
