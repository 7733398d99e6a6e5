import type { officeActions } from '@tidemark/contract/office/actions';
import type { Handler } from '../context.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type PageRange, readPageRange } from './page.ts';
import { readPageRangeByTechnician } from './page-by-technician.ts';
import { officeProjects } from './read.ts';

/** One extra row tells whether there is a next page. */
export const listOfficeProjects: Handler<typeof officeActions.projects> = async ({ db }, { query }) => {
  const { sort, direction, limit, page = 1, after, before, last, ...filters } = query;
  const order = { sort, direction };
  const backwards = before !== undefined || last === true;
  const cursor = after !== undefined ? (['after', after] as const) : (['before', before] as const);
  const from = cursor[1] === undefined ? undefined : readCursor(cursor[0], cursor[1], order);
  const range: PageRange = { limit: limit + 1, from, backwards, offset: (page - 1) * limit };

  const read = sort === 'technician' ? readPageRangeByTechnician : readPageRange;
  const places = await read(db, filters, order, range);
  const goesOn = places.length > limit;
  if (goesOn) places.splice(backwards ? 0 : limit, 1);
  const ids = places.map(({ id }) => id);
  const found = new Map(
    (ids.length > 0 ? await officeProjects(db, ids) : []).map((project) => [project.id, project]),
  );
  const first = places[0];
  const final = places.at(-1);
  const begins = backwards ? !goesOn : from === undefined && page === 1;
  const ends = backwards ? last === true : !goesOn;
  return {
    // A project deleted between the two queries is left out.
    projects: ids.flatMap((id) => found.get(id) ?? []),
    next: final && !ends ? writeCursor(order, final) : null,
    previous: first && !begins ? writeCursor(order, first) : null,
  };
};
