import { type OfficeSort, officeSorts } from '@tidemark/contract/office/table';
import { sql } from 'kysely';
import { writeCursor } from '../../api/src/office/cursor.ts';
import { type Direction, keyOf } from '../../api/src/office/sorts.ts';
import type { Db, Place } from './place.ts';

export type Query = Record<string, string | number>;
/** What people request; `nth` varies what would otherwise repeat. */
type Ask = (nth: number) => Query | Promise<Query>;

type Order = { sort: OfficeSort; direction: Direction };

const directions: readonly Direction[] = ['asc', 'desc'];
const everyOrder: Order[] = officeSorts.flatMap((sort) =>
  directions.map((direction) => ({ sort, direction })),
);
/** The sort orders of filters and searches: newest first as usual, a key with many rows each, and names. */
const orders: Order[] = [
  { sort: 'id', direction: 'desc' },
  { sort: 'scheduledDate', direction: 'asc' },
  { sort: 'technician', direction: 'asc' },
];

export const filtersOf = ({ technicians }: Place): Record<string, (nth: number) => Query> => {
  const someone = (nth: number) => 1 + ((nth * 37) % technicians);
  return {
    'by status': (nth) => ({ status: ['New', 'Assigned', 'Completed', 'On Hold,In Progress'][nth % 4]! }),
    'by technician': (nth) => ({ technician: someone(nth) }),
    'by technician and status': (nth) => ({ technician: someone(nth), status: 'In Progress' }),
    'by city and priority': (nth) => ({ city: ['Lisle', 'Aurora', 'Elgin'][nth % 3]!, priority: 'Urgent' }),
    unassigned: () => ({ technician: 'unassigned' }),
    overdue: () => ({ overdue: 'true', today: '2026-06-01' }),
    'of one day': (nth) => ({
      scheduledFrom: `2026-03-${10 + (nth % 20)}`,
      scheduledTo: `2026-03-${10 + (nth % 20)}`,
    }),
    'nothing matches': () => ({ status: 'New', technician: 7 }),
  };
};

const searchesOf = ({ claimNumbers }: Place): Record<string, (nth: number) => Query> => ({
  'a common word': (nth) => ({
    search: ['water', 'basement', 'naperville', 'lane', 'helen', '555'][nth % 6]!,
  }),
  'several words': (nth) => ({
    search: ['burst naperville', 'okafor lane basement', 'émilie leak'][nth % 3]!,
  }),
  'a claim number': (nth) => ({ search: claimNumbers[nth % claimNumbers.length]! }),
  'a project number': (nth) => ({ search: `#${1 + nth * 4_987}` }),
  'no hit': (nth) => ({ search: ['xylophone', 'basement zeppelin', 'gpm-2031'][nth % 3]! }),
  'two letters': (nth) => ({ search: ['ok', '7b', 'zq', 'st'][nth % 4]! }),
});

/** A cursor in the middle of a list, as after many pages. */
async function deep({ db, projects }: Place, order: Order, nth: number): Promise<Query> {
  const id = 1 + ((nth * 48_611 + 7) % projects);
  const keys = await keysOf(db, order, id);
  return { ...order, [nth % 2 ? 'after' : 'before']: writeCursor(order, { keys, id }) };
}

async function keysOf(db: Db, { sort, direction }: Order, id: number): Promise<string[]> {
  const key =
    sort === 'technician'
      ? sql<string>`(SELECT fold(trim(first_name || ' ' || last_name)) FROM technicians t WHERE t.id = technician_id)`
      : sql<string>`${sql.ref(keyOf(sort, direction).column)}::text`;
  const { key: text, technicianId } = await db
    .selectFrom('projects')
    .select([key.as('key'), 'technicianId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (sort !== 'technician') return [text];
  return text ? ['0', text, String(technicianId)] : ['1', '', '0'];
}

/** The list's requests, by group and row. */
export function groupsOf(place: Place): Record<string, Record<string, Ask>> {
  const ordered = (asks: Record<string, (nth: number) => Query>, order: Order): Record<string, Ask> =>
    Object.fromEntries(
      Object.entries(asks).map(([what, ask]) => [what, (nth) => ({ ...ask(nth), ...order })]),
    );
  const inEveryOrder = (ask: (order: Order, nth: number) => Query | Promise<Query>): Record<string, Ask> =>
    Object.fromEntries(
      everyOrder.map((order) => [`${order.sort} ${order.direction}`, (nth) => ask(order, nth)]),
    );
  return {
    'First page': inEveryOrder((order) => order),
    ...Object.fromEntries(
      orders.flatMap((order) => [
        [`Filter, by ${order.sort}`, ordered(filtersOf(place), order)],
        [`Search, by ${order.sort}`, ordered(searchesOf(place), order)],
      ]),
    ),
    'Deep page, anywhere': inEveryOrder((order, nth) => deep(place, order, nth)),
    'Deep page, page 200': inEveryOrder((order) => ({ ...order, page: 200 })),
    'Deep page, the last one': inEveryOrder((order) => ({ ...order, last: 'true' })),
  };
}
