import { unlessShut } from './disk/index.ts';
import { onOnlineChange } from './faults/index.ts';
import { type Sender, startSender } from './outbox/index.ts';
import { eraseOnNextStart, getSession, onSession } from './session/index.ts';
import { device, keepOpen } from './store/index.ts';

let sender: Sender | undefined;
let owner: number | undefined;

/** Sends whenever somebody is signed in, in whichever tab holds the lock. Called once; also after a sign-in. */
export function startOffline(): void {
  if (!watching) watch();
  follow();
}

let watching = false;
function watch(): void {
  watching = true;
  onSession(follow);
  const wake = () => sender?.wake();
  onOnlineChange(wake);
  window.addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
}

/** One sender for whoever is signed in; none for nobody. */
function follow(): void {
  const now = getSession()?.technician.id;
  if (now === owner) return;
  owner = now;
  void sender?.stop();
  sender = undefined;
  if (now === undefined) return;
  void keepOpen(device());
  sender = startSender(device());
  // Asked for on the first sign-in; a browser that says no may clear the store when the disk is full.
  void navigator.storage?.persist?.();
}

/** Tries to send now. */
export function sendNow(): void {
  sender?.wake();
}

/**
 * Signs out on this device and has everything of this person erased, what is unsent included. The page must be loaded
 * anew right after.
 */
export async function eraseAndSignOut(): Promise<void> {
  const { technicianId } = device();
  // One that waits for a shut store does not end before there is room.
  if (sender) await unlessShut(sender.stop);
  sender = undefined;
  eraseOnNextStart(technicianId);
}
