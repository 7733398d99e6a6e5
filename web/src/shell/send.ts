import { useSyncExternalStore } from 'react';
import { lastRead } from '../auth/losses.ts';
import { blockedMessage, isOnline, onOnlineChange, useBlocked, wasReached } from '../offline/faults/index.ts';
import { type SendState, useSendState } from '../offline/outbox/index.ts';
import { showAge } from '../ui/format/dates.ts';
import { showCount } from '../ui/format/formats.ts';

export interface SendWords {
  title: string;
  detail: string;
  /** Why nothing is sent although there is a network. */
  because?: string;
}

const changes = (number: number) => (number === 1 ? '1 change' : `${showCount(number)} changes`);

const unread = "Tidemark hasn't been able to check for unsent work on this device yet.";

/** If a proxy blocks the connection, the status also says so. */
const withReason = (words: SendWords): SendWords => ({
  ...words,
  because: blockedMessage,
  detail: `${blockedMessage} ${words.detail}`,
});

/** Title and detail copy of each state (DESIGN.md, section 6). */
export function sendWords(send: SendState, offlineSince: string | null, now = new Date()): SendWords {
  const offline = offlineSince ? `Offline since ${showAge(offlineSince, now)}` : 'Offline';
  switch (send.kind) {
    case 'sent': {
      const last = send.lastSentAt ? ` Last sent ${showAge(send.lastSentAt, now)}.` : '';
      return { title: 'All sent', detail: `Everything is at the office.${last}` };
    }
    case 'waiting':
      return { title: `${showCount(send.waiting)} to send`, detail: 'Saved on this device.' };
    case 'sending':
      return { title: 'Sending', detail: `Sending ${showCount(send.sent)} of ${showCount(send.of)}` };
    case 'offline':
      return {
        title: offline,
        detail:
          send.waiting === 1
            ? "1 change is saved on this device. It will be sent when you're back online."
            : `${changes(send.waiting)} are saved on this device. They will be sent when you're back online.`,
      };
    case 'offline-clear':
      return { title: offline, detail: 'Nothing is waiting.' };
    case 'failed':
      return {
        title: `${showCount(send.failed)} not sent`,
        detail: `The office did not accept ${changes(send.failed)}. Nothing is lost.`,
      };
    case 'checking':
      return {
        title: 'Checking for unsent work...',
        detail: 'This takes a moment.',
      };
    case 'unread':
      return { title: 'Not checked yet', detail: `${unread}${lastRead(send.waiting + send.failed)}` };
  }
}

const waits = new Set<SendState['kind']>(['waiting', 'sending', 'offline', 'offline-clear']);

let since: string | null = null;
onOnlineChange(() => {
  if (isOnline()) since = null;
  else if (wasReached()) since ??= new Date().toISOString();
});

/** When this page lost the server; null while online, and if it was opened offline. */
function useOfflineSince(): string | null {
  return useSyncExternalStore(onOnlineChange, () => since);
}

export function useSend() {
  const send = useSendState();
  const offlineSince = useOfflineSince();
  const stranger = useBlocked();
  const words = sendWords(send, offlineSince);
  return { send, words: stranger && waits.has(send.kind) ? withReason(words) : words };
}
