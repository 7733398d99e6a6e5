import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { photo } from '../api/src/testing/photo.ts';
import { type Server, startServer } from '../e2e/fixtures/server.ts';
import { makePhotos } from '../e2e/proof/evidence/make-photos.ts';
import { freshInspection, openSection, openWizard, wholeStepOne } from '../e2e/steps/open-inspection.ts';
import { chromiumOptions } from './browser.ts';
import { type Photo, plan, workOffline } from './drain/field-days.ts';
import { type Link, linkOf, rawUpload } from './drain/link.ts';
import { putOntoPhone, unsentOn } from './drain/onto-phone.ts';
import { type Figure, quantile, show } from './figure.ts';
import { durations, forget, observe } from './keystroke/event-timing.ts';
import { typeText } from './keystroke/plain-form.ts';

const goals = { share: 0.8, key: 50 };
const sizes: [count: number, kilobytes: number][] = [
  [40, 300],
  [30, 500],
  [20, 1000],
  [10, 2000],
];

/** A hundred photos, alternately small and large. */
async function photosOf(folder: string): Promise<Photo[]> {
  const picture = Buffer.from(await photo(0.05));
  const made: Photo[] = [];
  for (const [count, kilobytes] of sizes) {
    for (const { path } of await makePhotos(folder, picture, count, kilobytes * 1000)) {
      made.push({ name: `${kilobytes}-${made.length}.jpg`, bytes: await readFile(path) });
    }
  }
  const place = (at: number) => (at * 37) % made.length;
  return made.map((_, at) => made[place(at)]!);
}

interface Drained {
  changes: number;
  bytes: number;
  /** Milliseconds. */
  took: number;
  keys: number[];
}

/** Opens the app with a full queue and no network, turns the link on, and types until all is sent. */
async function drain(context: BrowserContext, server: Server, photos: Photo[], link: Link): Promise<Drained> {
  const page = await context.newPage();
  const { address, id, its } = await freshInspection(server.url, wholeStepOne);
  const { inspection } = await its.ask<{ inspection: Inspection }>('GET', `/inspections/${id}`);
  await openWizard(page, address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const set = await linkOf(page);
  await set('none');
  const device = await workOffline(inspection.technicianId, inspection, photos);
  const changes = await device.outbox.count();
  await putOntoPhone(page, device);
  await page.reload();
  const notes = (await openSection(page, 'Additional Notes')).getByLabel('Additional notes', { exact: true });
  await notes.focus();
  await forget(page);
  const began = performance.now();
  await set(link);
  const { keys, sentAt } = await typeUntilSent(page);
  const body = await device.outbox.toArray();
  const words = body.reduce((sum, { input }) => sum + JSON.stringify(input.body).length, 0);
  const bytes = words + photos.reduce((sum, photo) => sum + photo.bytes.length, 0);
  await device.delete();
  await page.close();
  return { changes, bytes, took: sentAt - began, keys };
}

const sentence = 'Water line at 4 inches, insulation wet to the second bay. ';

/** Typing is a change too; the last of it is not awaited, because a person who goes on always has one unsent. */
async function typeUntilSent(page: Page): Promise<{ keys: number[]; sentAt: number }> {
  let typed = 0;
  for (;;) {
    typed += await typeText(page, sentence);
    if ((await unsentOn(page)) <= 1) break;
  }
  const sentAt = performance.now();
  return { keys: await durations(page, typed), sentAt };
}

/** A phone's link at the edge of a cell. */
export const poorLink: Link = { mbit: 10, latency: 60 };

/** A three-day inspection sent over a poor link, compared with the link's own capacity. Needs the built web app. */
export async function measure(link: Link): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-drain-'));
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const photos = await photosOf(folder);
    const context = await browser.newContext({
      ...{ baseURL: server.url, viewport: { width: 390, height: 844 } },
      ...{ deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: 'en-US' },
    });
    await context.addInitScript(observe);
    const { changes, bytes, took, keys } = await drain(context, server, photos, link);
    const raw = await rawUpload(context, link, bytes);
    const share = raw / took;
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    const p95 = quantile(keys, 0.95);
    return [
      {
        what: `Sending ${changes - photos.length} changes and ${photos.length} photos made without a network`,
        measured: `${seconds(took)} s, ${Math.round(share * 100)} % of the link`,
        goal: { text: `at least ${goals.share * 100} %`, met: share >= goals.share },
        note: `${Math.round(bytes / 1e6)} MB of ${plan.rooms} rooms over ${link.mbit} Mbit/s up and ${link.latency} ms; the same bytes in one request took ${seconds(raw)} s`,
      },
      {
        what: 'From a key to its paint meanwhile, p95',
        measured: `${p95.toFixed(0)} ms`,
        goal: { text: `at most ${goals.key} ms`, met: p95 <= goals.key },
        note: `${keys.length} keys into the notes of step 1 while everything is sent; processor as it is`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { mbit: { type: 'string' }, latency: { type: 'string' } },
  });
  const { mbit = poorLink.mbit, latency = poorLink.latency } = values;
  show(await measure({ mbit: Number(mbit), latency: Number(latency) }));
}
