import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newInspection } from '@tidemark/contract/inspections/inspection';
import { afterEach, expect, test } from 'vitest';
import { readRecords } from '../store/use-records.ts';
import { freshDevice } from '../testing/browser.ts';
import { onePage, taken } from '../testing/envelope.ts';
import { pull } from './pull.ts';

let office: Server;
afterEach(async () => {
  office.closeAllConnections();
  await new Promise((resolve) => office.close(resolve));
});

test('inspections pull: more inspections than one page holds, all are on the device and stay', async () => {
  const all = Array.from({ length: 230 }, (_, n) =>
    newInspection({ id: `i${n}`, projectId: 7, technicianId: 1, at: '2026-11-20T08:52:00.000Z' }),
  );
  office = createServer((request, response) => {
    const { searchParams: asked } = new URL(request.url!, 'http://office');
    const limit = Number(asked.get('limit'));
    const from = (Number(asked.get('page') ?? 1) - 1) * limit;
    response.end(taken({ inspections: all.slice(from, from + limit), pagination: onePage }));
  });
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  freshDevice(`http://127.0.0.1:${(office.address() as AddressInfo).port}`);
  const held = async () => (await readRecords('inspections', { projectId: 7 })).length;
  await pull('inspections', 7);
  expect(await held()).toBe(230);
  await pull('inspections', 7);
  expect(await held()).toBe(230);
});
