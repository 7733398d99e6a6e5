import { momentOf, wallClock } from '@tidemark/contract/clock';
import { companyZone } from '../session/index.ts';
import { type Device, device } from './device.ts';
import type { Entry, SentChange } from './shapes.ts';
import { useLive } from './use-live.ts';

/** How many of a day are kept. */
const kept = 100;

function dayBegan(at: string | Date): string {
  const day = wallClock(at, companyZone()).slice(0, 10);
  return momentOf(`${day}T00:00:00`, companyZone()).toISOString();
}

/** Runs in the transaction that confirms the change; entries of other days are deleted. */
export async function noteSentToday(on: Device, sent: Entry, at: string): Promise<void> {
  const { action, input, project, touches } = sent;
  const nth = await on.sentToday.add({ action, input, project, touches, at });
  await on.sentToday.where('at').below(dayBegan(at)).delete();
  await on.sentToday
    .where('nth')
    .belowOrEqual(nth - kept)
    .delete();
}

/** Today's, newest first; undefined while loading. */
export function useSentToday(): (SentChange & { nth: number })[] | undefined {
  return useLive(async () => {
    const today = await device().sentToday.where('at').aboveOrEqual(dayBegan(new Date())).sortBy('nth');
    return today.reverse();
  }, []);
}
