import type { WordsByAction } from '../../offline/outbox/index.ts';
import { isolatedName } from '../../ui/format/isolated.ts';
import { templateCopy } from '../copy-in/copy.ts';
import { describeLines } from '../describe-lines.ts';

const words = (name: unknown, detail: string) =>
  ({ sort: 'sheet', title: name ? `Template, ${isolatedName(name)}` : 'Template', detail }) as const;

export const templateWords = {
  'claim-sheet-templates.create': {
    describe: ({ body }) => words(body.name, describeLines(body.claimSheetData)),
    failed: templateCopy.saveFailed,
  },
  'claim-sheet-templates.update': {
    describe: ({ params, body }, nameOf) => words(body.name ?? nameOf(params.id), 'Changed'),
    failed: templateCopy.saveFailed,
  },
  'claim-sheet-templates.remove': {
    describe: ({ params }, nameOf) => words(nameOf(params.id), 'Deleted'),
    failed: templateCopy.deleteFailed,
  },
} satisfies WordsByAction;
