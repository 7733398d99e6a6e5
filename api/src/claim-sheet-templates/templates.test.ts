import { mostTemplates } from '@tidemark/contract/claim-sheet-templates/actions';
import { templateRows } from '@tidemark/contract/claim-sheet-templates/template';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
// Everyone sees shared templates, so earlier tests' too.
beforeEach(async () => {
  await api.db.deleteFrom('claimSheetTemplates').execute();
});

const lines = { zippers: { fieldMasterId: 105, qty: 2 }, general: [{ fieldMasterId: 5, yesX: 1.5 }] };
const bodyOf = (facts: object = {}) => ({
  name: 'Wet basement',
  lossKind: 'Water category 3',
  claimSheetData: lines,
  ...facts,
});
const create = (who: Person, facts: object = {}) =>
  who.send('claim-sheet-templates.create', { body: bodyOf(facts) });
const update = (who: Person, id: string, body: object) =>
  who.send('claim-sheet-templates.update', { params: { id }, body });
const remove = (who: Person, id: string) => who.send('claim-sheet-templates.remove', { params: { id } });
const names = async (who: Person) =>
  (await who.send('claim-sheet-templates.list')).ok().templates.map(({ name }) => name);

test('templates: a new one keeps its lines and is visible to its owner only until it is shared', async () => {
  const [dana, eli] = [await api.person(), await api.person()];
  const reply = await create(dana, { name: ' Wet basement ' });
  expect(reply).toMatchObject({ status: 201, message: 'Template saved.' });
  const { template } = reply.ok();
  expect(template).toMatchObject({
    name: 'Wet basement',
    lossKind: 'Water category 3',
    shared: false,
    mine: true,
    savedBy: 'Dana Whitaker',
  });
  expect(templateRows(template)).toEqual({ 5: { yesX: 1.5 }, 105: { qty: 2 } });
  expect((await dana.send('claim-sheet-templates.list')).ok().templates).toEqual([template]);
  expect(await names(eli)).toEqual([]);
  const hidden = { status: 404, code: 'template_not_found' };
  expect(await update(eli, template.id, { name: 'Mine' })).toMatchObject(hidden);
  expect(await remove(eli, template.id)).toMatchObject(hidden);

  await update(dana, template.id, { shared: true });
  expect((await eli.send('claim-sheet-templates.list')).ok().templates).toMatchObject([
    { id: template.id, mine: false, savedBy: 'Dana Whitaker' },
  ]);
  const refused = { status: 403, code: 'forbidden' };
  expect(await update(eli, template.id, { name: 'Mine' })).toMatchObject(refused);
  expect(await remove(eli, template.id)).toMatchObject(refused);
});

test('templates: a manager cleans up shared ones of others and sees no unshared ones', async () => {
  const [dana, kim] = [await api.person(), await api.person({ role: 'Manager' })];
  const { template } = (await create(dana, { shared: true })).ok();
  await create(dana, { name: 'Own' });
  expect(await names(kim)).toEqual(['Wet basement']);
  expect((await update(kim, template.id, { name: 'Basement' })).ok().template.name).toBe('Basement');
  expect((await update(kim, template.id, { shared: false })).ok().template.shared).toBe(false);
  expect(await names(kim)).toEqual([]);
  await update(dana, template.id, { shared: true });
  expect(await remove(kim, template.id)).toMatchObject({ status: 200, message: 'Template deleted.' });
  expect(await names(dana)).toEqual(['Own']);
});

test("templates: the same id again, the first template; another person's id is refused, also at the same moment", async () => {
  const [dana, eli] = [await api.person(), await api.person()];
  const id = uuidv7();
  const { template } = (await create(dana, { id })).ok();
  const again = await create(dana, { id, name: 'Another name' });
  expect(again.status).toBe(200);
  expect(again.ok().template).toEqual(template);
  expect(await create(eli, { id })).toMatchObject({ status: 409, code: 'id_taken' });
  const other = uuidv7();
  const both = await Promise.all([create(dana, { id: other }), create(eli, { id: other })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('templates: two devices change different fields, both win; a deleted one is not found', async () => {
  const dana = await api.person();
  const { template } = (await create(dana)).ok();
  await Promise.all([
    update(dana, template.id, { name: 'Crawl space' }),
    update(dana, template.id, { lossKind: 'Mold' }),
  ]);
  const [now] = (await dana.send('claim-sheet-templates.list')).ok().templates;
  expect(now).toMatchObject({ name: 'Crawl space', lossKind: 'Mold' });
  const replies = await Promise.all([remove(dana, template.id), remove(dana, template.id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await update(dana, template.id, { name: 'Late' })).toMatchObject({ code: 'template_not_found' });
});

test.each([
  ['name', '  ', 'name', 'Template name is required.'],
  ['name', 'x'.repeat(81), 'name', 'Use at most 80 characters.'],
  ['lossKind', 'Flood', 'lossKind', 'Kind of loss is required.'],
  ['claimSheetData', {}, 'claimSheetData', 'A template needs at least one filled line.'],
  [
    'claimSheetData',
    { zippers: { qty: null } },
    'claimSheetData',
    'A template needs at least one filled line.',
  ],
  ['claimSheetData', { zippers: { qty: -1 } }, '105.qty', 'Enter 0 or more.'],
])('templates: %s %j is refused by name and nothing is kept', async (field, value, named, message) => {
  const dana = await api.person();
  const reply = await create(dana, { [field]: value });
  expect(reply).toMatchObject({ status: 400, details: [{ field: named, message }] });
  expect(await names(dana)).toEqual([]);
});

test('templates: more than a person may keep, refused, also when two saves arrive at once', async () => {
  const dana = await api.person();
  for (let number = 1; number < mostTemplates; number++) (await create(dana, { name: `${number}` })).ok();
  const last = await Promise.all([create(dana), create(dana)]);
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await create(dana)).code).toBe('too_many_templates');
});

test('templates: saved, changed or deleted, logged', async () => {
  const dana = await api.person();
  const { template } = (await create(dana)).ok();
  await update(dana, template.id, { name: 'Den', lossKind: 'Water category 3' });
  await remove(dana, template.id);
  const log = await api.db
    .selectFrom('auditLog')
    .select(['action', 'before', 'after'])
    .where('subjectId', '=', template.id)
    .orderBy('id')
    .execute();
  expect(log).toMatchObject([
    { action: 'template-saved', after: { name: 'Wet basement', lines: 2 } },
    { action: 'template-changed', before: { name: 'Wet basement' }, after: { name: 'Den' } },
    { action: 'template-deleted', before: { name: 'Den' } },
  ]);
});

test('templates: lines with formulas keep them, and a formula that cannot be read refuses the template', async () => {
  const dana = await api.person();
  const floodCuts = [{ fieldMasterId: 101, qty: 51, qtyFormula: 'PF' }];
  const { template } = (await create(dana, { claimSheetData: { floodCuts } })).ok();
  expect(templateRows(template)).toEqual({ 101: { qty: 51, qtyFormula: 'PF' } });
  const wrong = [{ fieldMasterId: 101, qty: 51, qtyFormula: 'PF*' }];
  expect(await create(dana, { claimSheetData: { floodCuts: wrong } })).toMatchObject({
    status: 400,
    details: [{ field: '101.qtyFormula', message: 'Something is missing after *.' }],
  });
});
