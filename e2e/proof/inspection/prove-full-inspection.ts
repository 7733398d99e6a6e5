import { setTimeout as after } from 'node:timers/promises';
import { expect } from '../../fixtures/patient.ts';
import type { Server } from '../../fixtures/server.ts';
import { freshInspection, technician } from '../../steps/open-inspection.ts';
import { openStep } from '../evidence/documentation-screen.ts';
import type { MadePhoto } from '../evidence/make-photos.ts';
import { openPhone, type Phone } from '../rows/phone.ts';
import { type Act, fullInspection } from './acts.ts';
import { compareWithOffice } from './compare.ts';
import { readStore } from './store.ts';

export interface Plan {
  server: Server;
  profile: string;
  photos: readonly MadePhoto[];
  kills: number;
  say: (line: string) => void;
}

export interface InspectionProven {
  acts: number;
  kills: number;
  /** Kills an act survived: it was done, fully or in part, when the browser died. */
  during: number;
  lost: string[];
  doubled: string[];
  unsent: number;
}

/** An act's longest time, opening the app included; kills come at random moments within it. */
const span = 6_000;
const timeLimit = 60_000;

/** A technician does a full inspection while all processes of their browser are killed again and again. */
export async function proveFullInspection({
  server,
  profile,
  photos,
  kills,
  say,
}: Plan): Promise<InspectionProven> {
  const inspection = await freshInspection(server.url);
  const { id, address, projectId, its } = inspection;
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 3 });
  let phone = await openPhone(profile);
  const open = async (on: Phone) => {
    await on.page.goto(`${server.url}${address}`);
    await on.page
      .getByRole('region', { name: 'Inspection Progress' })
      .or(on.page.getByRole('heading', { name: 'Inspection Completed', level: 2 }))
      .waitFor({ timeout: timeLimit })
      .catch(async (cause: Error) => {
        const shown = await on.page.locator('body').innerText();
        throw new Error(`The inspection did not open; the page says:\n${shown}`, { cause });
      });
  };
  await openStep(phone.page, server.url, address, technician);
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 1 });
  // Signed in a while before: Chromium writes local storage late, and a kill would lose a sign-in of this second.
  await phone.close();
  phone = await openPhone(profile);
  await open(phone);
  let store = await readStore(phone.page, id);
  const idOf = (name: string) => String(store.rooms.find((room) => room.name === name)?.id);
  const acts = fullInspection({ url: server.url, id: projectId }, photos, idOf);
  const promised = new Set<Act>();
  const proven: InspectionProven = {
    acts: acts.length,
    kills: 0,
    during: 0,
    lost: [],
    doubled: [],
    unsent: 0,
  };

  const look = async (on: Phone) => {
    store = await readStore(on.page, id);
    for (const act of promised)
      if (!act.there(store)) {
        proven.lost.push(`${act.what}, on the device`);
        say(`lost: ${act.what}, on the device`);
        promised.delete(act);
      }
  };

  const turns = killsOf(acts.length, kills);
  for (const [turn, act] of acts.entries()) {
    for (let kill = 0; kill < turns[turn]!; kill++) {
      const before = await readStore(phone.page, id);
      await workUntilKilled(phone, Math.random() * span, async () => {
        await open(phone);
        if (!act.there(before)) await act.do(phone.page);
      });
      proven.kills++;
      phone = await openPhone(profile);
      await open(phone);
      await look(phone);
      if (!act.there(before) && act.there(store)) proven.during++;
    }
    if (!act.there(store)) {
      await open(phone);
      await act.do(phone.page);
      await expect
        .poll(async () => act.there(await readStore(phone.page, id)), {
          message: act.what,
          timeout: timeLimit,
        })
        .toBe(true);
      await look(phone);
    }
    promised.add(act);
    if (turn % 10 === 9 || act === acts.at(-1))
      say(`${turn + 1} of ${acts.length} acts, ${proven.kills} kills`);
  }
  const unsent = async () => (await readStore(phone.page, id)).unsent;
  await expect.poll(unsent, { timeout: 300_000, intervals: [500] }).toBe(0);
  await look(phone);
  const wrong = await compareWithOffice(server, inspection, acts, photos);
  proven.lost.push(...wrong.lost);
  proven.doubled.push(...wrong.doubled);
  proven.unsent = await unsent();
  await phone.close();
  return proven;
}

/** Works until all processes are killed; the work then fails, which is not a failure of the proof. */
async function workUntilKilled(phone: Phone, ms: number, work: () => Promise<void>): Promise<void> {
  let killed = false;
  const working = work().catch((error: unknown) => {
    if (!killed) throw error;
  });
  const dying = after(ms).then(() => {
    killed = true;
    return phone.kill();
  });
  await Promise.all([working, dying]);
}

/** How often each act is interrupted: randomly spread, with every act in reach. */
function killsOf(acts: number, kills: number): number[] {
  const turns = Array.from({ length: acts }, () => 0);
  for (let kill = 0; kill < kills; kill++) turns[Math.floor(Math.random() * acts)]!++;
  return turns;
}
