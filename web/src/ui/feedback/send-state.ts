import { showCount } from '../format/formats.ts';

/** What is unsent on this device (design language, section 6). Counts are changes. */
export type SendState =
  | { kind: 'sent' }
  | { kind: 'waiting'; waiting: number }
  | { kind: 'sending'; sent: number; of: number }
  | { kind: 'offline'; waiting: number }
  | { kind: 'offline-clear' }
  | { kind: 'failed'; failed: number }
  | { kind: 'checking' }
  | { kind: 'unread' };

/** The two halves of the pill's text; joined with a comma they are its name. */
export function sendWords(state: SendState): [string, string?] {
  switch (state.kind) {
    case 'sent':
      return ['All sent'];
    case 'waiting':
      return [`${showCount(state.waiting)} to send`];
    case 'sending':
      return ['Sending', `${showCount(state.sent)} of ${showCount(state.of)}`];
    case 'offline':
      return ['Offline', `${showCount(state.waiting)} to send`];
    case 'offline-clear':
      return ['Offline', 'all sent'];
    case 'failed':
      return [`${showCount(state.failed)} not sent`];
    case 'checking':
      return ['Checking for unsent work...'];
    case 'unread':
      return ['Not checked yet'];
  }
}
