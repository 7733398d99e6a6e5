import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fields } from '@tidemark/contract/documents/testing/documents';
import pino from 'pino';
import { expect, test } from 'vitest';
import { addTexts, contentOf, draftDocument, sign } from '../documents/testing/sign-document.ts';
import { folderMail } from '../integrations/mail/folder-mail.ts';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { sendDocumentMails } from './send-document-mails.ts';
import { folder } from './testing/work-here.ts';

const api = useApi();

const from = 'Tidemark <tidemark@tidemark.example>';

/** Mails as files; nothing can be put where a file is in the folder's place. */
async function post() {
  const dir = join(await folder(), 'mail');
  const parts = {
    ...{
      db: api.db,
      log: pino({ level: 'silent' }),
      mail: folderMail({ dir, from }),
      blobs: api.files.blobs,
    },
    printer: { document: async (input: object) => Buffer.from(JSON.stringify(input)) },
    publicUrl: 'https://tidemark.example',
  };
  const read = async () => {
    const names = (await readdir(dir)).filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(
      names.map(async (name) => (await readFile(join(dir, name), 'utf8')).replace(/=\r\n/g, '')),
    );
  };
  return { dir, read, send: () => sendDocumentMails(parts) };
}

test('documents by mail: the link, then the copy, each once, and again once mail can be handed over', async () => {
  const dana = await api.person();
  const texts = await addTexts(await api.person({ role: 'Manager' }), { language: 'es' });
  const id = await addProject(api.db, dana, { status: 'In Progress', startedAt: '2026-11-01T08:00:00Z' });
  const draft = await draftDocument(dana, id, texts.text, { fields });
  const params = { id, docId: draft.id };
  const email = 'maria@example.com';
  const { dir, read, send } = await post();

  const { url } = (await dana.send('documents.link', { params, body: { email } })).ok();
  expect([await send(), await send()]).toEqual([1, 0]);
  const [link] = await read();
  expect(link).toContain(`To: ${email}`);
  expect(link).toContain('tidemark.example/sign/');
  expect(link).toContain(url.split('=')[1]);
  expect(await api.db.selectFrom('documentMails').select('link').execute()).toEqual([{ link: null }]);

  await rename(dir, `${dir}.away`);
  await writeFile(dir, 'no folder');
  const body = await contentOf(draft, texts.consent);
  (await sign(dana, draft, { ...body, email })).ok();
  await send();
  await rm(dir);
  await rename(`${dir}.away`, dir);
  expect(await read()).toHaveLength(1);
  await api.db.updateTable('documentMails').set({ nextTryAt: '2026-01-01T00:00:00Z' }).execute();
  await send();
  const [, copy] = await read();
  expect(copy).toMatch(new RegExp(`filename="?document-${id}-1\\.pdf`));
  const { delivery } = (await dana.send('documents.send', { params, body: { email } })).ok();
  expect(delivery).toEqual({ id: expect.any(String), email });
  await send();
  expect(await read()).toHaveLength(3);
});
