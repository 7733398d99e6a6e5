import { z } from 'zod';
import { wholeNumberInUrl } from './shapes.ts';

/** decisions.md, "Envelope and errors". */
export const failure = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.string(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** On a server error, the id to find it by in the log. */
  requestId: z.string().optional(),
});
export type Failure = z.output<typeof failure>;

export const pageQuery = {
  page: wholeNumberInUrl(1, 100_000).default(1),
  limit: wholeNumberInUrl(1, 100).default(20),
};

/** `total` is exact up to 10,000; beyond that it stays 10,000 and `more` is true. */
export const pagination = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  totalPages: z.number(),
  more: z.boolean().optional(),
});
export type Pagination = z.output<typeof pagination>;

export const countCap = 10_000;

/** Paging for a list with `counted` matches (counted up to countCap + 1). */
export function paginate(page: number, limit: number, counted: number): Pagination {
  const total = Math.min(counted, countCap);
  return {
    page,
    limit,
    total,
    totalPages: Math.ceil(total / limit),
    ...(counted > countCap && { more: true }),
  };
}
