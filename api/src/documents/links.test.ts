import { fields } from '@tidemark/contract/documents/testing/documents';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { addTexts, contentOf, draftDocument, type Texts } from './testing/sign-document.ts';

const api = useApi();
let dana: Person;
let texts: Texts;
beforeAll(async () => {
  dana = await api.person();
  texts = await addTexts(await api.person({ role: 'Manager' }));
});

async function linked() {
  const id = await addProject(api.db, dana, { status: 'In Progress', startedAt: '2026-11-01T08:00:00Z' });
  const draft = await draftDocument(dana, id, texts.text, { fields });
  const params = { id, docId: draft.id };
  const link = async () => (await dana.send('documents.link', { params, body: {} })).ok();
  const { url, expiresAt } = await link();
  const share = new URL(url, 'https://tidemark.example').searchParams.get('share')!;
  return { draft, params, link, url, expiresAt, share };
}
const read = (docId: string, share?: string) =>
  api.anyone.send('documents.signing', { params: { docId }, query: share ? { share } : {} } as never);

test('signing by link: without an account the customer reads, signs once, and may send it again', async () => {
  const { draft, params, share, url, expiresAt } = await linked();
  expect(url).toMatch(new RegExp(`^/sign/${draft.id}\\?share=[\\w-]{43}$`));
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  const { document, consent, textSha256 } = (await read(draft.id, share)).ok();
  expect(document).toMatchObject({ id: draft.id, body: draft.body, linkUntil: expiresAt });
  expect(document).not.toHaveProperty('linkId');
  expect(consent).toMatchObject({ title: 'Consent', given: null });
  const body = await contentOf(draft, texts.consent);
  expect(body.content.template.sha256).toBe(textSha256);
  const sent = { params: { docId: draft.id }, query: { share }, body };
  const first = (await api.anyone.send('documents.sign-by-link', sent)).ok();
  expect(first.document).toMatchObject({ number: 1, contentHash: body.contentHash });
  expect((await api.anyone.send('documents.sign-by-link', sent)).ok()).toEqual(first);
  expect(await read(draft.id, share)).toMatchObject({ status: 404, code: 'unknown_path' });
  const { documents } = (await dana.send('documents.list', { params: { id: params.id } })).ok();
  expect(documents).toMatchObject([{ number: 1, linkUntil: null }]);
  expect(await dana.send('documents.link', { params, body: {} })).toMatchObject({ code: 'document_sealed' });
});

test('signing by link: the same link is renewed; wrong, expired and revoked are one 404', async () => {
  const { draft, params, link, url, share } = await linked();
  expect((await link()).url).toBe(url);
  const gone = { status: 404, code: 'unknown_path' };
  expect(await read(draft.id)).toMatchObject(gone);
  expect(await read(draft.id, `${share.slice(0, -1)}_`)).toMatchObject(gone);
  expect(
    await read(
      params.docId.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      share,
    ),
  ).toMatchObject(gone);
  await api.db
    .updateTable('documents')
    .set({ linkExpiresAt: sql<string>`now() - interval '1 second'` })
    .where('id', '=', draft.id)
    .execute();
  expect(await read(draft.id, share)).toMatchObject(gone);
  const { url: other } = await link();
  expect(other).not.toBe(url);
  (await dana.send('documents.end-link', { params })).ok();
  expect(await read(draft.id, other.split('=')[1])).toMatchObject(gone);
});

test('signing by link: what is missing or was changed is refused, as on a device', async () => {
  const { draft, share } = await linked();
  const send = (body: object) =>
    api.anyone.send('documents.sign-by-link', {
      params: { docId: draft.id },
      query: { share },
      body,
    } as never);
  const { contentHash } = await contentOf(draft, texts.consent);
  const late = await contentOf(draft, texts.consent, { signedAt: '2026-11-27T10:00:00-06:00' });
  expect(await send({ ...late, contentHash })).toMatchObject({ code: 'document_changed' });
  const bare = await contentOf(draft, texts.consent, { consent: null });
  expect(await send(bare)).toMatchObject({ status: 400, code: 'validation_failed' });
});
