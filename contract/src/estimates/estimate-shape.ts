import { z } from 'zod';
import { dayRules } from '../drying/day-rules.ts';
import { priceColumns } from '../price-list/chargeables.ts';
import { calendarDate, dateTime } from '../shapes.ts';

/** Rates and amounts are US dollars, exact to the cent; a quantity has at most 2 decimals. */
const charge = {
  title: z.string(),
  quantity: z.number(),
  unit: z.string(),
  /** Price of one unit, including the after-hours factor. */
  rate: z.number(),
  amount: z.number(),
  /** What the office wrote beside it, if anything. */
  code: z.string().optional(),
  note: z.string().optional(),
};

/** One line of a claim sheet in one column. */
export const estimateLine = z.object({
  fieldMasterId: z.number(),
  column: z.enum(priceColumns),
  ...charge,
  /** The list price: the rate is this, times the after-hours factor for a line marked After Hours. */
  price: z.number(),
  afterHours: z.boolean(),
  /** The quantity is the whole room's: `All` is checked and none was entered. */
  wholeRoom: z.boolean(),
});
export type EstimateLine = z.output<typeof estimateLine>;

export const estimateFee = z.object({ key: z.string(), group: z.enum(['service', 'debris']), ...charge });
export type EstimateFee = z.output<typeof estimateFee>;

/** Unit-days, monitoring and filters of a job's drying (money.md 3). */
const estimateDrying = z.object({
  /** `key` is its fee's, with `.afterHours` at the after-hours rate; `detail` says what was counted. */
  lines: z.array(z.object({ key: z.string(), ...charge, afterHours: z.boolean(), detail: z.string() })),
  rule: z.enum(dayRules),
  graceMinutes: z.number(),
  /** Local dates of the first and the last billed day. */
  from: calendarDate.nullable(),
  to: calendarDate.nullable(),
  /** What the price list has no rate for, as it is said: "Air mover (18 days)". */
  withoutRate: z.array(z.string()),
  /** Units of no rate class, said alike. */
  withoutClass: z.array(z.string()),
  total: z.number(),
});
export type EstimateDrying = z.output<typeof estimateDrying>;

/** A line or an adjustment of the office's own. */
const addedLine = z.object({ id: z.string(), ...charge });
export type AddedLine = z.output<typeof addedLine>;
const { code, note, title, amount } = charge;
const adjustment = z.object({ id: z.string(), title, amount, code, note });

const size = z.number().nullable();
const estimateRoom = z.object({
  roomId: z.string(),
  name: z.string(),
  dimensionsLength: size,
  dimensionsWidth: size,
  dimensionsHeight: size,
  lines: z.array(estimateLine),
  added: z.array(addedLine).optional(),
  /** Of all its lines. */
  total: z.number(),
});
export type EstimateRoom = z.output<typeof estimateRoom>;

const party = {
  name: z.string().nullable(),
  address: z.array(z.string()),
  phone: z.string().nullable(),
};

const policy = z.object({
  kind: z.enum(['Master', 'Individual']),
  insuranceCompany: z.string().nullable(),
  claimNumber: z.string().nullable(),
  dateOfLoss: calendarDate.nullable(),
  adjuster: z.string().nullable(),
  deductible: z.number().nullable(),
  /** What only the office knows; of the policy that is billed. */
  policyNumber: z.string().optional(),
  adjusterPhone: z.string().optional(),
  adjusterEmail: z.string().optional(),
});
export type EstimatePolicy = z.output<typeof policy>;

/** A line with `All` checked but no measurement: it is not charged, and the estimate says so. */
const withoutQuantity = z.object({ roomId: z.string(), fieldMasterId: z.number(), title: z.string() });

/** Everything an estimate says, from the inspection, its rooms and sheets and one version of the price list. */
export const estimateContent = z.object({
  inspectionId: z.string(),
  projectId: z.number(),
  projectTitle: z.string(),
  priceListVersion: z.number(),
  preparedFor: z.object(party),
  /** SelfPay: the homeowner. Insurance: the insurer of the first policy. */
  billTo: z.object({ kind: z.enum(['Homeowner', 'Insurer']), ...party }),
  policies: z.array(policy),
  loss: z.object({
    /** Absent in estimates of an earlier version. */
    address: z.string().optional(),
    damageType: z.array(z.string()),
    category: z.string().nullable(),
    inspectedAt: dateTime,
    technicianName: z.string(),
  }),
  afterHoursFactor: z.number(),
  rooms: z.array(estimateRoom),
  /** In the total, once the job is dry. */
  drying: estimateDrying.optional(),
  /** What the drying comes to so far, not in the total; never kept. */
  dryingSoFar: estimateDrying.optional(),
  fees: z.array(estimateFee),
  /** Added lines of no room. */
  added: z.array(addedLine).optional(),
  withoutQuantity: z.array(withoutQuantity),
  /** All lines and fees; overhead, profit and tax are of this with the adjustments. */
  subtotal: z.number(),
  adjustments: z.array(adjustment).optional(),
  overheadAndProfitPercent: z.number(),
  overheadAndProfit: z.number(),
  taxPercent: z.number(),
  tax: z.number(),
  total: z.number(),
  /** The billed policy's; shown separately, never subtracted from the total. */
  deductible: z.number().nullable(),
});
export type EstimateContent = z.output<typeof estimateContent>;
