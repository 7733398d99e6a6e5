import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/patient.ts';
import type { Server } from '../../fixtures/server.ts';
import { fill } from '../faults/disk.ts';
import { readDevice } from '../rows/on-device.ts';
import { closePad, lines, openSheet, typeFigure } from '../rows/sheet-screen.ts';
import { cleared, isSaid, said, saved, slow } from './words.ts';

interface Plan {
  /** The tab that is already open. */
  page: Page;
  server: Server;
  disk: string;
  sheet: { project: number; roomId: string };
  /** In every second round the other tab opens on the full disk only. */
  round: number;
}

interface Seen {
  /** By line, what was shown as saved. */
  figures: Record<number, number>;
  wrong: string[];
  isCleared: boolean;
  told: string;
}

const [ours, theirs, inReserve, shut] = lines as [number, number, number, number];
/** What no tab may say: offline, nothing is sent. */
const claim = /all sent|Everything is at the office|Nothing is waiting/i;
const toSend = (page: Page) => page.getByRole('link', { name: /to send\. Open send status/ });

const reserveOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const reserve = await folder.getFileHandle('tsp-reserve').catch(() => undefined);
    return (await reserve?.getFile())?.size ?? 0;
  });

/** Two tabs work on a disk that becomes completely full, one is cut off, both reload on it; then there is space. */
export async function workInTwoTabs({ page, server, disk, sheet, round }: Plan): Promise<Seen> {
  const wrong: string[] = [];
  const figures: Record<number, number> = {};
  const type = async (on: Page, line: number) => {
    await typeFigure(on, line, 500 + 10 * round + line);
    await closePad(on);
    await expect(saved(on)).toBeVisible(slow);
    figures[line] = 500 + 10 * round + line;
  };
  await openSheet(page, server.url, sheet);
  await type(page, ours);
  const isLate = round % 2 === 1;
  const other = await page.context().newPage();
  other.setDefaultTimeout(20_000);
  if (!isLate) {
    await openSheet(other, server.url, sheet);
    await type(other, theirs);
  }
  await expect.poll(() => reserveOf(page), slow).toBe(8 * 1024 ** 2);
  const empty = [fill(disk)];
  // It continues in the space held for that.
  await type(page, inReserve);
  empty.push(fill(disk, 'ballast-2'));
  if (isLate) {
    // On the full disk it may be unable to read what the first one holds, and says so.
    await other.goto(server.url, { waitUntil: 'commit' });
    await expect(said(other).or(toSend(other)).first()).toBeVisible(slow);
  }
  // The tab in front; it says that what it could not keep is on this screen only.
  await page.bringToFront();
  const typing = typeFigure(page, shut, 999).then(
    () => undefined,
    (error: unknown) => error,
  );
  const tabs = [page, other];
  const cutOff = await Promise.all(tabs.map(isSaid));
  await typing;
  await Promise.all(tabs.map((tab) => tab.reload({ waitUntil: 'commit' })));
  for (const tab of tabs) {
    // It either reads what is waiting, or says that it cannot.
    await expect(said(tab).or(toSend(tab)).first()).toBeVisible(slow);
    if ((await tab.getByText(claim).count()) > 0) wrong.push('a tab said on the full disk that all is sent');
  }
  const reloaded = await Promise.all(tabs.map(isSaid));
  for (const makeRoom of empty.reverse()) await makeRoom();
  for (const tab of tabs) await expect(said(tab)).toBeHidden(slow);
  const isCleared = (await cleared(page).isVisible()) || (await cleared(other).isVisible());
  if (isCleared) return { figures, wrong: [...wrong, 'Chromium deleted the store'], isCleared, told: '' };
  const changes = (await readDevice(page)).outbox.length;
  for (const tab of tabs)
    await expect(toSend(tab)).toHaveAccessibleName(new RegExp(`\\b${changes} to send`), slow);
  await other.close();
  const times = (answers: boolean[]) => `${answers.filter(Boolean).length} of ${answers.length}`;
  return {
    figures,
    wrong,
    isCleared,
    told:
      `two tabs, one opened ${isLate ? 'on the full disk' : 'before'}, said by ${times(cutOff)}, ` +
      `loaded anew by ${times(reloaded)}, both told ${changes} to send`,
  };
}
