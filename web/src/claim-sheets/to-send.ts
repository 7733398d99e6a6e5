import type { WordsByAction } from '../offline/outbox/index.ts';
import { isolatedName } from '../ui/format/isolated.ts';
import { describeLines, describeRow } from './describe-lines.ts';

const words = (room: string | undefined, detail: string) =>
  ({ sort: 'sheet', title: `Claim sheet, ${isolatedName(room) ?? 'deleted'}`, detail }) as const;
const failed = 'Failed to save claim sheet';

export const claimSheetWords = {
  'claim-sheets.save': {
    describe: ({ body }, nameOf) => words(nameOf(body.inspectionRoomId), describeLines(body.claimSheetData)),
    failed,
  },
  'claim-sheets.save-row': {
    describe: ({ params, body }, nameOf) =>
      words(nameOf(params.roomId), describeRow(Number(params.fieldMasterId), body.fieldData)),
    failed,
  },
} satisfies WordsByAction;
