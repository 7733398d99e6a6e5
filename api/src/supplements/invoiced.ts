import { sql } from 'kysely';

/** Whether an invoice that is not void names the supplement of a query (`supplements`). */
export const isInvoiced = sql<boolean>`false`;
