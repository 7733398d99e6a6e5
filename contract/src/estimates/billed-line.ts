import { z } from 'zod';

/** A line of what is approved, supplemented or invoiced. US dollars, exact to the cent; quantities have at most 2 decimals. */
export const billedLine = z.object({
  /** The same in every number of the estimate. */
  key: z.string(),
  /** The section of the claim sheet it comes from, or drying, service, debris, other, adjustment. */
  group: z.string(),
  /** The room's name, "Drying", or null. */
  heading: z.string().nullable(),
  title: z.string(),
  quantity: z.number(),
  unit: z.string(),
  rate: z.number(),
  amount: z.number(),
  code: z.string().optional(),
  note: z.string().optional(),
});
export type BilledLine = z.output<typeof billedLine>;
