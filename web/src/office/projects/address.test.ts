import { projectStatuses } from '@tidemark/contract/projects';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, keptOf, noView, readView, viewOf } from './address.ts';

test('project list address: everything, newest first, is the empty address', () => {
  expect(addressOf(noView)).toEqual({});
  expect(readView({})).toEqual(noView);
});

test.each([
  ['several statuses', { status: 'New,On Hold' }],
  ['claim types, which have dashes and spaces', { claimType: 'HOA - Multiple Units,Commercial' }],
  ['nobody', { technician: 'unassigned' }],
  ['somebody, late', { technician: 7, overdue: true }],
  ['days', { scheduledFrom: '2026-11-01', scheduledTo: '2026-11-30' }],
  ['an order and a page', { sort: 'city', direction: 'desc', page: 4 }],
  ['a way from a page', { after: 'eyJpZCI6NH0' }],
  ['the end', { last: true }],
])('project list address: %s is read as it was written', (_, address) => {
  expect(addressOf(readView(address))).toEqual(address);
});

test.each([
  ['an unknown status', { status: 'Lost' }, {}],
  ['a search for a number', { search: 1042 }, { search: '1042' }],
  ['the usual order', { sort: 'city', direction: 'asc' }, { sort: 'city' }],
  ['a page further than numbers go', { page: 201 }, {}],
  ['page one', { page: 1 }, {}],
  ['two places at once', { page: 2, last: true }, {}],
  ['no date', { scheduledFrom: 'soon' }, {}],
  ['an empty search', { search: '' }, {}],
])('project list address: %s is corrected', (_, address, read) => {
  expect(addressOf(readView(address))).toEqual(read);
});

test('project list address: a saved view opens as it was saved, at its first page', () => {
  const filters = fc.record(
    {
      status: fc.subarray([...projectStatuses], { minLength: 1 }),
      technician: fc.oneof(fc.constant('unassigned' as const), fc.integer({ min: 1, max: 9999 })),
      overdue: fc.constant(true as const),
    },
    { requiredKeys: [] },
  );
  const sort = fc.constantFrom('id' as const, 'city' as const, 'priority' as const);
  const direction = fc.constantFrom('asc' as const, 'desc' as const);
  fc.assert(
    fc.property(filters, sort, direction, (filters, sort, direction) => {
      const view = { filters, sort, direction, place: {} };
      expect(viewOf(keptOf(view))).toEqual(view);
      expect(readView({ ...addressOf(view) })).toEqual(view);
    }),
  );
});
