import { claimSheetSections } from '@tidemark/contract/claim-sheets/catalogue';
import { toClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';
import { emptySheet } from './testing/empty-sheet.ts';

const api = useApi();

/** A room with its own sheet and the calls on it. */
async function sheet() {
  const { dana, roomId, ids } = await emptySheet(api);
  return {
    dana,
    ids,
    roomId,
    save: (claimSheetData: unknown) => dana.send('claim-sheets.save', { body: { ...ids, claimSheetData } }),
    replace: (claimSheetData: unknown, change: object = {}) =>
      dana.send('claim-sheets.replace', { params: { roomId }, body: { ...ids, claimSheetData, ...change } }),
    row: (fieldMasterId: number, fieldData: unknown, change: object = {}) =>
      dana.send('claim-sheets.save-row', {
        params: { roomId, fieldMasterId },
        body: { ...ids, fieldMasterId, fieldData, ...change },
      }),
    read: async (query = {}) =>
      (await dana.send('claim-sheets.read', { params: { roomId }, query })).ok().claimSheetData,
    card: async () => (await dana.send('rooms.read', { params: { id: roomId } })).ok().room.claimItem,
  };
}

test('claim sheet: a room without one, the template and no claim item', async () => {
  const { read, card, ids } = await sheet();
  expect(await read()).toEqual(toClaimSheetData({}));
  expect(await read({ inspectionId: ids.inspectionId })).toEqual(toClaimSheetData({}));
  expect(await card()).toBeNull();
});

test('claim sheet: one row sent, only the columns sent change', async () => {
  const { row, read, card, roomId } = await sheet();
  await row(55, { detachFt: 12, detachIn: 11.99, all: true });
  expect(await card()).toEqual({ id: roomId, filledCount: 1 });
  const answer = (await row(55, { detachFt: null, disposeFt: 0.25, all: false })).ok();
  const rows = { 55: { detachIn: 11.99, disposeFt: 0.25 } };
  expect(answer.claimSheetData).toEqual(toClaimSheetData(rows));
  expect(await read()).toEqual(toClaimSheetData(rows));
});

test('claim sheet: everything cleared, the values are gone and the sheet stays attached', async () => {
  const { row, card, roomId } = await sheet();
  await row(5, { yesX: 3, afterHrs: true });
  await row(5, { yesX: '', afterHrs: false });
  expect(
    await api.db.selectFrom('claimSheetRows').selectAll().where('roomId', '=', roomId).execute(),
  ).toEqual([]);
  expect(await card()).toEqual({ id: roomId, filledCount: 0 });
});

test('claim sheet: a title, kept on a custom line only, and a title alone does not fill a line', async () => {
  const { row, read, card } = await sheet();
  await row(24, { title: 'Mirror', detach: 1 });
  await row(17, { title: 'Not a heat register', detach: 2 });
  await row(32, { title: 'Wine cooler' });
  expect(await card()).toMatchObject({ filledCount: 2 });
  expect(await read()).toEqual(
    toClaimSheetData({ 24: { title: 'Mirror', detach: 1 }, 17: { detach: 2 }, 32: { title: 'Wine cooler' } }),
  );
});

test.each([
  [5, { yesX: -1 }, 'yesX', 'Enter 0 or more.'],
  [5, { yesX: 1_000_000 }, 'yesX', 'Enter 999,999 or less.'],
  [5, { yesX: 1.005 }, 'yesX', 'Use at most 2 decimals.'],
  [5, { yesX: '3' }, 'yesX', 'Enter a number.'],
  [5, { afterHrs: 1 }, 'afterHrs', 'Enter true or false.'],
  [5, { qty: 1 }, 'qty', 'Unknown field.'],
  [55, { detachIn: 12 }, 'detachIn', 'Enter less than 12 inches.'],
  [1, { roomName: 'x'.repeat(121) }, 'roomName', 'Use at most 120 characters.'],
  [24, { title: 7 }, 'title', expect.any(String)],
] as const)(
  'claim sheet: line %i with %j is refused by name',
  async (fieldMasterId, fieldData, field, message) => {
    const { row, read } = await sheet();
    expect(await row(fieldMasterId, fieldData)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      details: [{ field, message }],
    });
    expect(await read()).toEqual(toClaimSheetData({}));
  },
);

test('claim sheet: a save with some bad lines, the good ones are saved and each bad one is named', async () => {
  const { save, read, card } = await sheet();
  const reply = await save({
    general: [
      { fieldMasterId: 5, yesX: 2 },
      { fieldMasterId: 6, yesX: -2, afterHrs: 'yes' },
      { fieldMasterId: 99, yesX: 1 },
    ],
    zippers: { fieldMasterId: 105, qty: 4 },
    ceiling: [{ qty: 7 }, 'nonsense'],
    garden: [],
    walls: 5,
  });
  expect(reply).toMatchObject({ status: 200, message: 'Claim sheet saved.' });
  expect(reply.ok().summary).toEqual({ saved: 3, unchanged: 0, failed: 5 });
  expect(reply.ok().errors.map(({ fieldMasterId, field }) => [fieldMasterId, field])).toEqual([
    [6, 'yesX'],
    [6, 'afterHrs'],
    [99, 'general'],
    [0, 'ceiling'],
    [0, 'garden'],
    [0, 'walls'],
  ]);
  expect(await read()).toEqual(toClaimSheetData({ 5: { yesX: 2 }, 94: { qty: 7 }, 105: { qty: 4 } }));
  expect(await card()).toMatchObject({ filledCount: 3 });
});

test('claim sheet: values that are already there, counted as unchanged and not logged again', async () => {
  const { save, roomId } = await sheet();
  const data = { general: [{ fieldMasterId: 5, yesX: 2 }, { fieldMasterId: 6 }], zippers: { qty: 1 } };
  expect((await save(data)).ok().summary).toEqual({ saved: 2, unchanged: 1, failed: 0 });
  expect((await save(data)).ok().summary).toEqual({ saved: 0, unchanged: 3, failed: 0 });
  const log = await api.db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('subject', '=', 'claim-sheet')
    .where('subjectId', '=', roomId)
    .execute();
  expect(log).toEqual([{ before: { 5: null, 105: null }, after: { 5: { yesX: 2 }, 105: { qty: 1 } } }]);
});

test('claim sheet: a replacement, what is not sent is cleared', async () => {
  const { save, replace, read } = await sheet();
  await save({
    general: [{ yesX: 2, afterHrs: true }],
    zippers: { qty: 1 },
    misc: [{ fieldMasterId: 24, title: 'Mirror', detach: 1 }],
  });
  const rows = { 5: { yesX: 3 }, 106: { qty: 8 } };
  const answer = (await replace({ general: [{ fieldMasterId: 5, yesX: 3 }], moldPresent: { qty: 8 } })).ok();
  expect(answer.claimSheetData).toEqual(toClaimSheetData(rows));
  expect(await read()).toEqual(toClaimSheetData(rows));
  (await replace(await read())).ok();
  expect(await read()).toEqual(toClaimSheetData(rows));
});

test('claim sheet: a replacement with one bad line, nothing changes', async () => {
  const { save, replace, read } = await sheet();
  await save({ zippers: { qty: 1 } });
  const reply = await replace({ zippers: { qty: 2 }, general: [{ yesX: -1 }] });
  expect(reply).toMatchObject({ status: 400, details: [{ field: '5.yesX', message: 'Enter 0 or more.' }] });
  expect(await read()).toEqual(toClaimSheetData({ 105: { qty: 1 } }));
});

test('claim sheet: every column of every line, the same after it was stored and read', async () => {
  const { save, read } = await sheet();
  const value = (column: string, id: number) =>
    column === 'all' || column === 'afterHrs'
      ? true
      : column === 'roomName'
        ? `Room ${id} “é”`
        : column.endsWith('In')
          ? 11.25
          : id + 0.01;
  const rows = Object.fromEntries(
    claimSheetSections.flatMap((section) =>
      section.rows.map(({ fieldMasterId: id, title }) => [
        id,
        {
          ...(title === '' && { title: `Line ${id}` }),
          ...Object.fromEntries(section.columns.map((column) => [column, value(column, id)])),
        },
      ]),
    ),
  );
  const cells = Object.entries(rows).flatMap(([id, line]) =>
    Object.keys(line).map((column) => `${id}.${column}`),
  );
  const { former, ...saved } = (await save(toClaimSheetData(rows))).ok();
  expect(saved).toEqual({ summary: { saved: 106, unchanged: 0, failed: 0 }, errors: [] });
  expect(former).toHaveLength(cells.length);
  expect(former).toEqual(expect.arrayContaining(cells.map((field) => ({ field, value: null }))));
  expect(await read()).toEqual(toClaimSheetData(rows));
});

test('claim sheet: path and body name different sheets or lines, refused', async () => {
  const { row, replace, dana, roomId, ids } = await sheet();
  const other = await sheet();
  const notFound = { status: 404, code: 'room_not_found' };
  expect(await row(5, { yesX: 1 }, { inspectionRoomId: other.roomId })).toMatchObject(notFound);
  expect(await row(5, { yesX: 1 }, { inspectionId: other.ids.inspectionId })).toMatchObject(notFound);
  expect(await row(5, { yesX: 1 }, { fieldMasterId: 6 })).toMatchObject({
    status: 404,
    code: 'claim_sheet_row_not_found',
  });
  expect(await row(107, {})).toMatchObject({ status: 404, code: 'unknown_path' });
  expect(await replace({}, { inspectionRoomId: uuidv7() })).toMatchObject(notFound);
  const elsewhere = { params: { roomId }, query: { inspectionId: other.ids.inspectionId } };
  expect(await dana.send('claim-sheets.read', elsewhere)).toMatchObject(notFound);
  expect(
    (await dana.fetch('GET', `/api/v1/rooms/claim-sheet-pdf/${other.ids.inspectionId}/${roomId}`)).status,
  ).toBe(404);
  expect(ids.inspectionId).not.toBe(other.ids.inspectionId);
});

test("claim sheet: a room's page, a file with the specified name that is never cached", async () => {
  const { dana, ids, roomId, row } = await sheet();
  await row(5, { yesX: 2 });
  const response = await dana.fetch('GET', `/api/v1/rooms/claim-sheet-pdf/${ids.inspectionId}/${roomId}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="claim-sheet-${ids.inspectionId}-${roomId}.pdf"`,
  );
  expect(await response.json()).toMatchObject({ rows: { 5: { yesX: 2 } }, position: { index: 1, count: 1 } });
});
