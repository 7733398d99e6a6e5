import { Readable } from 'node:stream';
import { csvClock, formula } from '@tidemark/contract/csv';
import { labelsOf } from '@tidemark/contract/fields';
import type { officeActions } from '@tidemark/contract/office/actions';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { projectFields } from '@tidemark/contract/projects/fields';
import Papa from 'papaparse';
import type { Handler, ReadContext, ZoneNow } from '../context.ts';
import { technicianEmails } from '../technicians/read.ts';
import type { Place } from './cursor.ts';
import { readPageRange } from './page.ts';
import { readPageRangeByTechnician } from './page-by-technician.ts';
import { officeProjects } from './read.ts';

const { technicianId: _, ...labels } = labelsOf(projectFields);
const columns = {
  id: 'Project',
  status: 'Status',
  ...labels,
  technicianName: 'Technician',
  technicianEmail: 'Technician email',
  assignedDateTime: 'Assigned',
  startedAt: 'Started',
  completedAt: 'Completed',
  createdAt: 'Created',
} as const satisfies Partial<Record<keyof OfficeProject | 'technicianEmail', string>>;
const names = Object.keys(columns) as (keyof typeof columns)[];
const moments = new Set<string>([
  'assignedDateTime',
  'startedAt',
  'completedAt',
  'createdAt',
] satisfies (keyof typeof columns)[]);
const atOnce = 1_000;

/** Reads and sends a thousand rows at a time, at the client's speed. */
export const exportOfficeProjects =
  (zoneNow: ZoneNow): Handler<typeof officeActions.export> =>
  async ({ db }, { query }) => ({
    stream: Readable.from(portions(db, query, await zoneNow(db))),
    filename: 'projects.csv',
  });

/** A byte order mark makes spreadsheets read it as UTF-8; formulas are turned into text. */
async function* portions(
  db: ReadContext['db'],
  { sort, direction, ...filters }: Parameters<Handler<typeof officeActions.export>>[1]['query'],
  timeZone: string | undefined,
): AsyncGenerator<string> {
  const clock = csvClock(timeZone);
  yield `\uFEFF${Papa.unparse([[...Object.values(columns), ...clock.header]])}\r\n`;
  const read = sort === 'technician' ? readPageRangeByTechnician : readPageRange;
  let from: Place | undefined;
  do {
    const places = await read(db, filters, { sort, direction }, { limit: atOnce, from });
    from = places.length < atOnce ? undefined : places.at(-1);
    if (places.length === 0) return;
    const found = await officeProjects(
      db,
      places.map(({ id }) => id),
    );
    const emails = await technicianEmails(
      db,
      found.flatMap(({ technicianId }) => technicianId ?? []),
    );
    const byId = new Map(
      found.map((one) => [one.id, { ...one, technicianEmail: emails.get(one.technicianId ?? 0) }]),
    );
    const rows = places
      .flatMap(({ id }) => byId.get(id) ?? [])
      .map((row) => [
        ...names.map((name) => {
          const value = row[name];
          return moments.has(name) && typeof value === 'string' ? clock.moment(value) : value;
        }),
        ...clock.cell,
      ]);
    yield `${Papa.unparse(rows, { escapeFormulae: formula })}\r\n`;
  } while (from);
}
