import { expect } from '../../fixtures/patient.ts';
import type { Server } from '../../fixtures/server.ts';
import { furnishedInspection } from '../../steps/furnished.ts';
import { technician } from '../../steps/open-inspection.ts';
import { choosePhotos, openStep, shownPhotos } from '../evidence/documentation-screen.ts';
import type { MadePhoto } from '../evidence/make-photos.ts';
import { fill } from '../faults/disk.ts';
import { readStore } from '../inspection/store.ts';
import { openPhone } from '../rows/phone.ts';
import { closePad, lines, openSheet, typeFigure } from '../rows/sheet-screen.ts';
import { missing } from './missing.ts';
import { workInTwoTabs } from './two-tabs.ts';
import { cleared, isSaid, said, saved, slow } from './words.ts';

interface Plan {
  server: Server;
  /** A file system of its own, with the phone's profile on it. */
  disk: string;
  profile: string;
  photos: readonly MadePhoto[];
  rounds: number;
  /** Rounds with a second tab, without photos. */
  tabRounds: number;
  say: (line: string) => void;
}

const [kept, inReserve, shut] = lines as [number, number, number];
/**
 * Fills an offline phone's disk during work, in each round in a new room: what was shown as saved must be there
 * afterwards, and what could not be saved must have been reported.
 * @returns what was not so
 */
export async function proveFullDevice({
  server,
  disk,
  profile,
  photos,
  rounds,
  tabRounds,
  say,
}: Plan): Promise<string[]> {
  const wrong: string[] = [];
  const names = Array.from({ length: rounds }, (_, round) => `Room ${round + 1}`);
  const tabNames = Array.from({ length: tabRounds }, (_, round) => `Hall ${round + 1}`);
  const inspection = await furnishedInspection(
    server.url,
    [...names, ...tabNames].map((name) => ({ name })),
  );
  const { its, id, projectId, address } = inspection;
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 3 });
  let phone = await openPhone(profile);
  await openStep(phone.page, server.url, address, technician);
  for (const name of [...names, ...tabNames]) {
    await phone.page.goto(server.url + inspection.sheetAddress(name));
    await expect(phone.page.getByRole('heading', { name })).toBeVisible(slow);
  }
  await server.kill();
  const promised = new Map<string, Record<number, number>>();
  for (const [round, name] of names.entries()) {
    const { page } = phone;
    await openStep(page, server.url, address, technician);
    const two = photos.slice(2 * round, 2 * round + 2);
    await choosePhotos(
      page,
      two.map(({ path }) => path),
    );
    await expect.poll(async () => (await shownPhotos(page)).length, slow).toBe(2 * round + 2);

    const roomId = inspection.sheetAddress(name).split('/').at(-1)!;
    const figures: Record<number, number> = {};
    promised.set(roomId, figures);
    const type = async (line: number) => {
      await typeFigure(page, line, 100 * (round + 1) + line);
      figures[line] = 100 * (round + 1) + line;
    };
    await openSheet(page, server.url, { project: projectId, roomId });
    await type(kept);
    await closePad(page);
    await expect(saved(page)).toBeVisible(slow);
    const emptyOnce = fill(disk);
    await type(inReserve);
    await closePad(page);
    await expect(saved(page)).toBeVisible(slow);
    const emptyTwice = fill(disk, 'ballast-2');
    // Tries of the queue write too, so the report may come before the last digit, which is typed once there is space.
    const typing = type(shut).then(
      () => undefined,
      (error: unknown) => error,
    );
    const times = [await isSaid(page)];
    const isKilled = round % 2 === 1;
    if (isKilled) {
      await phone.kill();
      await typing;
      // The app said that it is on this screen only.
      delete figures[shut];
      phone = await openPhone(profile);
      await phone.page.goto(`${server.url}/to-send`, { waitUntil: 'commit' });
      times.push(await isSaid(phone.page));
    }
    await emptyTwice();
    await emptyOnce();
    await expect(said(phone.page)).toBeHidden(slow);
    if (await cleared(phone.page).isVisible()) {
      await phone.close();
      return [...wrong, `${name}: Chromium deleted the store`];
    }
    if (!isKilled) {
      const failed = await typing;
      if (failed) throw failed;
      await closePad(page);
      await expect(saved(page)).toBeVisible(slow);
    }
    wrong.push(...(await missing(phone.page, id, promised, 2 * round + 2)).map((what) => `${name}: ${what}`));
    say(
      `${name}: full twice, ${isKilled ? 'killed and opened again on the full disk' : 'kept open'}, said ${times.filter(Boolean).length} of ${times.length} times`,
    );
  }
  for (const [round, name] of tabNames.entries()) {
    const roomId = inspection.sheetAddress(name).split('/').at(-1)!;
    const seen = await workInTwoTabs({
      page: phone.page,
      server,
      disk,
      sheet: { project: projectId, roomId },
      round,
    });
    promised.set(roomId, seen.figures);
    wrong.push(...seen.wrong.map((what) => `${name}: ${what}`));
    if (seen.isCleared) {
      await phone.close();
      return wrong;
    }
    wrong.push(...(await missing(phone.page, id, promised, photos.length)).map((what) => `${name}: ${what}`));
    say(`${name}: ${seen.told}`);
  }
  await server.restart();
  await phone.page.goto(`${server.url}/to-send`);
  await expect
    .poll(async () => (await readStore(phone.page, id)).unsent, { timeout: 120_000, intervals: [500] })
    .toBe(0);
  const { documentation } = await its.ask<{ documentation: { photos: { sha256: string }[] } }>(
    'GET',
    `/documentation/inspection/${id}`,
  );
  const there = documentation.photos.map(({ sha256 }) => sha256).sort();
  const taken = photos.map(({ sha256 }) => sha256).sort();
  if (there.join() !== taken.join()) wrong.push(`the office has ${there.length} photos of ${taken.length}`);
  await phone.close();
  return wrong;
}
