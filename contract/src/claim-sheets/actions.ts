import { z } from 'zod';
import { action } from '../action.ts';
import { fact } from '../fact.ts';
import type { Change, Offline } from '../offline.ts';
import { inUrl, uuid, wholeNumber } from '../shapes.ts';
import { filledCount } from './filled.ts';
import { joinRows, mergeRows, type SheetRows } from './row.ts';
import { claimSheetData, rowError, toClaimSheetPart, toSheetRows } from './sheet.ts';

const ofRoom = z.strictObject({ roomId: uuid });
const ofInspectionRoom = z.strictObject({ inspectionId: uuid, roomId: uuid });
const writes = ['room_not_found', 'inspection_completed', 'inspection_cancelled'] as const;

const saved = z.strictObject({
  inspectionId: uuid,
  inspectionRoomId: uuid,
  claimSheetData,
});
type Saved = { body: z.output<typeof saved> };

/** Here rows take the wire's form, in which their call waits. */
const withRows = (ids: Omit<Saved['body'], 'claimSheetData'>, rows: SheetRows): Saved['body'] => ({
  ...ids,
  claimSheetData: toClaimSheetPart(rows),
});

/** The call that saves these lines of a room's sheet. */
export const saveOf = (
  { id, inspectionId }: { id: string; inspectionId: string },
  rows: SheetRows,
): Saved => ({
  body: withRows({ inspectionId, inspectionRoomId: id }, rows),
});

const savedOffline: Offline<Saved, { errors: z.output<typeof rowError>[] }> = {
  project: (input, read) => read('inspections', input.body.inspectionId)?.projectId,
  touches: (input) => [
    { table: 'sheets', id: input.body.inspectionRoomId },
    { table: 'rooms', id: input.body.inspectionRoomId },
  ],
  effect({ body: { inspectionId, inspectionRoomId: id, claimSheetData } }, read) {
    const rows = mergeRows(read('sheets', id)?.rows ?? {}, toSheetRows(claimSheetData));
    const changes: Change[] = [{ table: 'sheets', id, record: { id, inspectionId, rows } }];
    const room = read('rooms', id);
    if (room) {
      const claimItem = { id: room.claimItem?.id ?? id, filledCount: filledCount(rows) };
      changes.push({ table: 'rooms', id, record: { ...room, claimItem } });
    }
    return changes;
  },
  merge: (earlier, later) =>
    withRows(later, joinRows(toSheetRows(earlier.claimSheetData), toSheetRows(later.claimSheetData))),
  refusedPart(answer, sent) {
    if (answer.errors.length === 0) return undefined;
    const bad = new Set(answer.errors.map(({ fieldMasterId }) => fieldMasterId));
    const rows = Object.entries(toSheetRows(sent.claimSheetData));
    const part = (isBad: boolean) =>
      withRows(sent, Object.fromEntries(rows.filter(([id]) => bad.has(Number(id)) === isBad)));
    return {
      refused: part(true),
      taken: part(false),
      details: answer.errors.map(({ fieldMasterId, field, message }) => ({
        field: `${fieldMasterId}.${field}`,
        message,
      })),
    };
  },
};

export const claimSheetActions = {
  read: action({
    name: 'claim-sheets.read',
    method: 'GET',
    path: '/rooms/claim-sheet-data/:roomId',
    summary: "A room's claim sheet: the saved values merged over the 106 lines",
    access: 'own-project',
    params: ofRoom,
    query: z.strictObject({ inspectionId: uuid.optional() }),
    answer: z.object({ claimSheetData }),
    refusals: ['room_not_found'],
  }),
  replace: action({
    name: 'claim-sheets.replace',
    method: 'POST',
    path: '/rooms/claim-sheet-data/:roomId',
    summary: 'Replace the whole sheet; lines not in the request are cleared',
    access: 'own-project',
    params: ofRoom,
    body: saved,
    answer: z.object({ claimSheetData }),
    message: 'Claim sheet saved.',
    refusals: [...writes],
  }),
  saveRow: action({
    name: 'claim-sheets.save-row',
    method: 'PUT',
    path: '/rooms/claim-sheet-data/:roomId/field/:fieldMasterId',
    summary: 'Save one line; only the given columns change',
    access: 'own-project',
    params: z.strictObject({ roomId: uuid, fieldMasterId: inUrl(wholeNumber(1, 106)) }),
    body: z.strictObject({
      inspectionId: uuid,
      inspectionRoomId: uuid,
      fieldMasterId: wholeNumber(1, 106),
      fieldData: z.record(z.string(), z.unknown()),
    }),
    answer: z.object({ claimSheetData }),
    message: 'Claim sheet saved.',
    refusals: [...writes, 'claim_sheet_row_not_found'],
  }),
  save: action({
    name: 'claim-sheets.save',
    method: 'POST',
    path: '/claim-sheet-data/bulk',
    summary: 'Save any part of a sheet: valid lines are saved, invalid ones are listed',
    access: 'own-project',
    body: saved,
    answer: z.object({
      summary: z.object({ saved: z.number(), unchanged: z.number(), failed: z.number() }),
      errors: z.array(rowError),
      /** The previous values of the cells it changed. */
      former: z.array(fact),
    }),
    message: 'Claim sheet saved.',
    refusals: [...writes],
    offline: savedOffline,
  }),
  pdf: action({
    name: 'claim-sheets.pdf',
    method: 'GET',
    path: '/rooms/claim-sheet-pdf/:inspectionId/:roomId',
    summary: "A room's claim sheet as a tagged PDF",
    access: 'own-project',
    params: ofInspectionRoom,
    answer: z.never(),
    binary: 'application/pdf',
    refusals: ['room_not_found', 'inspection_not_found'],
  }),
};
