import type { WordsByAction } from '../offline/outbox/index.ts';
import { isolatedName } from '../ui/format/isolated.ts';
import { describeLines } from './describe-lines.ts';

export const claimSheetWords = {
  'claim-sheets.save': {
    describe: ({ body }, nameOf) => ({
      sort: 'sheet',
      title: `Claim sheet, ${isolatedName(nameOf(body.inspectionRoomId)) ?? 'deleted'}`,
      detail: describeLines(body.claimSheetData),
    }),
    failed: 'Failed to save claim sheet',
  },
} satisfies WordsByAction;
