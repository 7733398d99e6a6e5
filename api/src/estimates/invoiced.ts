import { sql } from 'kysely';

/** Whether an invoice that is not void names the estimate of a query (`estimates`). */
export const isInvoiced = sql<boolean>`false`;
