import { errors, type Page } from '@playwright/test';
import { expect } from '../../fixtures/patient.ts';
import type { Site } from '../server/site.ts';
import { type OnDevice, readDevice } from './on-device.ts';
import { openPhone } from './phone.ts';
import { openSheet } from './sheet-screen.ts';
import { firstSteps, type Scene, type Step, StepMissed, type StepName, secondHalf, steps } from './steps.ts';
import { chance, type Troubles } from './trap.ts';
import { noFaults, type Wire } from './wire.ts';

/** One technician's phone with its profile, and what should be in its sheets. */
export interface Field {
  profile: string;
  wire: Wire;
  site: Site;
  email: string;
  project: number;
  /** The first of this phone's figures; they have four digits, so that no half-typed one looks like another. */
  firstFigure: number;
}

export interface FieldDay {
  kills: Map<StepName, number>;
  missed: string[];
  /** "room line" → figure, as the device had it at the last kill. */
  model: Map<string, number>;
  /** Typed but not saved yet at the kill: how many were on the device after it, how many not. */
  savedInTime: number;
  notSaved: number;
  lost: string[];
  troubles: Troubles;
}

const drained = 120_000;

/** Signs in once and opens each sheet, so that app and rooms are on the device. */
async function prepare({ profile, wire, site, email, project }: Field): Promise<void> {
  const phone = await openPhone(profile);
  const { page } = phone;
  await page.goto(`${wire.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('tidemark-demo');
  await page.getByRole('button', { name: 'Sign In' }).tap();
  await page.waitForURL((url) => !url.pathname.includes('login'));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const roomId of site.roomIds) await openSheet(page, wire.url, { project, roomId });
  await phone.close();
}

/** A page of the app's address without the app: it reads the store as the kill left it. */
async function readAfterKill(page: Page, url: string): Promise<OnDevice> {
  await page.goto(`${url}/favicon.svg`);
  return readDevice(page);
}

/** Kills the browser `kills` times, each time at another step between finger and server. */
export async function fieldDay(field: Field, kills: number): Promise<FieldDay> {
  const { wire, site, project } = field;
  const day: FieldDay = {
    kills: new Map(),
    missed: [],
    model: new Map(),
    savedInTime: 0,
    notSaved: 0,
    lost: [],
    troubles: { writes: 0, failed: 0, unanswered: 0 },
  };
  await prepare(field);
  const faults = chance(day.troubles);
  let figure = field.firstFigure;
  let last: Scene | undefined;
  let due: StepName[] = [];

  for (let count = 0; count < kills; count++) {
    if (due.length === 0) due = firstSteps.toSorted(() => Math.random() - 0.5);
    const name = due.shift()!;
    const phone = await openPhone(field.profile);
    const after = await readAfterKill(phone.page, wire.url);
    judge(day, after, last);
    wire.faults = faults;
    const scene: Scene = {
      page: phone.page,
      wire,
      faults,
      project,
      roomId: site.roomIds[count % site.roomIds.length]!,
      nextFigure: () => figure++,
      typed: new Map(),
      seen: new Map(),
      afterKill: [],
      lost: [],
    };
    const reached = await play(steps[name], scene).catch(async (error) => {
      await phone.kill();
      throw error;
    });
    if (reached !== true) day.missed.push(`${name}: ${reached.message}`);
    await phone.kill();
    day.kills.set(name, (day.kills.get(name) ?? 0) + 1);
    day.lost.push(...scene.lost);
    for (const act of scene.afterKill) act();
    const second = secondHalf[name];
    if (second && reached === true) due.unshift(second);
    else await wire.up();
    last = scene;
  }

  await wire.up();
  wire.faults = noFaults;
  const phone = await openPhone(field.profile);
  judge(day, await readAfterKill(phone.page, wire.url), last);
  await drain(phone.page, wire.url);
  const end = await readDevice(phone.page);
  judge(day, end, undefined);
  await phone.close();
  return day;
}

/** @returns true, or which moment did not come */
async function play(step: Step, scene: Scene): Promise<true | StepMissed> {
  try {
    await step(scene);
    return true;
  } catch (error) {
    if (error instanceof StepMissed) return error;
    if (error instanceof errors.TimeoutError) return new StepMissed(error.message.split('\n')[0]);
    throw error;
  }
}

/** Opens what was not sent, retries refused changes, and waits until the queue is empty. */
async function drain(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/to-send`);
  const retry = page.getByRole('button', { name: /^Retry / }).first();
  const unsent = async () => {
    const { outbox } = await readDevice(page);
    if (outbox.some(({ state }) => state === 'refused')) await retry.tap();
    return outbox.map(({ seq, state }) => `${seq}, ${state}`);
  };
  await expect.poll(unsent, { message: 'still unsent at the end', timeout: drained }).toEqual([]);
}

/** Compares the device with what was seen on it before the kill; what it has is the model from here on. */
function judge(day: FieldDay, { figures, outbox }: OnDevice, scene: Scene | undefined): void {
  for (const [key, figure] of scene?.seen ?? []) {
    if (figures.get(key) !== figure)
      day.lost.push(`was on the device: ${key} = ${figure}, now ${figures.get(key)}`);
  }
  for (const [key, figure] of scene?.typed ?? []) {
    if (scene?.seen.has(key)) continue;
    if (figures.get(key) === figure) day.savedInTime++;
    else day.notSaved++;
  }
  for (const [key, figure] of day.model) {
    if (!scene?.typed.has(key) && figures.get(key) !== figure) {
      day.lost.push(`untouched line changed: ${key} = ${figure}, now ${figures.get(key)}`);
    }
  }
  const queued = new Map(outbox.flatMap((entry) => [...entry.figures]));
  for (const [key, figure] of queued) {
    if (figures.get(key) !== figure)
      day.lost.push(`sheet and queue differ: ${key} = ${figures.get(key)}, queued ${figure}`);
  }
  day.model = new Map(figures);
}
