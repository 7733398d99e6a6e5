import pg from 'pg';
import { columnName } from '../../../api/src/db/column-name.ts';
import { fileId, type Name, type Subjects } from '../../api/calls.ts';
import type { Call } from '../../api/messages.ts';
import { listed } from '../listed.ts';

/** The ids of all 106 lines of each sheet, by room and line. */
async function linesOf(databaseUrl: string, rooms: string[]): Promise<Map<string, Record<number, number>>> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query(
    `INSERT INTO claim_sheet_rows (room_id, field_master_id)
     SELECT room, line FROM unnest($1::uuid[]) AS room, generate_series(1, 106) AS line ON CONFLICT DO NOTHING`,
    [rooms],
  );
  const { rows } = await db.query<{ room: string; lines: Record<number, number> }>(
    `SELECT room_id AS room, json_object_agg(field_master_id, id) AS lines FROM claim_sheet_rows
     WHERE room_id = ANY ($1::uuid[]) GROUP BY room_id`,
    [rooms],
  );
  await db.end();
  return new Map(rows.map(({ room, lines }) => [room, lines]));
}

/** The same calls of Directus's own REST API. */
export async function directusCalls(
  databaseUrl: string,
  token: string,
  { read, written, searches, sheets, note }: Subjects,
): Promise<Record<Name, Call[]>> {
  const lines = await linesOf(
    databaseUrl,
    written.map(({ roomId }) => roomId),
  );
  const fields = listed.replace(/\s/g, '');
  const get = (path: string, query: Record<string, string> = {}): Call => {
    const asked = new URLSearchParams(query).toString();
    return { method: 'GET', path: path + (asked && `?${asked}`), token };
  };
  const patch = (path: string, ...bodies: object[]): Call => ({
    ...{ method: 'PATCH', path, token, bodies: bodies.map((body) => JSON.stringify(body)) },
  });
  const upload: Call = { method: 'POST', path: '/files', token, form: { id: fileId } };
  const size = { width: '320', height: '320', fit: 'inside', format: 'webp' };
  const wholeSheet = (room: string) =>
    sheets.map((rows) => ({
      rows: {
        ...{ create: [], delete: [] },
        update: Object.entries(rows).map(([line, values]) => ({
          id: lines.get(room)![Number(line)],
          ...Object.fromEntries(Object.entries(values).map(([field, value]) => [columnName(field), value])),
        })),
      },
    }));
  return {
    'assigned list': read.map(({ technicianId }) =>
      get('/items/projects', {
        ...{ 'filter[technician_id][_eq]': String(technicianId), limit: '20', fields },
        sort: 'status_rank,priority_rank,scheduled_date,id',
      }),
    ),
    search: searches.map((search) =>
      get('/items/projects', { search, limit: '20', sort: '-id', meta: 'filter_count', fields }),
    ),
    'read one project': read.map(({ projectId }) => get(`/items/projects/${projectId}`)),
    'update an inspection': written.map(({ id }) =>
      patch(`/items/inspections/${id}`, { additional_notes: note.additionalNotes }),
    ),
    'save a sheet again': written.map(({ roomId }) =>
      patch(`/items/claim_sheets/${roomId}`, ...wholeSheet(roomId)),
    ),
    'upload 4 MB': [upload],
    'upload 4 MB and thumbnail': [{ ...upload, follow: get(`/assets/${fileId}`, size) }],
  };
}
