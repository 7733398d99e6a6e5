import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { settleTemplates } from './settle-templates.ts';

const api = useApi();
beforeEach(async () => {
  await api.db.deleteFrom('documentTemplates').execute();
  await settleTemplates(api.db);
});
const manager = () => api.person({ role: 'Manager' });
const list = async (who: Person, query: Record<string, string> = {}) =>
  (await who.send('document-templates.list', { query })).ok().templates;
const own = {
  ...{ kind: 'work-authorization', language: 'en', title: 'Our authorization', checked: null },
  ...{
    body: '# Our authorization\n{customer} agrees.\n[[sign customer]]',
    needsConsent: true,
    withCancellation: true,
  },
} as const;
const checked = { by: 'M. Stone, attorney', on: '2026-11-20', note: null };

test('document templates: those that ship, each kind in both languages, added once by several servers', async () => {
  await Promise.all([settleTemplates(api.db), settleTemplates(api.db)]);
  const dana = await api.person();
  const all = await list(dana);
  expect(all).toHaveLength(24);
  const released = all
    .filter((template) => template.released)
    .map(({ kind, language }) => `${kind} ${language}`);
  expect(released.sort()).toEqual(
    ['completion-certificate', 'drying-certificate', 'equipment-on-site'].flatMap((kind) => [
      `${kind} en`,
      `${kind} es`,
    ]),
  );
  const [spanish] = await list(dana, { kind: 'drying-certificate', language: 'es' });
  expect(spanish).toMatchObject({ version: 1, title: 'Certificado de secado', savedAt: null, savedBy: null });
});

test('document templates: a new version says who checked it, and the former ones stay', async () => {
  const kim = await manager();
  const { template } = (await kim.send('document-templates.create', { body: own })).ok();
  expect(template).toMatchObject({ version: 1, released: false, savedBy: 'Dana Whitaker', ...own });
  const save = (basedOn: number, changed: object) =>
    kim.send('document-templates.update', {
      params: { id: template.id },
      body: { ...own, ...changed, basedOn },
    });
  expect((await save(1, {})).ok().template.version).toBe(1);
  expect((await save(1, { checked })).ok().template).toMatchObject({ version: 2, released: true, checked });
  expect(await save(1, { title: 'Late' })).toMatchObject({
    ...{ status: 409, code: 'template_changed' },
    message: 'Somebody has saved a newer version of this text. Load it, then make your changes again.',
  });
  // A check is of the text as it was.
  const retitled = (await save(2, { title: 'Another', checked })).ok().template;
  expect(retitled).toMatchObject({ version: 3, checked: null, released: false });
  const read = (version: number) =>
    kim.send('document-templates.version', { params: { id: template.id, version } });
  expect((await read(2)).ok().template).toMatchObject({ title: 'Our authorization', checked });
  expect(await read(9)).toMatchObject({ status: 404, code: 'document_template_not_found' });
  expect((await list(kim, { kind: own.kind, language: 'en' })).map(({ title }) => title)).toEqual([
    'Another',
    'Work Authorization',
  ]);
  const logged = await api.db
    .selectFrom('auditLog')
    .select('after')
    .where('subjectId', '=', template.id)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(logged).toMatchObject([{ after: { version: 3, changed: 'title, checked', checkedBy: null } }]);
});

test('document templates: a changed certificate needs a check of its own', async () => {
  const kim = await manager();
  const [shipped] = await list(kim, { kind: 'equipment-on-site', language: 'en' });
  const { id, version, released, savedAt: _, savedBy: __, ...entry } = shipped!;
  expect(released).toBe(true);
  const body = { ...entry, title: 'Units that stay', basedOn: version };
  const { template } = (await kim.send('document-templates.update', { params: { id }, body })).ok();
  expect(template).toMatchObject({ version: 2, released: false });
});

test('document templates: two managers save at once, the second is refused', async () => {
  const [kim, lee] = [await manager(), await manager()];
  const { template } = (await kim.send('document-templates.create', { body: own })).ok();
  const replies = await Promise.all(
    [kim, lee].map((who, at) =>
      who.send('document-templates.update', {
        params: { id: template.id },
        body: { ...own, title: `Title ${at}`, basedOn: 1 },
      }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  [{ body: '{custommer}\n[[sign customer]]' }, 'body', 'Line 1: {custommer} is not a field.'],
  [{ body: 'Nothing to sign' }, 'body', 'There is no place to sign.'],
  [{ body: 'x'.repeat(40_001) }, 'body', 'Use at most 40,000 characters.'],
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ kind: 'assignment' }, 'kind', 'Choose what the document is for.'],
  [{ checked: { ...checked, by: '' } }, 'checked.by', 'Name who checked the text.'],
])('document templates: %o is refused beside its field', async (changed, field, message) => {
  const reply = await (await manager()).send('document-templates.create', {
    body: { ...own, ...(changed as object) },
  });
  expect(reply).toMatchObject({ status: 400, details: [{ field, message }] });
});

test('document templates: a technician reads them, and changes and previews none', async () => {
  const dana = await api.person();
  expect(await dana.send('document-templates.create', { body: own })).toMatchObject({ status: 403 });
  const preview = await dana.fetch('POST', '/api/v1/document-templates/preview', {
    body: { body: own.body, language: 'en' },
  });
  expect(preview.status).toBe(403);
});

test('document templates: a preview has sample values on the company’s paper; faults are the answer', async () => {
  const kim = await manager();
  const ask = (body: string) =>
    kim.fetch('POST', '/api/v1/document-templates/preview', { body: { body, language: 'en' } });
  const reply = await ask(own.body);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(await reply.json()).toMatchObject({
    ...{ title: 'Our authorization', draft: true, company: 'Tidemark', body: own.body },
    values: { customer: 'Maria Alvarez', company: 'Tidemark' },
  });
  const faulty = await ask('{nobody}');
  expect(faulty.status).toBe(400);
  expect(await faulty.json()).toMatchObject({
    details: [{ field: 'body', message: 'Line 1: {nobody} is not a field.' }],
  });
});
