import pg from 'pg';
import type { Server } from '../fixtures/server.ts';
import { embeddedUrl } from '../proof/server/embedded-postgres.ts';

/**
 * Creates records of an inspection's photos p0.png, p1.png, … until there are this many, each with the bytes and
 * the room of an existing one: the server then has what as many uploads would have made.
 */
export async function multiplyPhotos(
  { dataDir }: Server,
  inspectionId: string,
  until: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: await embeddedUrl(dataDir) });
  await client.connect();
  try {
    await client.query(
      `WITH there AS (
         SELECT *, row_number() OVER (ORDER BY created_at, id) - 1 AS nth, count(*) OVER () AS many
         FROM files WHERE inspection_id = $1 AND kind = 'photo')
       INSERT INTO files (id, inspection_id, room_id, kind, name, type, size, sha256, technician_id, created_at)
       SELECT uuidv7(), inspection_id, room_id, kind, 'p' || made || '.png', type, size, sha256, technician_id,
         created_at + made * interval '1 second'
       FROM there, generate_series(many, $2::int - 1) AS made WHERE made % many = nth ORDER BY made`,
      [inspectionId, until],
    );
  } finally {
    await client.end();
  }
}
