import { expect, test } from 'vitest';
import { dashboardAddress, filterOf, readDashboardAddress } from './dashboard-address.ts';
import { filters } from './filters.ts';

test.each([
  [{}, {}],
  [{ filter: 'in-progress' }, { filter: 'in-progress' }],
  [{ filter: 'all' }, {}],
  [{ filter: 'nonsense', stray: 1 }, {}],
  [{ search: 1042 }, { search: '1042' }],
  [{ search: '  larkspur ' }, { search: 'larkspur' }],
  [{ search: { a: 1 } }, {}],
  [{ page: 3 }, { page: 3 }],
  [{ page: '2' }, { page: 2 }],
  [{ page: 1 }, {}],
  [{ page: -4 }, {}],
  [{ page: 1.5 }, {}],
  [{ page: 'x' }, {}],
])('dashboard address: %j is read as %j', (raw, read) => {
  expect(readDashboardAddress(raw)).toEqual(read);
});

test.each(filters)('dashboard address: the filter %s is read back from its own address', (filter) => {
  expect(filterOf(readDashboardAddress({ ...dashboardAddress({ filter, search: '', page: 1 }) }))).toBe(
    filter,
  );
});
