import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import { expect, test } from 'vitest';
import { handClock } from '../../drafts/testing/hand-clock.ts';
import { plan } from '../../offline/outbox/index.ts';
import { type Reading, ReadingsDraft } from './readings-draft.ts';

const [visitId, pointId] = ['0197b8a0-0000-7000-8000-000000000001', '0197b8a0-0000-7000-8000-000000000002'];
const reading = (value: number) =>
  plan(dryingRecordActions.addReading, {
    params: { id: 1 },
    body: { visitId, pointId, measuredAt: '2026-11-21T08:00:00-06:00', value, outOfRange: false },
  });

function typing() {
  const clock = handClock();
  const written: unknown[][] = [];
  let full = false;
  const write = async (readings: readonly Reading[]) => {
    if (full) throw new Error('The device is full.');
    written.push(readings.map(({ input }) => (input.body as { value: number }).value));
  };
  const draft = new ReadingsDraft(write, clock);
  return {
    draft,
    clock,
    written,
    fill: (is: boolean) => {
      full = is;
    },
    /** A key each 100 ms, as by a fast finger. */
    press(times: number) {
      for (let key = 0; key < times; key++) {
        clock.pass(100);
        draft.pressed();
      }
    },
  };
}

test('visit pad: figures typed one after the other, they are written together 150 ms after the last key', () => {
  const { draft, clock, written, press } = typing();
  draft.keep(reading(21));
  press(2);
  draft.keep(reading(22));
  clock.pass(149);
  expect(written).toEqual([]);
  clock.pass(1);
  expect(written).toEqual([[21, 22]]);
});

test('visit pad: nobody pauses, a figure is written 2 s after it was typed', () => {
  const { draft, written, press } = typing();
  draft.keep(reading(21));
  press(19);
  expect(written).toEqual([]);
  press(1);
  expect(written).toEqual([[21]]);
});

test('visit pad: the pad closes, what was read is written at once', async () => {
  const { draft, clock, written } = typing();
  draft.keep(reading(21));
  expect(await draft.flush()).toBe(true);
  clock.pass(5_000);
  expect(written).toEqual([[21]]);
});

test('visit pad: a device that was full, what was read is written later, before what follows', async () => {
  const { draft, clock, written, fill } = typing();
  fill(true);
  draft.keep(reading(21));
  expect(await draft.flush()).toBe(false);
  fill(false);
  draft.keep(reading(22));
  clock.pass(300);
  expect(written).toEqual([[21, 22]]);
});
