import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { mergeRows, type RowValues, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import {
  readClaimSheetData,
  toClaimSheetData,
  toClaimSheetPart,
} from '@tidemark/contract/claim-sheets/sheet';
import { lineOf as changeOf } from '@tidemark/contract/testing/arbitraries';
import { runs } from '@tidemark/contract/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handClock } from '../drafts/testing/hand-clock.ts';
import { SheetDraft } from './draft.ts';
import { type Column, lineOf } from './lines.ts';

const save = claimSheetActions.save.offline!;
type Body = { inspectionId: string; inspectionRoomId: string; claimSheetData: Record<string, unknown> };
const ids = { inspectionId: 'i', inspectionRoomId: 'r' };
const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The office: it takes saves in the order they arrive, by the contract's rules, each key once. */
class Office {
  rows: SheetRows = {};
  readonly #keys = new Set<string>();

  take(key: string, body: Body): void {
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    this.rows = mergeRows(this.rows, readClaimSheetData(wire(body).claimSheetData).rows);
  }
  read = (): SheetRows => mergeRows({}, readClaimSheetData(wire(toClaimSheetData(this.rows))).rows);
}

interface Entry {
  key: string;
  body: Body;
  attempted: boolean;
}

/**
 * A device as offline/SPEC.md has it: what the office last said, the unsent calls in order, and on the screen the real
 * draft. Calls are merged while they were never attempted.
 */
class Device {
  readonly #office: Office;
  readonly #name: string;
  readonly #clock = handClock();
  #base: SheetRows = {};
  #outbox: Entry[] = [];
  #made = 0;
  readonly draft = new SheetDraft(async (rows) => this.#perform(rows), this.#clock);

  constructor(office: Office, name: string) {
    this.#office = office;
    this.#name = name;
  }

  #perform(rows: SheetRows): void {
    const body = { ...ids, claimSheetData: toClaimSheetPart(rows) };
    const last = this.#outbox.at(-1);
    if (last && !last.attempted) last.body = save.merge!(last.body, body)!;
    else this.#outbox.push({ key: `${this.#name}${this.#made++}`, body, attempted: false });
  }

  /** What the device holds: the office's rows with every unsent call laid over them by the contract's own effect. */
  rows(): SheetRows {
    return this.#outbox.reduce<SheetRows>((rows, { body }) => {
      const read = (table: string) => (table === 'sheets' ? { id: 'r', inspectionId: 'i', rows } : undefined);
      const [change] = save.effect({ params: {}, query: {}, body }, read as never, '');
      return (change!.record as { rows: SheetRows }).rows;
    }, this.#base);
  }

  async pause(): Promise<void> {
    this.#clock.pass(300);
    await this.draft.flush();
    this.draft.receive(this.rows());
  }

  /** The office takes the first call; `lost`: the answer does not arrive, and it will be sent again. */
  send(lost: boolean): void {
    const [entry] = this.#outbox;
    if (!entry) return;
    entry.attempted = true;
    this.#office.take(entry.key, entry.body);
    if (lost) return;
    this.#base = mergeRows(this.#base, readClaimSheetData(entry.body.claimSheetData).rows);
    this.#outbox.shift();
  }

  /** The office's sheet is laid under what is unsent. */
  poll(): void {
    this.#base = this.#office.read();
    this.draft.receive(this.rows());
  }

  get idle(): boolean {
    return this.#outbox.length === 0;
  }
}

const lines = [1, 24, 51, 55, 77];
function columnsOf(id: number): Column[] {
  const { section, title } = lineOf(id);
  return [...section.columns, ...(title === '' ? (['title'] as const) : [])];
}
const step = fc.record({
  on: fc.constantFrom(0, 1),
  do: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(...lines).chain((id) => fc.tuple(fc.constant(id), changeOf(id))),
    },
    { weight: 3, arbitrary: fc.constant('pause' as const) },
    { weight: 3, arbitrary: fc.constantFrom('send' as const, 'send, answer lost' as const) },
    { weight: 2, arbitrary: fc.constant('poll' as const) },
    { weight: 1, arbitrary: fc.constant('undo' as const) },
  ),
});

const cells = lines.flatMap((id) => [...columnsOf(id)].map((column) => ({ id, column })));
type Written = Map<string, unknown>;

/** Does something on a device and notes the cells it wrote: those it names, and those that show something else now. */
function write(
  device: Device,
  written: Written,
  id: number | undefined,
  act: () => void,
  named: RowValues = {},
) {
  const shown = () => cells.map((cell) => device.draft.line(cell.id).values[cell.column] ?? null);
  const before = shown();
  act();
  shown().forEach((value, index) => {
    const cell = cells[index]!;
    if (value !== before[index] || (cell.id === id && cell.column in named))
      written.set(`${cell.id}.${cell.column}`, value);
  });
}

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
/** Undo once cleared a cell this device had never touched, and with it the other device's entry. */
const undone: Step[] = [
  { on: 1, do: [55, { disposeIn: null, afterHrs: true, disposeFormula: 'PF*0.5' }] },
  { on: 1, do: 'undo' },
  { on: 0, do: [55, { disposeFt: 5 }] },
];

test('two devices: both edit one sheet offline in any way, they end with the same sheet and lose no row', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const office = new Office();
      const devices = [new Device(office, 'a'), new Device(office, 'b')];
      const written: Written[] = [new Map(), new Map()];
      for (const { on, do: act } of steps) {
        const device = devices[on]!;
        if (act === 'pause') await device.pause();
        else if (act === 'poll') device.poll();
        else if (act === 'undo') write(device, written[on]!, undefined, () => device.draft.undo());
        else if (typeof act === 'string') device.send(act !== 'send');
        else write(device, written[on]!, act[0], () => device.draft.put(...act), act[1]);
      }
      for (const device of devices) {
        await device.pause();
        while (!device.idle) device.send(false);
      }
      for (const device of devices) {
        device.poll();
        expect(device.rows()).toEqual(office.rows);
        for (const id of lines) expect(device.draft.line(id).values).toEqual(office.rows[id] ?? {});
      }
      // Every cell ends as one of the two left it: what only one of them wrote is there.
      for (const { id, column } of cells) {
        const left = written.flatMap((of) => (of.has(`${id}.${column}`) ? [of.get(`${id}.${column}`)] : []));
        expect(left.length === 0 ? [null] : left).toContainEqual(office.rows[id]?.[column] ?? null);
      }
    }),
    { numRuns: runs(1_000), examples: [[undone]] },
  );
}, 60_000);
