import { expect, test } from 'vitest';
import { device } from '../../offline/store/device.ts';
import { freshDevice } from '../../offline/testing/browser.ts';
import { changeTemplate, saveTemplate, type TemplateEntry } from './template-acts.ts';

const entry: TemplateEntry = { name: 'Small bedroom', lossKind: 'Mold', shared: false };

async function saved() {
  freshDevice('http://127.0.0.1:9');
  const id = await saveTemplate(entry, { 9: { detach: 2 } });
  const template = (await device().templates.get(id!))!;
  await device().outbox.clear();
  return template;
}

const sent = async () => (await device().outbox.toArray()).map(({ input }) => input.body);

test("templates: a change is sent without the other lines, so that another device's change stays", async () => {
  const template = await saved();
  expect(await changeTemplate(template, { ...entry, shared: true })).toBe(true);
  expect(await sent()).toEqual([{ shared: true }]);
});

test('templates: saved without a change, nothing is sent', async () => {
  const template = await saved();
  expect(await changeTemplate(template, entry)).toBe(true);
  expect(await sent()).toEqual([]);
});
