import { randomInt } from 'node:crypto';
import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { toClaimSheetPart } from '@tidemark/contract/claim-sheets/sheet';
import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { accessTokens } from '../../api/src/auth/tokens.ts';
import type { Database } from '../../api/src/db/schema.ts';
import { type Call, stamp } from './messages.ts';

/** At least the most concurrent calls, so that no two write to the same inspection. */
const each = 64;
const api = '/api/v1';

/** The variants a call is compared with, beside the app. */
export interface Kind {
  name: string;
  /** Reads and the bulk save must reach half of what is possible. */
  goal: boolean;
  limit: 'statements' | 'argon2' | 'sharp' | 'pdfkit';
}

export const kinds = [
  { name: 'sign-in', goal: false, limit: 'argon2' },
  { name: 'assigned', goal: true, limit: 'statements' },
  { name: 'filtered list', goal: true, limit: 'statements' },
  { name: 'search', goal: true, limit: 'statements' },
  { name: 'read inspection', goal: true, limit: 'statements' },
  { name: 'read its rooms', goal: true, limit: 'statements' },
  { name: 'read a sheet', goal: true, limit: 'statements' },
  { name: 'PUT draft', goal: false, limit: 'statements' },
  { name: 'bulk of 106 rows', goal: true, limit: 'statements' },
  { name: 'upload', goal: false, limit: 'sharp' },
  { name: 'PDF', goal: false, limit: 'pdfkit' },
] as const satisfies readonly Kind[];
export type Name = (typeof kinds)[number]['name'];

interface Place {
  id: string;
  technicianId: number;
  roomId: string;
}

/** Open inspections with a begun sheet, newest first: half of them are read, the others written. */
async function placesOf(db: Kysely<Database>): Promise<Place[]> {
  const { rows } = await sql<Place>`
    SELECT i.id, i.technician_id, r.id AS room_id FROM inspections AS i
    JOIN technicians AS t ON t.id = i.technician_id AND t.status = 'Active'
    JOIN LATERAL (
      SELECT rooms.id FROM rooms JOIN claim_sheets ON room_id = rooms.id WHERE inspection_id = i.id ORDER BY position LIMIT 1
    ) AS r ON true
    WHERE i.status = 'In Progress' ORDER BY i.id DESC LIMIT ${sql.lit(2 * each)}`.execute(db);
  if (rows.length < 2 * each)
    throw new Error('The database is too small: there are not 128 open inspections with a sheet.');
  return rows;
}

/** A full sheet of 106 lines with its own figures. */
function wholeSheet(figure: number): object {
  const rows: SheetRows = {};
  for (const [id, { section }] of catalogue) {
    const column = section.columns.find((name) => name !== 'roomName' && !name.endsWith('In'))!;
    rows[id] = { [column]: figure + id };
  }
  return toClaimSheetPart(rows);
}

/** Every call of the bench on one database, in every variant. Signs people in for an hour of calls. */
export async function callsOn(db: Kysely<Database>, secret: string, password: string) {
  const places = await placesOf(db);
  const [read, written] = [places.slice(0, each), places.slice(each)];
  const manager = await db
    .selectFrom('technicians')
    .select('id')
    .where('role', '=', 'Manager')
    .executeTakeFirstOrThrow();
  const people = [...new Set(places.map(({ technicianId }) => technicianId)), manager.id];
  const signIns = new Map(people.map((id) => [id, uuidv7()]));
  await db
    .insertInto('signIns')
    .values([...signIns].map(([technicianId, id]) => ({ id, technicianId })))
    .execute();
  const emails = await db
    .selectFrom('technicians')
    .select('email')
    .where('status', '=', 'Active')
    .where('role', 'in', ['Field Technician', 'Senior Field Technician', 'Lead Technician'])
    .orderBy('id')
    .limit(each)
    .execute();
  const known = await db
    .selectFrom('projects')
    .select(['id', 'claimNumbers', 'customerName'])
    .where('claimNumbers', '<>', '')
    .orderBy('id', 'desc')
    .limit(8)
    .execute();
  const words = ['burst naperville', 'roof cedar', 'storm water elgin', 'kitchen fire joliet'];
  const searches = [
    ...words,
    ...known.map(({ claimNumbers }) => claimNumbers.split(' ')[0]!),
    ...known.map(({ customerName }) => customerName),
  ];
  const statuses = ['Assigned', 'In Progress', 'On Hold', 'Completed'];
  const priorities = ['Urgent', 'High', 'Medium', 'Low'];
  const figure = randomInt(1, 4_000);

  /** Tokens live for a quarter of an hour, so they are renewed with the calls. */
  return (): Record<Name, Call[]> => {
    const tokens = accessTokens(secret);
    const as = (id: number) => tokens.sign({ technicianId: id, signInId: signIns.get(id)! });
    const get = (path: string, id: number): Call => ({ method: 'GET', path: api + path, token: as(id) });
    const save = (method: string, path: string, id: number, bodies: object[]): Call => ({
      ...{ method, path: api + path, token: as(id), keyed: true },
      bodies: bodies.map((body) => JSON.stringify(body)),
    });
    return {
      'sign-in': emails.map(({ email }) => ({
        ...{ method: 'POST', path: `${api}/auth/login` },
        bodies: [JSON.stringify({ email, password })],
      })),
      assigned: read.map(({ technicianId }) => get('/projects/assigned?limit=20', technicianId)),
      'filtered list': statuses.flatMap((status) =>
        priorities.map((priority) =>
          get(`/projects?limit=20&status=${encodeURIComponent(status)}&priority=${priority}`, manager.id),
        ),
      ),
      search: searches.map((text) =>
        get(`/projects?limit=20&search=${encodeURIComponent(text)}`, manager.id),
      ),
      'read inspection': read.map(({ id, technicianId }) => get(`/inspections/${id}`, technicianId)),
      'read its rooms': read.map(({ id, technicianId }) => get(`/rooms/inspection/${id}`, technicianId)),
      'read a sheet': read.map(({ roomId, technicianId }) =>
        get(`/rooms/claim-sheet-data/${roomId}`, technicianId),
      ),
      'PUT draft': written.map(({ id, technicianId }) =>
        save('PUT', `/inspections/${id}`, technicianId, [{ additionalNotes: `Read at the meter: ${stamp}` }]),
      ),
      'bulk of 106 rows': written.map(({ id, roomId, technicianId }) =>
        save(
          'POST',
          '/claim-sheet-data/bulk',
          technicianId,
          [figure, figure + 5_000].map((from) => ({
            ...{ inspectionId: id, inspectionRoomId: roomId, claimSheetData: wholeSheet(from) },
          })),
        ),
      ),
      upload: written.map(({ id, technicianId }) => ({
        ...{ method: 'POST', path: `${api}/documentation/upload`, token: as(technicianId), keyed: true },
        form: { inspectionId: id, type: 'photo' },
      })),
      PDF: read.map(({ id, roomId, technicianId }) =>
        get(`/rooms/claim-sheet-pdf/${id}/${roomId}`, technicianId),
      ),
    };
  };
}
