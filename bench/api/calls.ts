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

export const names = [
  'assigned list',
  'search',
  'read one project',
  'update an inspection',
  'save a sheet again',
  'upload 4 MB',
  'upload 4 MB and thumbnail',
] as const;
export type Name = (typeof names)[number];
/** Driven only for the memory they take. */
export const otherNames = ['sign-in', 'PDF'] as const;
export type OtherName = (typeof otherNames)[number];

interface Place {
  id: string;
  projectId: number;
  technicianId: number;
  roomId: string;
}

/** Open inspections with a begun sheet, newest first: half of them are read, the others written. */
async function placesOf(db: Kysely<Database>): Promise<Place[]> {
  const { rows } = await sql<Place>`
    SELECT i.id, i.project_id, i.technician_id, r.id AS room_id FROM inspections AS i
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
function wholeSheet(figure: number): SheetRows {
  const rows: SheetRows = {};
  for (const [id, { section }] of catalogue) {
    const column = section.columns.find((name) => name !== 'roomName' && !name.endsWith('In'))!;
    rows[id] = { [column]: figure + id };
  }
  return rows;
}

/** Claim numbers, names and words of houses. */
async function searchesOn(db: Kysely<Database>): Promise<string[]> {
  const known = await db
    .selectFrom('projects')
    .select(['claimNumbers', 'customerName'])
    .where('claimNumbers', '<>', '')
    .orderBy('id', 'desc')
    .limit(8)
    .execute();
  return [
    ...['burst naperville', 'roof cedar', 'storm water elgin', 'kitchen fire joliet'],
    ...known.map(({ claimNumbers }) => claimNumbers.split(' ')[0]!),
    ...known.map(({ customerName }) => customerName),
  ];
}

/** Ids of files, so that what follows an upload can name them. */
export const fileId = `01990000-0000-7000-8000-${stamp}`;

/** What the calls are about. */
export interface Subjects {
  read: Place[];
  written: Place[];
  searches: string[];
  /** Saved in turn. */
  sheets: SheetRows[];
  note: { additionalNotes: string };
}

/** Every call of the bench on one database, for the app and for the floor. Signs people in for an hour of calls. */
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
  const searches = await searchesOn(db);
  const figure = randomInt(1, 4_000);
  const sheets = [figure, figure + 5_000].map(wholeSheet);
  const note = { additionalNotes: `Read at the meter: ${stamp}` };
  const bodies = (...of: object[]) => of.map((body) => JSON.stringify(body));

  /** Tokens live for a quarter of an hour, so they are renewed with the calls. */
  const app = (): Record<Name | OtherName, Call[]> => {
    const tokens = accessTokens(secret);
    const as = (id: number) => tokens.sign({ technicianId: id, signInId: signIns.get(id)! });
    const get = (path: string, id: number): Call => ({ method: 'GET', path: api + path, token: as(id) });
    const keyed = (method: string, path: string, id: number): Call => ({
      ...{ method, path: api + path, token: as(id), keyed: true },
    });
    const upload = ({ id, technicianId }: Place): Call => ({
      ...keyed('POST', '/documentation/upload', technicianId),
      form: { id: fileId, inspectionId: id, type: 'photo' },
    });
    return {
      'assigned list': read.map(({ technicianId }) => get('/projects/assigned?limit=20', technicianId)),
      search: searches.map((text) =>
        get(`/projects?limit=20&search=${encodeURIComponent(text)}`, manager.id),
      ),
      'read one project': read.map(({ projectId, technicianId }) =>
        get(`/projects/${projectId}`, technicianId),
      ),
      'update an inspection': written.map(({ id, technicianId }) => ({
        ...keyed('PUT', `/inspections/${id}`, technicianId),
        bodies: bodies(note),
      })),
      'save a sheet again': written.map(({ id, roomId, technicianId }) => ({
        ...keyed('POST', '/claim-sheet-data/bulk', technicianId),
        bodies: bodies(
          ...sheets.map((rows) => ({
            ...{ inspectionId: id, inspectionRoomId: roomId, claimSheetData: toClaimSheetPart(rows) },
          })),
        ),
      })),
      'upload 4 MB': written.map(upload),
      'upload 4 MB and thumbnail': written.map((place) => ({
        ...upload(place),
        follow: get(`/documentation/file/${fileId}?size=320`, place.technicianId),
      })),
      'sign-in': emails.map(({ email }) => ({
        ...{ method: 'POST', path: `${api}/auth/login`, bodies: bodies({ email, password }) },
      })),
      PDF: read.map(({ id, roomId, technicianId }) =>
        get(`/rooms/claim-sheet-pdf/${id}/${roomId}`, technicianId),
      ),
    };
  };

  const get = (path: string): Call => ({ method: 'GET', path });
  const post = (path: string, more: Partial<Call>): Call => ({ method: 'POST', path, ...more });
  const upload = ({ id, technicianId }: Place) =>
    post(`/upload/${id}/${technicianId}/${fileId}`, { raw: true });
  const floor: Record<Name | 'both pictures', Call[]> = {
    'assigned list': read.map(({ technicianId }) => get(`/assigned/${technicianId}`)),
    search: searches.map((text) => get(`/search/${encodeURIComponent(text.toLowerCase())}`)),
    'read one project': read.map(({ projectId }) => get(`/project/${projectId}`)),
    'update an inspection': written.map(({ id }) => post(`/inspection/${id}`, { bodies: bodies(note) })),
    'save a sheet again': written.map(({ roomId }) =>
      post(`/sheet/${roomId}`, { bodies: bodies(...sheets) }),
    ),
    'upload 4 MB': written.map(upload),
    'upload 4 MB and thumbnail': written.map((place) => ({
      ...upload(place),
      follow: get(`/thumbnail/${fileId}`),
    })),
    'both pictures': [get('/both-pictures')],
  };
  return { app, floor, subjects: { read, written, searches, sheets, note } };
}
