import { z } from 'zod';
import { sameJson } from '../same-json.ts';
import { lineKey } from './edits.ts';
import type { EstimateContent } from './estimate-shape.ts';

const figures = z.object({ quantity: z.number(), rate: z.number(), amount: z.number() });
type Figures = z.output<typeof figures>;

/** How an estimate differs from the previous one. */
export const estimateChanges = z.object({
  priceListVersion: z.object({ before: z.number(), after: z.number() }).nullable(),
  total: z.object({ before: z.number(), after: z.number() }),
  /** Lines and fees that were added (`before` null), removed (`after` null) or changed. */
  lines: z.array(
    z.object({
      /** The room's name; null on a fee. */
      room: z.string().nullable(),
      title: z.string(),
      before: figures.nullable(),
      after: figures.nullable(),
    }),
  ),
  /** Billing, policies, overhead and profit, tax or other details besides the lines changed. */
  facts: z.array(z.enum(['billTo', 'preparedFor', 'policies', 'rates', 'rooms', 'loss'])),
});
export type EstimateChanges = z.output<typeof estimateChanges>;

interface Line extends Figures {
  room: string | null;
  title: string;
}

/** Lines and fees by what identifies them across estimates. */
function linesOf({ rooms, fees, drying, added = [], adjustments = [] }: EstimateContent): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (const { roomId, name, lines: its, added: more = [] } of rooms) {
    for (const line of its) lines.set(lineKey(roomId, line), { room: name, ...line });
    for (const line of more) lines.set(line.id, { room: name, ...line });
  }
  for (const line of drying?.lines ?? []) lines.set(`drying ${line.key}`, { room: 'Drying', ...line });
  for (const line of added) lines.set(line.id, { room: null, ...line });
  for (const fee of fees) lines.set(`fee ${fee.key}`, { room: null, ...fee });
  for (const { id, title, amount } of adjustments)
    lines.set(id, { room: null, title, quantity: 1, rate: amount, amount });
  return lines;
}

const figuresOf = ({ quantity, rate, amount }: Figures): Figures => ({ quantity, rate, amount });

/** What is written beside the lines changes no figure. */
const remarksOf = ({ rooms, fees, drying, added = [], adjustments = [] }: EstimateContent) =>
  [
    ...rooms.flatMap((room) => [...room.lines, ...(room.added ?? [])]),
    ...(drying?.lines ?? []),
    ...[...fees, ...added, ...adjustments],
  ]
    .filter(({ code, note }) => code || note)
    .map(({ title, code, note }) => [title, code ?? '', note ?? '']);

const facts: Record<EstimateChanges['facts'][number], (of: EstimateContent) => unknown> = {
  billTo: ({ billTo }) => billTo,
  preparedFor: ({ preparedFor, projectTitle }) => [preparedFor, projectTitle],
  policies: ({ policies }) => policies,
  rates: ({ afterHoursFactor, overheadAndProfitPercent, taxPercent, drying }) => [
    afterHoursFactor,
    overheadAndProfitPercent,
    taxPercent,
    // What the unit-days are counted by.
    ...(drying ? [drying.rule, drying.graceMinutes, drying.withoutClass] : []),
  ],
  rooms: (content) => [
    content.rooms.map(({ lines, added, total, ...room }) => room),
    content.withoutQuantity,
    remarksOf(content),
  ],
  loss: ({ loss }) => loss,
};

/** @returns null where both say the same, by the same version of the price list */
export function changesBetween(before: EstimateContent, now: EstimateContent): EstimateChanges | null {
  // An estimate stored before this field existed counts as equal.
  const address = before.loss.address === undefined ? undefined : now.loss.address;
  const after = { ...now, loss: { ...now.loss, address } };
  if (sameJson(before, after)) return null;
  const [old, its] = [linesOf(before), linesOf(after)];
  const keys = [...new Set([...its.keys(), ...old.keys()])];
  const version = { before: before.priceListVersion, after: after.priceListVersion };
  return {
    priceListVersion: version.before === version.after ? null : version,
    total: { before: before.total, after: after.total },
    lines: keys.flatMap((key) => {
      const [was, is] = [old.get(key), its.get(key)];
      if (was && is && was.title === is.title && sameJson(figuresOf(was), figuresOf(is))) return [];
      const { room, title } = (is ?? was)!;
      return { room, title, before: was ? figuresOf(was) : null, after: is ? figuresOf(is) : null };
    }),
    facts: (Object.keys(facts) as (keyof typeof facts)[]).filter(
      (fact) => !sameJson(facts[fact](before), facts[fact](after)),
    ),
  };
}
