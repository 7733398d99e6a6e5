import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const app = resolve(import.meta.dirname, '../../e2e/phone/life.ts');

test('interleavings: the whole app is started in Node, it loads without a screen', async () => {
  const phone = new Worker(app, { workerData: { origin: 'http://127.0.0.1:1' } });
  const heard = await new Promise((resolve, reject) => phone.once('message', resolve).once('error', reject));
  await phone.terminate();
  expect(heard).toEqual({ ready: true });
});
