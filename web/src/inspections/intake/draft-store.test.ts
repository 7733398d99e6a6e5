import type { DraftChange } from '@tidemark/contract/inspections/draft';
import { newInspection } from '@tidemark/contract/inspections/inspection';
import { stepOneCases, wholeStepOne } from '@tidemark/contract/testing/step-one-cases';
import { afterEach, expect, test, vi } from 'vitest';
import { DraftStore } from './draft-store.ts';

const record = newInspection({
  id: '0199a1b2-0000-7000-8000-000000000001',
  projectId: 7,
  technicianId: 3,
  at: '2026-11-20T14:52:00.000Z',
});

/** A device that remembers what was written to it and can be full. */
function device() {
  const written: DraftChange[] = [];
  const state = { full: false };
  const write = async (_id: string, change: DraftChange) => {
    if (state.full) throw new Error('QuotaExceededError');
    written.push(change);
  };
  return { written, state, write };
}

test('intake draft: a choice is written immediately, with only the field that changed', async () => {
  const { written, write } = device();
  const store = new DraftStore(record, write);
  expect(await store.answer({ category: 'Category 2' })).toBe(true);
  await store.answer({ category: 'Category 2' });
  expect(written).toEqual([{ category: 'Category 2' }]);
  expect(store.view().saving).toBe('saved');
});

test('intake draft: typed letters are collected and written together when flushed', async () => {
  const { written, write } = device();
  const store = new DraftStore(record, write);
  store.type('city', 'Nap');
  store.type('city', 'Naperville');
  store.type('state', 'IL');
  expect(written).toEqual([]);
  expect(store.view().saving).toBe('saving');
  await store.flush();
  expect(written).toEqual([{ city: 'Naperville', state: 'IL' }]);
});

afterEach(() => {
  vi.useRealTimers();
});

test('intake draft: each letter reaches the device within 100 ms, however long the typing goes on', async () => {
  vi.useFakeTimers();
  const { written, write } = device();
  const store = new DraftStore(record, write);
  for (let letters = 1; letters <= 20; letters += 1) {
    store.type('city', 'N'.repeat(letters));
    await vi.advanceTimersByTimeAsync(100);
    expect(written.at(-1)).toEqual({ city: 'N'.repeat(letters) });
  }
});

test('intake draft: letters typed during a write are one write after it', async () => {
  vi.useFakeTimers();
  const written: DraftChange[] = [];
  let finish = () => {};
  const slow = async (_id: string, change: DraftChange) => {
    written.push(change);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const store = new DraftStore(record, slow);
  store.type('city', 'N');
  await vi.advanceTimersByTimeAsync(100);
  for (const city of ['Na', 'Nap', 'Nape']) {
    store.type('city', city);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(written).toEqual([{ city: 'N' }]);
  finish();
  await vi.advanceTimersByTimeAsync(100);
  expect(written).toEqual([{ city: 'N' }, { city: 'Nape' }]);
  let saved = false;
  const saving = store.flush().then(() => {
    saved = true;
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(saved, 'a flush waits for the write under way').toBe(false);
  finish();
  await saving;
});

test('intake draft: what is not on the device yet is always known', async () => {
  const store = new DraftStore(record, device().write);
  expect(store.unsaved()).toBeUndefined();
  store.type('city', 'Nap');
  expect(store.unsaved()).toEqual({ city: 'Nap' });
  const writing = store.flush();
  store.type('zip', '60540');
  expect(store.unsaved()).toEqual({ city: 'Nap', zip: '60540' });
  await writing;
  await store.flush();
  expect(store.unsaved()).toBeUndefined();
});

test('intake draft: an invalid value is named and not written', async () => {
  const { written, write } = device();
  const store = new DraftStore(record, write);
  store.type('deductible', 12.345);
  await store.flush();
  expect(written).toEqual([]);
  expect(store.view().invalid.get('deductible')?.message).toBe('Use at most 2 decimals.');
  store.type('deductible', 'about 500');
  expect(store.view().invalid.get('deductible')?.message).toBe('Enter a number.');
  store.type('deductible', 12.34);
  await store.flush();
  expect(store.view().invalid.size).toBe(0);
  expect(written).toEqual([{ deductible: 12.34 }]);
});

test('intake draft: a write a full device refused is kept, shown, and written with the next change', async () => {
  const { written, state, write } = device();
  const store = new DraftStore(record, write);
  state.full = true;
  expect(await store.answer({ adjuster: 'Renee Castillo' })).toBe(false);
  expect(store.view()).toMatchObject({ saving: 'failed', noRoom: true });
  expect(store.view().inspection.adjuster).toBe('Renee Castillo');
  state.full = false;
  expect(await store.answer({ category: 'Category 1' })).toBe(true);
  expect(written).toEqual([{ adjuster: 'Renee Castillo', category: 'Category 1' }]);
  expect(store.view().saving).toBe('saved');
});

test('intake draft: a write a full device refused is repeated when there is space again', async () => {
  vi.useFakeTimers();
  const { written, state, write } = device();
  const store = new DraftStore(record, write);
  state.full = true;
  await store.answer({ adjuster: 'Renee Castillo' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(store.view().saving).toBe('failed');
  state.full = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(written).toEqual([{ adjuster: 'Renee Castillo' }]);
  expect(store.view().saving).toBe('saved');
});

/** A device that ends each write when it is told how. */
function slowDevice() {
  const written: DraftChange[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const write = (_id: string, change: DraftChange) => {
    written.push(change);
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  };
  return { written, ends, write };
}
const full = () => new Error('QuotaExceededError');

test.each([
  [0, 1],
  [1, 0],
])(
  'intake draft: two answers could not be written, the later one wins, where number %i failed first',
  async (first, second) => {
    const { written, ends, write } = slowDevice();
    const store = new DraftStore(record, write);
    const earlier = store.answer({ category: 'Category 1', adjuster: 'Renee Castillo' });
    const later = store.answer({ category: 'Category 2' });
    ends[first]!.reject(full());
    await [earlier, later][first];
    ends[second]!.reject(full());
    expect(await Promise.all([earlier, later])).toEqual([false, false]);
    expect(store.view().inspection.category).toBe('Category 2');
    const again = store.flush();
    expect(written.at(-1)).toEqual({ category: 'Category 2', adjuster: 'Renee Castillo' });
    ends[2]!.resolve();
    expect(await again).toBe(true);
  },
);

test('intake draft: a failed write never replaces a later one or what that one cleared', async () => {
  const { written, ends, write } = slowDevice();
  const store = new DraftStore(record, write);
  const earlier = store.answer({ category: 'Category 1', policyType: 'Both', pickupVan: 2 });
  const later = store.answer({ category: 'Category 2', insuranceClaimType: 'SelfPay' });
  ends[0]!.reject(full());
  expect(await earlier).toBe(false);
  ends[1]!.resolve();
  expect(await later).toBe(true);
  void store.flush();
  expect(written.at(-1)).toEqual({ pickupVan: 2 });
  expect(store.view().inspection).toMatchObject({ category: 'Category 2', policyType: null });
});

test("intake draft: another device's answer appears, but not over what is being typed", () => {
  const store = new DraftStore(record, device().write);
  store.type('city', 'Nap');
  store.receive({ ...record, city: 'Aurora', zip: '60505' });
  expect(store.view().inspection).toMatchObject({ city: 'Nap', zip: '60505' });
});

test.each(stepOneCases)(
  'intake draft: the form misses $field: $message',
  async ({ lack, field, message }) => {
    const store = new DraftStore({ ...record, ...wholeStepOne }, device().write);
    expect(store.view().missing.size).toBe(0);
    await store.answer(lack);
    expect([...store.view().missing]).toEqual([[field, message]]);
  },
);

test('intake draft: SelfPay clears the policy type and both policies on screen immediately', async () => {
  const insured = {
    ...record,
    insuranceClaimType: 'Insurance' as const,
    policyType: 'Both' as const,
    city1: 'Elgin',
  };
  const store = new DraftStore(insured, device().write);
  await store.answer({ insuranceClaimType: 'SelfPay' });
  expect(store.view().inspection).toMatchObject({ policyType: null, city1: null });
});

test('intake draft: a record without a change keeps every object, so that nothing renders again', () => {
  const store = new DraftStore(record, device().write);
  const before = store.view().inspection;
  store.receive(structuredClone(record));
  expect(store.view().inspection).toBe(before);
});
