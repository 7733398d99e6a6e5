import { stopResizing, unlessShut } from './disk/index.ts';
import { onOnlineChange } from './faults/index.ts';
import { type Sender, startSender } from './outbox/index.ts';
import { eraseOnNextStart, getSession, onSession } from './session/index.ts';
import { device, keepOpen, leavePage, returnToPage } from './store/index.ts';

let sender: Sender | undefined;
let owner: number | undefined;

/** Sends whenever someone is signed in, in the tab that holds the lock. Called once. */
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
  // Its word that there is a network (public/notifications.js).
  navigator.serviceWorker?.addEventListener('message', wake);
  // Nobody knows yet whether the person comes back to a page that is kept.
  window.addEventListener('pagehide', ({ persisted }) => persisted && leave());
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
}

/** The next page sends from now on: a browser takes a kept page's locks away. */
function leave(): void {
  stopResizing();
  if (owner === undefined) return;
  leavePage(device());
  void sender?.stop();
  sender = undefined;
  owner = undefined;
}

function comeBack(): void {
  if (getSession()) returnToPage(device());
  follow();
}

/** One sender for the person signed in; none if signed out. */
function follow(): void {
  const now = getSession()?.technician.id;
  if (now === owner) return;
  owner = now;
  void sender?.stop();
  sender = undefined;
  if (now === undefined) return;
  void keepOpen(device());
  sender = startSender(device());
  // Requested at the first sign-in; a browser that refuses may clear the store when the disk is full.
  void navigator.storage?.persist?.();
}

export function sendNow(): void {
  sender?.wake();
}

/**
 * Signs out on this device and erases everything of this person, unsent work included. The caller must reload the page
 * right after.
 */
export async function eraseAndSignOut(): Promise<void> {
  const { technicianId } = device();
  // A sender that waits for a shut store does not end before there is space.
  if (sender) await unlessShut(sender.stop);
  sender = undefined;
  eraseOnNextStart(technicianId);
}
