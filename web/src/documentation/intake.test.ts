import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../offline/testing/browser.ts';
import { MemoryStorage } from '../offline/testing/memory-storage.ts';
import { withOneProject } from '../offline/testing/one-project.ts';
import { takeIn } from './intake.ts';

const at = withOneProject();
const page = new EventTarget();
const storageOf = (storage: object) =>
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
const never = () => new Promise<never>(() => {});
const refuses = () => Promise.reject(new TypeError('Not here.'));
const lots = () => Promise.resolve({ quota: 1024 ** 3, usage: 0 });
const pdf = (name: string) => ({
  category: 'document' as const,
  name,
  blob: new Blob([`%PDF-1.4\n% ${name}\n%%EOF\n`]),
});
const leavingAsks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
let inspectionId: string;
let reported: unknown[];

beforeEach(async () => {
  Object.assign(globalThis, {
    sessionStorage: new MemoryStorage(),
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    reportError: (error: unknown) => reported.push(error),
  });
  reported = [];
  inspectionId = uuidv7();
  await at.begin(inspectionId);
});
afterEach(() => storageOf({}));

test.each([
  ['has not been answered by the person', { persist: never, estimate: lots }],
  ['is refused', { persist: refuses, estimate: lots }],
  ['is asked of a browser that does not say how much room it has', { persist: refuses, estimate: refuses }],
  [
    'is asked of a browser that takes for ever to say how much room it has',
    { persist: never, estimate: never },
  ],
  ['cannot be asked for', undefined],
])('documentation: files are on the device while the permission to keep them %s', async (_, storage) => {
  storageOf(storage as object);
  let became: unknown;
  takeIn(inspectionId, [pdf('lease.pdf'), pdf('estimate.pdf')]).then((all) => (became = all), reportError);
  expect(leavingAsks()).toBe(true);
  await until(() => became !== undefined || reported.length > 0);
  expect(became).toEqual(['added', 'added']);
  expect((await at.on.documentation.toArray()).map(({ filename }) => filename)).toEqual([
    'lease.pdf',
    'estimate.pdf',
  ]);
  expect(leavingAsks()).toBe(false);
  expect(reported).toEqual([]);
});

test('documentation: a file that cannot be read is reported, and the others are added', async () => {
  const broken = Object.assign(new Blob(['%PDF']), {
    slice: () => Object.assign(new Blob(), { arrayBuffer: refuses }),
  });
  const sources = [{ ...pdf('broken.pdf'), blob: broken }, pdf('lease.pdf')];
  expect(await takeIn(inspectionId, sources)).toEqual(['failed', 'added']);
  expect(reported).toHaveLength(1);
  expect(leavingAsks()).toBe(false);
});
