import { labelsOf } from '@tidemark/contract/fields';
import type { ProjectChange } from '@tidemark/contract/projects';
import { projectFields } from '@tidemark/contract/projects/fields';
import type { WordsByAction } from '../offline/outbox/index.ts';
import { listAnswers, shorten } from '../ui/format/list-answers.ts';
import { shownValue } from '../ui/format/shown-value.ts';
import { copy } from './copy.ts';

const labels = { ...labelsOf(projectFields), status: 'Status' };

/** A technician changes claim type and status only. */
function describeChange(body: ProjectChange): { title: string; detail: string } {
  const facts = Object.entries(body) as [keyof ProjectChange, unknown][];
  const [first] = facts;
  if (first && facts.length === 1)
    return {
      title: labels[first[0]],
      detail: first[1] === null ? 'Cleared' : shorten(shownValue(first[1])),
    };
  return { title: 'Project', detail: listAnswers(facts.map(([field, value]) => [labels[field], value])) };
}

export const projectWords = {
  'projects.start': {
    describe: () => ({ sort: 'project', title: 'Start Inspection', detail: 'The project is in progress' }),
    failed: copy.startFailed,
  },
  'projects.complete': {
    describe: () => ({ sort: 'project', title: 'Project completed', detail: 'The work is done' }),
    failed: copy.completeFailed,
  },
  'projects.update': {
    describe: ({ body }) => ({ sort: 'project', ...describeChange(body) }),
    failed: copy.updateFailed,
  },
} satisfies WordsByAction;
