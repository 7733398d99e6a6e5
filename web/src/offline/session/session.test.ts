import type { Technician } from '@tidemark/contract/technicians';
import { beforeEach, expect, test } from 'vitest';
import { freshDevice } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import { getSession, setSession, setTechnician } from './session.ts';

beforeEach(async () => {
  freshDevice(await new Office().open());
});

const dana = { id: 3, firstName: 'Dana' } as Technician;
const tokens = { accessToken: 'old', refreshToken: 'old' } as never as {
  accessToken: string;
  refreshToken: string;
};

test('session: a newer record of the person leaves the tokens alone, which another tab may just have renewed', () => {
  setSession({ ...tokens, technician: dana });
  const written: string[] = [];
  const keep = localStorage.setItem;
  localStorage.setItem = (key, value) => {
    written.push(key);
    keep.call(localStorage, key, value);
  };
  try {
    setTechnician({ ...dana, firstName: 'Daniela' });
  } finally {
    localStorage.setItem = keep;
  }
  expect(written).toEqual(['tsp-technician']);
  expect(getSession()!.technician.firstName).toBe('Daniela');
});

test("session: someone else's record changes nothing", () => {
  setSession({ ...tokens, technician: dana });
  setTechnician({ ...dana, id: 4, firstName: 'Luis' });
  expect(getSession()!.technician).toEqual(dana);
});
