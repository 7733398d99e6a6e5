import { mergeRows, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import Dexie from 'dexie';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handClock } from '../drafts/testing/hand-clock.ts';
import { SheetDraft } from './draft.ts';

function draftOn(save: (rows: SheetRows) => Promise<void>) {
  const clock = handClock();
  return { draft: new SheetDraft(save, clock), clock };
}

test('claim sheet draft: a run of keys, saved once, 300 ms after the last', async () => {
  const saves: SheetRows[] = [];
  const { draft, clock } = draftOn(async (rows) => void saves.push(rows));
  draft.enter(51, 'qty', '3');
  clock.pass(200);
  draft.enter(51, 'qty', '39');
  clock.pass(200);
  expect(saves).toEqual([]);
  draft.enter(51, 'all', true);
  clock.pass(300);
  await draft.flush();
  expect(saves).toEqual([{ 51: { qty: 39, all: true } }]);
});

test('claim sheet draft: a sheet is called saved only while nothing is waiting or being saved, and shows it from the first pause', async () => {
  let done = () => {};
  const { draft, clock } = draftOn(() => new Promise((resolve) => (done = resolve)));
  const told: boolean[] = [];
  draft.subscribeTotals(() => told.push(draft.isSaved()));
  expect(draft.isSaved()).toBe(true);
  draft.enter(51, 'qty', '3');
  expect(draft.isSaved()).toBe(false);
  clock.pass(150);
  expect(told).toEqual([false]);
  const saved = draft.flush();
  draft.enter(51, 'qty', '39');
  done();
  await saved;
  expect(draft.isSaved()).toBe(false);
  const again = draft.flush();
  expect(told.at(-1)).toBe(false);
  done();
  await again;
  expect(told.at(-1)).toBe(true);
});

test('claim sheet draft: a cleared cell, sent as cleared', async () => {
  const saves: SheetRows[] = [];
  const { draft } = draftOn(async (rows) => void saves.push(rows));
  draft.receive({ 51: { qty: 39 } });
  draft.enter(51, 'qty', '');
  await draft.flush();
  expect(saves).toEqual([{ 51: { qty: null } }]);
  expect(draft.line(51).values).toEqual({});
});

test.each([
  ['12x', 'Enter a number.'],
  ['-1', 'Enter 0 or more.'],
  ['1.234', 'Use at most 2 decimals.'],
  ['1000000', 'Enter 999,999 or less.'],
])('claim sheet draft: %s stays in its cell with the reason and is not sent', async (text, reason) => {
  const saves: SheetRows[] = [];
  const { draft } = draftOn(async (rows) => void saves.push(rows));
  draft.enter(51, 'qty', text);
  await draft.flush();
  expect(saves).toEqual([]);
  expect(draft.text(51, 'qty')).toBe(text);
  expect(draft.line(51).errors).toEqual({ qty: reason });
  expect(draft.troubled()).toEqual([51]);
  draft.enter(51, 'qty', '12');
  expect(draft.line(51).errors).toEqual({});
});

test("claim sheet draft: another device's row appears, but never over an unsaved one", () => {
  const { draft } = draftOn(() => new Promise(() => {}));
  draft.enter(51, 'qty', '40');
  draft.receive({ 51: { qty: 7, all: true }, 52: { qty: 8 } });
  expect(draft.line(51).values).toEqual({ qty: 40, all: true });
  expect(draft.line(52).values).toEqual({ qty: 8 });
});

test('claim sheet draft: one line changes, only its listeners are notified', () => {
  const { draft } = draftOn(async () => {});
  const told: number[] = [];
  for (const id of [51, 52]) draft.subscribeLine(id, () => told.push(id));
  draft.enter(51, 'qty', '4');
  expect(told).toEqual([51]);
  const before = draft.line(51);
  draft.receive({ 52: { qty: 1 } });
  expect(told).toEqual([51, 52]);
  expect(draft.line(51)).toBe(before);
});

test('claim sheet draft: totals follow 150 ms after typing', () => {
  const { draft, clock } = draftOn(async () => {});
  draft.enter(51, 'qty', '4');
  expect(draft.filled().size).toBe(0);
  clock.pass(150);
  expect([...draft.filled()]).toEqual([51]);
});

test('claim sheet draft: a failed save keeps the rows, says why and is retried', async () => {
  let broken = true;
  const saves: SheetRows[] = [];
  const { draft, clock } = draftOn(async (rows) => {
    if (broken) throw new Dexie.DatabaseClosedError();
    saves.push(rows);
  });
  draft.enter(51, 'qty', '4');
  await draft.flush();
  expect(draft.failure()).toBe('Not saved yet');
  expect(draft.line(51).values).toEqual({ qty: 4 });
  broken = false;
  draft.enter(52, 'qty', '5');
  clock.pass(3_000);
  await draft.flush();
  expect(draft.failure()).toBeUndefined();
  expect(saves).toEqual([{ 51: { qty: 4 }, 52: { qty: 5 } }]);
});

test("claim sheet draft: a full device, reported in plain words and not the browser's", async () => {
  const { draft } = draftOn(async () => {
    throw new DOMException('Connection is closing because of: FILE_ERROR_NO_SPACE', 'UnknownError');
  });
  draft.enter(51, 'qty', '4');
  await draft.flush();
  expect(draft.failure()).toBe('Not saved on this device: it is out of space. Free up space.');
});

test("claim sheet draft: typing, saving and receiving in any order, the screen shows the device's rows with the unsaved on top", async () => {
  const edit = fc.record({
    id: fc.constantFrom(51, 52, 75),
    column: fc.constantFrom('qty' as const, 'all' as const, 'afterHrs' as const),
    figure: fc.constantFrom('', '1', '2.5', '40'),
    tick: fc.boolean(),
  });
  const step = fc.oneof(edit, fc.constant('flush' as const), fc.constant('receive' as const));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      let device: SheetRows = {};
      let shown: SheetRows = {};
      const { draft } = draftOn(async (rows) => {
        device = mergeRows(device, rows);
      });
      for (const step of steps) {
        if (step === 'flush') await draft.flush();
        else if (step === 'receive') draft.receive(device);
        else {
          const value = step.column === 'qty' ? step.figure : step.tick;
          draft.enter(step.id, step.column, value);
          const figure = step.figure === '' ? null : Number(step.figure);
          shown = mergeRows(shown, {
            [step.id]: { [step.column]: step.column === 'qty' ? figure : step.tick },
          });
        }
        for (const id of [51, 52, 75]) expect(draft.line(id).values).toEqual(shown[id] ?? {});
      }
      await draft.flush();
      expect(device).toEqual(shown);
    }),
    { numRuns: 60 },
  );
});

test('claim sheet draft: unsaved rows of a closed page, restored, but not over newer ones', async () => {
  const { draft } = draftOn(() => new Promise(() => {}));
  draft.receive({ 51: { qty: 39 }, 52: { qty: 8 } });
  expect(draft.unsaved()).toBeUndefined();
  draft.enter(51, 'qty', '40');
  draft.enter(52, 'qty', '');
  void draft.flush();
  draft.enter(51, 'all', true);
  const left = JSON.parse(JSON.stringify(draft.unsaved()));

  const saves: SheetRows[] = [];
  const { draft: opened } = draftOn(async (rows) => void saves.push(rows));
  opened.receive({ 51: { qty: 39 }, 52: { qty: 9 } });
  opened.takeUp(left);
  expect(opened.line(51).values).toEqual({ qty: 40, all: true });
  expect(opened.line(52).values).toEqual({ qty: 9 });
  await opened.flush();
  expect(saves).toEqual([{ 51: { qty: 40, all: true } }]);
});
