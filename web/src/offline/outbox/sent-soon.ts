import type { ActionName } from '@tidemark/contract/actions';
import type { RecordRef } from '@tidemark/contract/offline';
import { liveQuery } from 'dexie';
import { isOnline, onOnlineChange } from '../faults/index.ts';
import { device, type Entry, refOf } from '../store/index.ts';

/** Where a change is: on the server, on this device for now, or refused. */
export type SentSoon =
  | { kind: 'sent' }
  | { kind: 'saved' }
  | { kind: 'refused'; message: string; entry: Entry };

/** How long a person waits for the server's response to what they just did, in milliseconds. */
export const patience = 2500;
/** How long a message waits for the response without blocking anyone: a slow network does not mean offline. */
const untold = 10_000;

/** Waits a moment for the server's response to an action; offline it returns at once. */
export function sentSoon(action: ActionName, touched: RecordRef, within = untold): Promise<SentSoon> {
  const ref = refOf(touched);
  const mine = (entry: Entry) => entry.action === action && entry.touches.some((one) => refOf(one) === ref);
  const look = async (): Promise<SentSoon | undefined> => {
    const entries = (await device().outbox.toArray()).filter(mine);
    const refused = entries.find(({ state }) => state === 'refused');
    if (refused) return { kind: 'refused', message: sentenceOf(refused), entry: refused };
    if (entries.length === 0) return { kind: 'sent' };
    return isOnline() ? undefined : { kind: 'saved' };
  };
  return new Promise((resolve, reject) => {
    const end = (how: SentSoon | undefined) => {
      if (!how) return;
      watching.unsubscribe();
      forget();
      clearTimeout(timer);
      resolve(how);
    };
    const watching = liveQuery(look).subscribe({ next: end, error: reject });
    const forget = onOnlineChange(() => void look().then(end, reject));
    const timer = setTimeout(() => end({ kind: 'saved' }), within);
  });
}

/** The server's reason, the field's own if there is one. */
const sentenceOf = ({ refusal }: Entry) => refusal?.details[0]?.message ?? refusal?.message ?? '';
