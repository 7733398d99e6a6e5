import { expect, test } from 'vitest';
import { countsOf, stateOf } from './send-state.ts';

const none = countsOf({ entries: [], sent: 0, lastSentAt: null });
const two = { ...none, waiting: 1, failed: 1 };
const known = { online: true, read: true, shut: false };

test.each([
  ['a queue that was read and is empty is sent', none, known, 'sent'],
  ['an empty one that nobody has read yet is looked at', none, { ...known, read: false }, 'checking'],
  ['so is one without a network', none, { ...known, read: false, online: false }, 'checking'],
  ['one that nobody can read is not read', none, { ...known, read: false, shut: true }, 'unread'],
  [
    'what waited when it was last read is told before it is read again',
    two,
    { ...known, read: false },
    'failed',
  ],
  ['of a store that is shut only that it is unread', two, { ...known, read: false, shut: true }, 'unread'],
  ['one that was read and got shut may have more by now', none, { ...known, shut: true }, 'unread'],
])('outbox: %s', (_, counts, how, kind) => {
  expect(stateOf(counts, how)).toMatchObject({ kind, waiting: counts.waiting, failed: counts.failed });
});
