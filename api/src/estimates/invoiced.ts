import { sql } from 'kysely';

/** Whether an invoice that is not void bills the estimate of a query (`estimates`). As EXISTS, it would read all invoices. */
export const isInvoiced = sql<boolean>`coalesce((
  SELECT true FROM invoices its
  WHERE its.inspection_id = estimates.inspection_id AND its.estimate_number = estimates.number
    AND its.kind = 'claim' AND its.state IN ('Issued', 'Paid') LIMIT 1), false)`;
