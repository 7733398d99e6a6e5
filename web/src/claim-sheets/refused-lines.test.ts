import { expect, test } from 'vitest';
import type { OutboxEntry } from '../offline/outbox/send-state.ts';
import { refusedLines } from './refused-lines.ts';

const roomId = '019c0000-0000-7000-8000-000000000001';

function refused(details: { field: string; message: string }[], message = 'Refused.'): OutboxEntry {
  return {
    seq: 1,
    key: 'key',
    action: 'claim-sheets.save',
    input: {
      params: {},
      query: {},
      body: {
        inspectionRoomId: roomId,
        claimSheetData: {
          extraction: [{ fieldMasterId: 51, qty: 40, all: true }],
          walls: [{ fieldMasterId: 88, qty: 5 }],
        },
      },
    },
    project: 1,
    touches: [],
    creates: false,
    concludes: false,
    ends: false,
    state: 'refused',
    attempts: 1,
    at: '2026-11-20T10:00:00Z',
    since: '2026-11-20T10:00:00Z',
    held: false,
    refusal: { status: 200, code: 'refused_part', message, details, at: '2026-11-20T10:00:01Z' },
  };
}

test('refused lines: a refused line, marked in the cell the server named', () => {
  const lines = refusedLines([refused([{ field: '51.qty', message: 'Enter 0 or more.' }])], roomId);
  expect(lines).toEqual(new Map([[51, { qty: 'Enter 0 or more.' }]]));
});

test('refused lines: a refused source, marked in the cell of its value', () => {
  const lines = refusedLines([refused([{ field: '55.disposeFrom', message: 'Enter perimeter.' }])], roomId);
  expect(lines).toEqual(new Map([[55, { disposeFt: 'Enter perimeter.' }]]));
});

test('refused lines: a save refused as a whole, every cell in it is marked', () => {
  const why = 'This inspection has already been completed.';
  expect(refusedLines([refused([], why)], roomId)).toEqual(
    new Map([
      [51, { qty: why, all: why }],
      [88, { qty: why }],
    ]),
  );
});

test('refused lines: other rooms and saves still waiting, not marked', () => {
  const { refusal: _, ...waiting } = refused([]);
  expect(refusedLines([refused([])], 'another room').size).toBe(0);
  expect(refusedLines([waiting], roomId).size).toBe(0);
});
