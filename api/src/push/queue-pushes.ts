import type { PushKind } from '@tidemark/contract/push';
import { sql } from 'kysely';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';

/**
 * Queues a push to each browser the projects' technicians subscribed, committed with its cause; send-pushes.ts sends it.
 * Nobody is told what they did themselves.
 */
export async function queuePushes(
  tx: Tx,
  { actor }: Pick<Caller, 'actor'>,
  kind: PushKind,
  projectIds: readonly number[],
): Promise<void> {
  await sql`
    INSERT INTO pushes (sign_in_id, project_id, kind)
    SELECT push_subscriptions.sign_in_id, projects.id, ${kind}
    FROM projects
    JOIN sign_ins ON sign_ins.technician_id = projects.technician_id
    JOIN push_subscriptions ON push_subscriptions.sign_in_id = sign_ins.id
    WHERE projects.id = ANY(${projectIds}::int[]) AND projects.technician_id <> ${actor?.id ?? 0}
    ON CONFLICT (sign_in_id, project_id) DO UPDATE SET
      version = pushes.version + 1,
      kind = CASE WHEN pushes.kind = 'assigned' THEN pushes.kind ELSE excluded.kind END`.execute(tx);
}
