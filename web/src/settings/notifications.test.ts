import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice } from '../offline/testing/browser.ts';
import { isNotifying } from './notifications.ts';

beforeEach(() => void freshDevice('http://127.0.0.1:1'));
afterEach(() => void Reflect.deleteProperty(globalThis, 'Notification'));

test.each([
  ['a new device the browser lets notify', null, 'granted', true],
  ['a new device whose browser was not asked', null, 'default', false],
  ['a new device whose browser does not', null, 'denied', false],
  ['one where they were switched off', 'off', 'granted', false],
  ['one where they were switched on', 'on', 'granted', true],
  ['a browser that has none', null, undefined, false],
])('notifications: %s: on only where wanted and allowed', (_, kept, permission, on) => {
  if (kept) localStorage.setItem('tsp-notifications', kept);
  if (permission) Object.assign(globalThis, { Notification: { permission } });
  expect(isNotifying()).toBe(on);
});
