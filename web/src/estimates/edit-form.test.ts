import type { Estimate } from '@tidemark/contract/estimates/actions';
import type { EstimateEdits } from '@tidemark/contract/estimates/edits';
import { expect, test } from 'vitest';
import { type EditForm, formOf, groupsOf, readEdits } from './edit-form.ts';

const id = '0190a000-0000-7000-8000-000000000001';
const edits: EstimateEdits = {
  remarks: { pickupVan: { code: 'W-190', note: null } },
  lines: [
    {
      id,
      roomId: null,
      title: 'Board-up',
      quantity: 2.5,
      unit: 'EA',
      rate: 125,
      code: null,
      note: 'Photo 16',
    },
  ],
  adjustments: [{ id, title: 'Courtesy', amount: -92.5, code: null, note: null }],
};

test('estimate edits: what is read and saved without a change is the same', () => {
  expect(readEdits(formOf(edits))).toEqual({ errors: {}, entered: edits });
});

test.each<[Partial<EditForm>, Record<string, string>]>([
  [
    { lines: [{ ...formOf(edits).lines[0]!, title: ' ', quantity: 'x', rate: '1.234' }] },
    {
      'lines.0.title': 'Enter what the line is for.',
      'lines.0.quantity': 'Enter a quantity above 0 with at most 2 decimals.',
      'lines.0.rate': 'Enter a rate in dollars with at most 2 decimals.',
    },
  ],
  [
    { adjustments: [{ ...formOf(edits).adjustments[0]!, amount: '0' }] },
    { 'adjustments.0.amount': 'Enter an amount in dollars, with a minus to take it off.' },
  ],
])('estimate edits: %j is refused beside its field', (part, errors) => {
  expect(readEdits({ ...formOf(edits), ...part })).toEqual({ errors, entered: undefined });
});

test('estimate edits: a code and a note that were cleared are no longer there', () => {
  const remarks = { pickupVan: { code: ' ', note: '' } };
  expect(readEdits({ ...formOf(edits), remarks }).entered?.remarks).toEqual({});
});

test('estimate edits: each line is known by its room, row and column, and each fee by its key', () => {
  const line = {
    fieldMasterId: 5,
    column: 'yesX',
    title: 'Anti-Microbial',
    quantity: 2,
    unit: 'HRS',
    rate: 68,
  };
  const fee = { key: 'pickupVan', title: 'Van', quantity: 1, unit: 'EA', rate: 135 };
  const estimate = { rooms: [{ roomId: 'room', name: 'Kitchen', lines: [line] }], fees: [fee] };
  expect(groupsOf(estimate as unknown as Estimate)).toEqual([
    {
      ...{ roomId: 'room', name: 'Kitchen' },
      lines: [{ key: 'room:5.yesX', title: 'Anti-Microbial', figures: '2 HRS × 68.00' }],
    },
    {
      ...{ roomId: null, name: 'Fees and other lines' },
      lines: [{ key: 'pickupVan', title: 'Van', figures: '1 EA × 135.00' }],
    },
  ]);
});
