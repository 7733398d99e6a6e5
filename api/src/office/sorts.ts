import type { OfficeSort } from '@tidemark/contract/office/table';

export type Direction = 'asc' | 'desc';

export interface Key {
  column:
    | 'id'
    | 'addressKey'
    | 'customerKey'
    | 'cityKey'
    | 'priorityRank'
    | 'statusRank'
    | 'claimTypeKey'
    | 'scheduledUp'
    | 'scheduledDown';
  /** The column type of a cursor's text. */
  type: 'integer' | 'text' | 'smallint' | 'date';
}

/** The order by technician is special: the names are not in the projects (page-by-technician.ts). */
const keys: Record<Exclude<OfficeSort, 'technician' | 'scheduledDate'>, Key> = {
  id: { column: 'id', type: 'integer' },
  address: { column: 'addressKey', type: 'text' },
  customerName: { column: 'customerKey', type: 'text' },
  city: { column: 'cityKey', type: 'text' },
  priority: { column: 'priorityRank', type: 'smallint' },
  status: { column: 'statusRank', type: 'smallint' },
  claimType: { column: 'claimTypeKey', type: 'text' },
};

/** A list's sort columns before the id. Rows without a date come last in both directions. */
export function keyOf(sort: Exclude<OfficeSort, 'technician'>, direction: Direction): Key {
  if (sort !== 'scheduledDate') return keys[sort];
  return { column: direction === 'asc' ? 'scheduledUp' : 'scheduledDown', type: 'date' };
}
