import { type Expression, sql } from 'kysely';
import type { Read } from '../db/database.ts';

/** What EXPLAIN tells of a step of a plan, as far as it is looked at here. */
export interface Step {
  'Node Type': string;
  'Plan Rows': number;
  Filter?: string;
  Plans?: Step[];
}

/** How PostgreSQL would carry out a query, and how many rows it expects by its statistics; nothing is carried out. */
export async function planOf(db: Read, query: Expression<unknown>): Promise<Step> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Step }] }>`EXPLAIN (FORMAT JSON) ${query}`.execute(db);
  return rows[0]!['QUERY PLAN'][0].Plan;
}

export function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}
