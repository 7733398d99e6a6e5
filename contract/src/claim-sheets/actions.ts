import { z } from 'zod';
import { action } from '../action.ts';
import { fact } from '../fact.ts';
import type { Change, Offline, ReadLocal } from '../offline.ts';
import { inAddress, uuid, wholeNumber } from '../shapes.ts';
import { filledCount } from './filled.ts';
import { joinRows, mergeRows, readRow, type SheetRows } from './row.ts';
import { claimSheetData, readClaimSheetData, rowError, toClaimSheetPart } from './sheet.ts';

const ofRoom = z.strictObject({ roomId: uuid });
const ofInspectionRoom = z.strictObject({ inspectionId: uuid, roomId: uuid });
const writes = ['room_not_found', 'inspection_completed', 'inspection_cancelled'] as const;

const saved = z.strictObject({
  inspectionId: uuid,
  inspectionRoomId: uuid,
  claimSheetData,
});
type Saved = { body: z.output<typeof saved> };

/** Applies a save of these lines to the local sheet and its room's card. */
function withRows(roomId: string, inspectionId: string, rows: SheetRows, read: ReadLocal): Change[] {
  const merged = mergeRows(read('sheets', roomId)?.rows ?? {}, rows);
  const changes: Change[] = [
    { table: 'sheets', id: roomId, record: { id: roomId, inspectionId, rows: merged } },
  ];
  const room = read('rooms', roomId);
  if (room) {
    const claimItem = { id: room.claimItem?.id ?? roomId, filledCount: filledCount(merged) };
    changes.push({ table: 'rooms', id: roomId, record: { ...room, claimItem } });
  }
  return changes;
}

const savedOffline: Offline<Saved, { errors: z.output<typeof rowError>[] }> = {
  project: (input, read) => read('inspections', input.body.inspectionId)?.projectId,
  touches: (input) => [
    { table: 'sheets', id: input.body.inspectionRoomId },
    { table: 'rooms', id: input.body.inspectionRoomId },
  ],
  effect: (input, read) =>
    withRows(
      input.body.inspectionRoomId,
      input.body.inspectionId,
      readClaimSheetData(input.body.claimSheetData).rows,
      read,
    ),
  merge(earlier, later) {
    const rows = joinRows(
      readClaimSheetData(earlier.claimSheetData).rows,
      readClaimSheetData(later.claimSheetData).rows,
    );
    return { ...later, claimSheetData: toClaimSheetPart(rows) };
  },
  refusedPart(answer, sent) {
    if (answer.errors.length === 0) return undefined;
    const bad = new Set(answer.errors.map(({ fieldMasterId }) => fieldMasterId));
    const rows = Object.entries(readClaimSheetData(sent.claimSheetData).rows);
    const part = (isBad: boolean) => ({
      ...sent,
      claimSheetData: toClaimSheetPart(
        Object.fromEntries(rows.filter(([id]) => bad.has(Number(id)) === isBad)),
      ),
    });
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
    params: z.strictObject({ roomId: uuid, fieldMasterId: inAddress(wholeNumber(1, 106)) }),
    body: z.strictObject({
      inspectionId: uuid,
      inspectionRoomId: uuid,
      fieldMasterId: wholeNumber(1, 106),
      fieldData: z.record(z.string(), z.unknown()),
    }),
    answer: z.object({ claimSheetData }),
    message: 'Claim sheet saved.',
    refusals: [...writes, 'claim_sheet_row_not_found'],
    offline: {
      project: (input, read) => read('inspections', input.body.inspectionId)?.projectId,
      touches: (input) => [
        { table: 'sheets', id: input.params.roomId },
        { table: 'rooms', id: input.params.roomId },
      ],
      effect: (input, read) => {
        const { values } = readRow(input.params.fieldMasterId, input.body.fieldData);
        return withRows(
          input.params.roomId,
          input.body.inspectionId,
          { [input.params.fieldMasterId]: values },
          read,
        );
      },
    },
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
