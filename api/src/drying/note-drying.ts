import { newDrying } from '@tidemark/contract/drying/record';
import { watchOf } from '@tidemark/contract/drying/watch';
import { sql } from 'kysely';
import { newestCompany } from '../company/read.ts';
import type { Tx } from '../db/database.ts';
import { newestZone } from '../inspections/read.ts';
import { noteWrite } from '../job/note-write.ts';
import { wholeDrying } from './read.ts';

/**
 * Notes a write to a locked project's drying: it is a write to its job, and it recalculates what Today says of the drying. Today
 * lists the job on the day after a planned visit that nobody began.
 */
export async function noteDrying(tx: Tx, projectId: number): Promise<void> {
  await noteWrite(tx, projectId);
  const drying = await wholeDrying(tx, projectId);
  const { altitudeFt, timeZone } = await newestCompany(tx);
  const { watch, needsAt } = watchOf(drying, { altitudeFt, now: new Date().toISOString() });
  const kept = JSON.stringify(watch);
  await tx
    .insertInto('dryings')
    .values({ projectId, body: JSON.stringify(bodyOfNew(projectId)), watch: kept })
    .onConflict((on) => on.column('projectId').doUpdateSet({ watch: kept }))
    .execute();
  const zone = timeZone ?? (await newestZone(tx, projectId)) ?? 'UTC';
  const planned = sql`(drying_date + 1)::timestamp AT TIME ZONE ${zone}`;
  await tx
    .updateTable('projects')
    .set({ dryingNeedsAt: sql<string | null>`least(${needsAt}::timestamptz, ${planned})` })
    .where('id', '=', projectId)
    .execute();
}

function bodyOfNew(of: number): object {
  const { record: _, id: __, projectId: ___, ...said } = newDrying(of);
  return said;
}
