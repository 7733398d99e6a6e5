import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { expect } from '../../fixtures/patient.ts';
import type { Server } from '../../fixtures/server.ts';
import type { AtOffice } from '../../steps/documentation.ts';
import { freshInspection, technician, wholeStepOne } from '../../steps/open-inspection.ts';
import { openPhone } from '../rows/phone.ts';
import type { CuttingProxy } from './cutting-proxy.ts';
import { choosePhotos, openStep, shownPhotos } from './documentation-screen.ts';
import type { MadePhoto } from './make-photos.ts';

export interface Plan {
  server: Server;
  proxy: CuttingProxy;
  profile: string;
  photos: readonly MadePhoto[];
  browserKills: number;
  serverKills: number;
  say: (line: string) => void;
}

export interface EvidenceProven {
  /** Photos shown before a kill and not after it. */
  vanished: string[];
  lost: string[];
  doubled: string[];
  /** Stored bytes whose hash is not the photo's. */
  changed: string[];
  left: { outbox: number; blobs: number };
}

/** Selects photos on a phone in batches while its browser and the server are killed; then all must be there, once. */
export async function proveEvidence(plan: Plan): Promise<EvidenceProven> {
  const { server, proxy, photos, profile, say } = plan;
  const inspection = await freshInspection(server.url, wholeStepOne);
  await inspection.its.ask('PUT', `/inspections/${inspection.id}/step`, { currentStep: 3 });
  const vanished = new Set<string>();
  const shown = new Set<string>();
  let phone = await openPhone(profile);
  await openStep(phone.page, proxy.url, inspection.address, technician);
  const kinds = killsOf(plan);
  const batch = Math.ceil(photos.length / plan.browserKills);
  for (const [turn, kind] of kinds.entries()) {
    const left = photos.filter(({ name }) => !shown.has(name)).slice(0, batch);
    if (left.length > 0)
      await choosePhotos(
        phone.page,
        left.map(({ path }) => path),
      );
    await after(200 + Math.random() * 2500);
    for (const name of await shownPhotos(phone.page)) shown.add(name);
    if (kind === 'server') {
      await server.kill();
      await server.restart();
    } else {
      await phone.kill();
      phone = await openPhone(profile);
      await openStep(phone.page, proxy.url, inspection.address, technician);
      await expect
        .poll(async () => missing(shown, await shownPhotos(phone.page)), { timeout: 15_000 })
        .toEqual([])
        .catch(async () => {
          for (const name of missing(shown, await shownPhotos(phone.page))) vanished.add(name);
        });
    }
    say(
      `${turn + 1} of ${kinds.length}: ${kind} killed, ${shown.size} photos shown, ${proxy.cuts()} uploads cut`,
    );
  }
  // What the last kills prevented is selected now, as a person would who sees that it is missing.
  for (const name of await shownPhotos(phone.page)) shown.add(name);
  const rest = photos.filter(({ name }) => !shown.has(name));
  if (rest.length > 0)
    await choosePhotos(
      phone.page,
      rest.map(({ path }) => path),
    );
  await expect
    .poll(async () => (await shownPhotos(phone.page)).length, { timeout: 300_000 })
    .toBe(photos.length);
  const left = () =>
    phone.page.evaluate(async () => {
      const [store] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('tsp-device-'));
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(store!.name!);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const count = (table: string) =>
        new Promise<number>((resolve) => {
          const request = opened.transaction(table).objectStore(table).count();
          request.onsuccess = () => resolve(request.result);
        });
      const counted = { outbox: await count('outbox'), blobs: await count('blobs') };
      opened.close();
      return counted;
    });
  const drained = { timeout: 900_000, intervals: [500] };
  await expect.poll(async () => (await left()).outbox, drained).toBeLessThanOrEqual(2);
  proxy.calm();
  await expect.poll(async () => (await left()).outbox, drained).toBe(0);
  const proven = {
    vanished: [...vanished],
    ...(await compare(server.url, inspection, photos)),
    left: await left(),
  };
  await phone.close();
  return proven;
}

const missing = (promised: ReadonlySet<string>, there: readonly string[]) =>
  [...promised].filter((name) => !there.includes(name));

/** Kills of both kinds in random order. */
function killsOf({ browserKills, serverKills }: Plan): ('browser' | 'server')[] {
  const kinds = [
    ...Array.from({ length: browserKills }, () => 'browser' as const),
    ...Array.from({ length: serverKills }, () => 'server' as const),
  ];
  return kinds
    .map((kind) => ({ kind, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
}

type Inspection = Awaited<ReturnType<typeof freshInspection>>;

/** Compares the server's names, rows and stored bytes with what was photographed. */
async function compare(url: string, { its, id }: Inspection, photos: readonly MadePhoto[]) {
  const { documentation } = await its.ask<{ documentation: AtOffice }>(
    'GET',
    `/documentation/inspection/${id}`,
  );
  const rows = Map.groupBy(documentation.photos, ({ filename }) => filename);
  const lost = photos.filter(({ name }) => !rows.has(name)).map(({ name }) => name);
  const doubled = [...rows].filter(([, of]) => of.length > 1).map(([name]) => name);
  const changed: string[] = [];
  for (const { name, sha256 } of photos) {
    const row = rows.get(name)?.[0];
    if (!row) continue;
    const bytes = Buffer.from(await (await fetch(new URL(row.url, url))).arrayBuffer());
    const stored = createHash('sha256').update(bytes).digest('hex');
    if (row.sha256 !== sha256 || stored !== sha256) changed.push(name);
  }
  return { lost, doubled, changed };
}
