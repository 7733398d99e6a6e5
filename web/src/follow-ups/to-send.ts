import type { FollowUpReason } from '@tidemark/contract/follow-ups';
import type { WordsByAction } from '../offline/outbox/index.ts';
import { copy, reasonLabels } from './copy.ts';

const words = (detail: string) => ({ sort: 'project', title: 'Follow-up', detail }) as const;

export const followUpWords = {
  'follow-ups.create': {
    describe: ({ body }) => words(reasonLabels[body.followUpReason as FollowUpReason]),
    failed: copy.failed,
  },
  'follow-ups.update': {
    describe: () => words('Changed'),
    failed: 'Failed to update follow-up inspection',
  },
  'follow-ups.remove': {
    describe: () => words('Deleted with its project'),
    failed: 'Failed to delete follow-up inspection',
  },
} satisfies WordsByAction;
