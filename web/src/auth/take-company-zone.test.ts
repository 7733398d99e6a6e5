import { beforeEach, expect, test } from 'vitest';
import { companyZone } from '../offline/session/index.ts';
import { clearSession } from '../offline/session/session.ts';
import { freshDevice } from '../offline/testing/browser.ts';
import { Office } from '../offline/testing/office.ts';
import { pageZone, setPageZone } from '../ui/format/clock.ts';
import { takeCompanyZone } from './take-company-zone.ts';

beforeEach(async () => {
  freshDevice(await new Office().open());
  setPageZone(undefined);
});

test("clock: the company's zone on the device, kept after a cold start and a sign-out", () => {
  takeCompanyZone('America/Chicago');
  expect(pageZone()).toBe('America/Chicago');
  setPageZone(undefined);
  clearSession();
  setPageZone(companyZone());
  expect(pageZone()).toBe('America/Chicago');
});

test.each([undefined, 'Mars/Base'])(
  "clock: the server sends %s, the pages use the device's time zone again",
  (told) => {
    takeCompanyZone('America/Chicago');
    takeCompanyZone(told);
    expect([pageZone(), companyZone()]).toEqual([undefined, undefined]);
  },
);
