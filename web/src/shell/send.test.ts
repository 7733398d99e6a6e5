import { expect, test } from 'vitest';
import type { SendState } from '../offline/outbox/send-state.ts';
import { sendWords } from './send.ts';

const at = (fields: Partial<SendState>): SendState => ({
  kind: 'sent',
  waiting: 0,
  failed: 0,
  sent: 1,
  of: 0,
  lastSentAt: null,
  perProject: new Map(),
  ...fields,
});
const ninetwelve = new Date(2026, 10, 20, 9, 12).toISOString();

const unread = "Tidemark hasn't been able to check for unsent work on this device yet.";

test.each<[Partial<SendState>, string, string]>([
  [{ lastSentAt: ninetwelve }, 'All sent', 'Everything is at the office. Last sent 9:12 AM.'],
  [{}, 'All sent', 'Everything is at the office.'],
  [{ kind: 'waiting', waiting: 7 }, '7 to send', 'Saved on this device.'],
  [{ kind: 'waiting', waiting: 1234 }, '1,234 to send', 'Saved on this device.'],
  [
    { kind: 'failed', failed: 2004 },
    '2,004 not sent',
    'The office did not accept 2,004 changes. Nothing is lost.',
  ],
  [{ kind: 'sending', sent: 3, of: 7 }, 'Sending', 'Sending 3 of 7'],
  [
    { kind: 'offline', waiting: 7 },
    'Offline since 9:12 AM',
    "7 changes are saved on this device. They will be sent when you're back online.",
  ],
  [
    { kind: 'offline', waiting: 1 },
    'Offline since 9:12 AM',
    "1 change is saved on this device. It will be sent when you're back online.",
  ],
  [{ kind: 'offline-clear' }, 'Offline since 9:12 AM', 'Nothing is waiting.'],
  [{ kind: 'checking' }, 'Checking for unsent work...', 'This takes a moment.'],
  [{ kind: 'unread' }, 'Not checked yet', unread],
  [
    { kind: 'unread', waiting: 2, failed: 1 },
    'Not checked yet',
    `${unread} At the last check, 3 changes had not been sent.`,
  ],
  [{ kind: 'failed', failed: 2 }, '2 not sent', 'The office did not accept 2 changes. Nothing is lost.'],
])('send state: %o is shown as "%s"', (fields, title, detail) => {
  expect(sendWords(at(fields), ninetwelve, new Date(2026, 10, 20, 15))).toEqual({ title, detail });
});

test('send state: another day, the day is shown too', () => {
  const nextDay = new Date(2026, 10, 21, 8);
  expect(sendWords(at({ kind: 'offline-clear' }), ninetwelve, nextDay).title).toBe(
    'Offline since Nov 20, 2026, 9:12 AM',
  );
  expect(sendWords(at({ lastSentAt: ninetwelve }), null, nextDay).detail).toBe(
    'Everything is at the office. Last sent Nov 20, 2026, 9:12 AM.',
  );
});
