import { momentOf, wallClock } from '@tidemark/contract/clock';
import { companyZone } from '../session/index.ts';
import { type Device, device } from './device.ts';
import type { Entry, SentChange } from './shapes.ts';
import { useLive } from './use-live.ts';

/** So many of a day are kept. */
const kept = 100;
const aDay = 86_400_000;

/** Within the transaction that confirms the change; what is older than a day goes. */
export async function noteSentToday(on: Device, sent: Entry, at: string): Promise<void> {
  const { action, input, project, touches } = sent;
  const nth = await on.sentToday.add({ action, input, project, touches, at });
  await on.sentToday
    .where('at')
    .below(new Date(Date.parse(at) - aDay).toISOString())
    .delete();
  await on.sentToday
    .where('nth')
    .belowOrEqual(nth - kept)
    .delete();
}

/** Today's, the newest first; undefined while the device is asked. */
export function useSentToday(): (SentChange & { nth: number })[] | undefined {
  return useLive(async () => {
    const day = wallClock(new Date(), companyZone()).slice(0, 10);
    const began = momentOf(`${day}T00:00:00`, companyZone()).toISOString();
    const today = await device().sentToday.where('at').aboveOrEqual(began).sortBy('nth');
    return today.reverse();
  }, []);
}
