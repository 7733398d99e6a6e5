import { sql } from 'kysely';

/** Whether an invoice that is not void bills the supplement of a query (`supplements`). */
export const isInvoiced = sql<boolean>`coalesce((
  SELECT true FROM invoices its
  WHERE its.inspection_id = supplements.inspection_id AND supplements.number = ANY (its.supplements)
    AND its.kind = 'claim' AND its.state IN ('Issued', 'Paid') LIMIT 1), false)`;
