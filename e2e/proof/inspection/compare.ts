import pg from 'pg';
import type { Server } from '../../fixtures/server.ts';
import type { AtOffice } from '../../steps/documentation.ts';
import type { freshInspection } from '../../steps/open-inspection.ts';
import type { MadePhoto } from '../evidence/make-photos.ts';
import { embeddedUrl } from '../server/embedded-postgres.ts';
import { type Act, roomNames } from './acts.ts';
import type { Store } from './store.ts';

type Inspection = Awaited<ReturnType<typeof freshInspection>>;
type Row = Record<string, unknown>;

/** Compares what was done with the server's records, and its log with doing anything twice. */
export async function compareWithOffice(
  server: Server,
  { its, id, record }: Inspection,
  acts: readonly Act[],
  photos: readonly MadePhoto[],
): Promise<{ lost: string[]; doubled: string[] }> {
  const { rooms } = await its.ask<{ rooms: Row[] }>('GET', `/rooms/inspection/${id}`);
  const { documentation } = await its.ask<{ documentation: AtOffice }>(
    'GET',
    `/documentation/inspection/${id}`,
  );
  const sheets = await Promise.all(
    rooms.map(async (room) => {
      const { claimSheetData } = await its.ask<{ claimSheetData: Record<string, Row | Row[]> }>(
        'GET',
        `/rooms/claim-sheet-data/${room.id}`,
      );
      const rows = Object.values(claimSheetData).flat();
      return {
        id: String(room.id),
        rows: Object.fromEntries(rows.map((row) => [String(row.fieldMasterId), row])),
      };
    }),
  );
  const there: Store = {
    ...{ inspection: await record(), rooms, sheets, unsent: 0 },
    documentation: documentation.photos as unknown as Row[],
  };
  const lost = acts.filter((act) => !act.there(there)).map(({ what }) => `${what}, at the office`);
  for (const { name, sha256 } of photos) {
    const [kept] = documentation.photos.filter(({ filename }) => filename === name);
    if (kept && kept.sha256 !== sha256) lost.push(`${name} is another picture at the office`);
  }
  const doubled = [
    ...twice(documentation.photos.map(({ filename }) => filename)),
    ...twice(rooms.map(({ name }) => String(name))),
    ...(await doneTwice(await embeddedUrl(server.dataDir), id, rooms)),
  ];
  return { lost, doubled };
}

const twice = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name)]
    .filter(([, of]) => of.length > 1)
    .map(([name]) => `${name} stands twice`);

/** Every room, photo, figure and the end of the inspection is in the log once. */
async function doneTwice(databaseUrl: string, id: string, rooms: readonly Row[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ what: string; count: number }>(
      `SELECT what, count(*)::int AS count FROM (
         SELECT action || ' ' || coalesce(after ->> 'name', after ->> 'filename', '') AS what FROM audit_log
         WHERE action IN ('room-added', 'file-added', 'inspection-completed') AND subject_id = ANY ($1)
       UNION ALL
         SELECT subject_id || ' ' || line.key || ' = ' || cell.value FROM audit_log,
           jsonb_each(after) AS line, jsonb_each_text(line.value) AS cell
         WHERE action = 'claim-sheet-changed' AND subject_id = ANY ($1) AND cell.value ~ '^1\\d{3}$'
           AND before -> line.key ->> cell.key IS DISTINCT FROM cell.value
       ) AS done GROUP BY what HAVING count(*) > 1`,
      [[id, ...rooms.map((room) => String(room.id))]],
    );
    const ended = roomNames.length === rooms.length ? [] : [`${rooms.length} rooms`];
    return [...ended, ...rows.map(({ what, count }) => `${what}: ${count} times in the log`)];
  } finally {
    await client.end();
  }
}
