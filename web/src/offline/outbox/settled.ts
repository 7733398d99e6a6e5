import { liveQuery } from 'dexie';
import { isOnline, onOnlineChange } from '../faults/index.ts';
import { device, type Entry } from '../store/index.ts';

export type Settled = 'sent' | 'refused' | 'offline';

/** Selects the unsent changes to wait for. */
type Concerns = (entry: Entry) => boolean;

async function unsentOf(concerns: Concerns): Promise<Settled | 'waiting'> {
  const entries = (await device().outbox.toArray()).filter(concerns);
  if (entries.length === 0) return 'sent';
  if (entries.some(({ state }) => state === 'refused')) return 'refused';
  return isOnline() ? 'waiting' : 'offline';
}

function watched(concerns: Concerns): Promise<Settled> {
  return new Promise((resolve, reject) => {
    const look = (state: Settled | 'waiting') => {
      if (state === 'waiting') return;
      watching.unsubscribe();
      forget();
      resolve(state);
    };
    const watching = liveQuery(() => unsentOf(concerns)).subscribe({ next: look, error: reject });
    const forget = onOnlineChange(() => void unsentOf(concerns).then(look, reject));
  });
}

/** Resolves when none of these changes is unsent, or none can be sent now; calls `onWait` if it takes time. */
export async function settled(concerns: Concerns, onWait: () => void): Promise<Settled> {
  const unsent = isOnline() ? await unsentOf(concerns) : 'offline';
  if (unsent !== 'waiting') return unsent;
  onWait();
  return watched(concerns);
}
