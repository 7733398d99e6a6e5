import { type WaiverReason, waiverReasons } from '@tidemark/contract/evidence-profiles/waiver';
import type { Performable, Words } from '../offline/outbox/index.ts';
import { isolated } from '../ui/format/isolated.ts';

type Name = Extract<Performable['name'], `evidence-profiles.${string}`>;

/** Reasons for what is not shown, in plain terms, under To send. */
export const waiverWords: Record<Name, Words> = {
  'evidence-profiles.waive': {
    describe({ body: { reason, text } }) {
      const words = waiverReasons[reason as WaiverReason];
      const detail = text ? `${words}: ${isolated(String(text))}` : words;
      return { sort: 'document', title: 'Reason for missing evidence', detail };
    },
    failed: 'The reason could not be saved.',
  },
  'evidence-profiles.take-back': {
    describe: () => ({ sort: 'document', title: 'Reason for missing evidence', detail: 'Taken back' }),
    failed: 'The reason could not be taken back.',
  },
};
