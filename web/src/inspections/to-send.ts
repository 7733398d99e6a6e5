import type { WordsByAction } from '../offline/outbox/index.ts';
import { labelOf } from '../replaced/labels.ts';
import { showTimeOfDay } from '../ui/format/dates.ts';
import { listAnswers } from '../ui/format/list-answers.ts';
import { copy } from './copy.ts';

/** Answers of the intake and the review: "Category: Category 2. 3 more answers". */
function describeAnswers(body: Record<string, unknown>): string {
  const { status: _, arrivalAutoRecorded: __, inspectionQuestions: questions, ...rest } = body;
  const answers = Object.entries(rest).map(
    ([field, value]) => [labelOf({ table: 'inspections', field }, undefined), value] as const,
  );
  const answered = Array.isArray(questions) ? questions.length : 0;
  if (answered > 0)
    answers.push([answered === 1 ? '1 question answered' : `${answered} questions answered`, undefined]);
  return listAnswers(answers) || 'Changed';
}

const arrival = (time: unknown) =>
  typeof time === 'string' ? `Arrival ${showTimeOfDay(time)}` : 'Started here';

const words = (title: string, detail: string) => ({ sort: 'inspection', title, detail }) as const;

export const inspectionWords = {
  'inspections.create': {
    describe: ({ body }) => words('New inspection', arrival(body.arrivalTime)),
    failed: copy.createFailed,
  },
  'inspections.update': {
    describe: ({ body }) => words('Project Info', describeAnswers(body)),
    failed: copy.updateFailed,
  },
  'inspections.step': {
    describe: ({ body }) => words('Inspection Progress', `Step ${body.currentStep} of 4`),
    failed: copy.updateFailed,
  },
  'inspections.complete': {
    describe: () => words('Submit', 'The inspection is completed'),
    failed: copy.completeFailed,
  },
  'inspections.submit': {
    describe: () => words('Submit inspection', 'The inspection and its project are completed'),
    failed: copy.completeFailed,
  },
  'inspections.cancel': {
    describe: ({ body }) => words('Cancel Inspection', String(body.cancellationReason)),
    failed: copy.cancelFailed,
  },
} satisfies WordsByAction;
