import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import type { Device } from './device.ts';
import { lay, mark } from './lay.ts';
import { openMirror } from './mirror.ts';

let office: Office;
let on: Device;
beforeEach(async () => {
  office = new Office();
  on = freshDevice(await office.open());
});
afterEach(() => office.close());

const file = (nth: number, description: string | null = null) =>
  ({ id: `f${1000 + nth}`, inspectionId: 'i1', category: 'photo', description }) as DocumentationFile;
const pull = async (files: readonly DocumentationFile[]) =>
  lay(
    files.map((record) => ({ table: 'documentation', id: record.id, record })),
    { since: await mark(), whole: { table: 'documentation', where: { inspectionId: 'i1' } } },
  );

test('store: a list that comes again as it was, nothing is written but the changed, and the rest stay the same objects', async () => {
  const files = Array.from({ length: 500 }, (_, nth) => file(nth));
  await pull(files);
  const mirror = openMirror(on.documentation);
  const before = await mirror.read();
  await pull(structuredClone(files));
  expect(await mirror.read(), 'the same list').toBe(before);
  await pull([...files.slice(0, 499), file(499, 'North wall')]);
  const after = await mirror.read();
  expect(after.filter((one, at) => one !== before[at])).toEqual([file(499, 'North wall')]);
  await pull(files.slice(1));
  expect((await mirror.read()).map(({ id }) => id)).toEqual(files.slice(1).map(({ id }) => id));
  mirror.close();
});
