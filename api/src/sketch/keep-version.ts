import type { Sketch } from '@tidemark/contract/sketch/shape';
import { sql } from 'kysely';
import type { SignedIn, WriteContext } from '../context.ts';
import { type DrawnRoom, keptVersions, ofDrawn } from './read.ts';

/**
 * What one sign-in saves in a row within ten minutes is one version, or a person's own steps would fill the list. What
 * stood before and is restored is a new one, or what it replaces would be gone.
 */
export async function keepVersion(
  { tx, actor, signInId }: SignedIn<WriteContext>,
  room: DrawnRoom,
  sketch: Sketch | null,
): Promise<void> {
  const text = sketch && JSON.stringify(sketch);
  const its = ofDrawn(room);
  const own = await sql`
    UPDATE room_sketches SET sketch = ${text}::json, saved_at = now()
    WHERE id = (SELECT id FROM room_sketches WHERE ${its} ORDER BY id DESC LIMIT 1)
      AND sign_in_id = ${signInId} AND saved_at > now() - interval '10 minutes'
      AND NOT EXISTS (SELECT FROM room_sketches WHERE ${its} AND sketch::jsonb = ${text}::jsonb)`.execute(tx);
  if (own.numAffectedRows) return;
  await tx
    .insertInto('roomSketches')
    .values({ ...room, sketch: text, technicianId: actor.id, signInId })
    .execute();
  await sql`
    DELETE FROM room_sketches WHERE ${its} AND id <= (
      SELECT id FROM room_sketches WHERE ${its} ORDER BY id DESC OFFSET ${keptVersions} LIMIT 1
    )`.execute(tx);
}
