import { type DaysToPayment, quartersOf } from '@tidemark/contract/accounting/aging';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';

/**
 * An invoice counts in the quarter of its last payment, once it is paid in full, with the days from its date to that
 * payment; a payment that is dated before the invoice counts as 0 days.
 */
export async function daysToPayment(db: Read, today: string): Promise<DaysToPayment> {
  const { thisFrom, lastFrom } = quartersOf(today);
  const { rows } = await sql<DaysToPayment>`
    SELECT round(avg(days) FILTER (WHERE paid_on >= ${thisFrom}::date))::integer AS "thisQuarter",
      round(avg(days) FILTER (WHERE paid_on < ${thisFrom}::date))::integer AS "lastQuarter"
    FROM (
      SELECT last.paid_on, greatest(0, last.paid_on - invoices.issued_on) AS days
      FROM (
        SELECT invoice_id, max(received_on) AS paid_on FROM invoice_payments
        WHERE kind = 'payment' AND removed_at IS NULL AND received_on >= ${lastFrom}::date
        GROUP BY invoice_id
      ) last JOIN invoices ON invoices.id = last.invoice_id
      WHERE invoices.state = 'Paid'
    ) paid`.execute(db);
  return rows[0]!;
}
