import type { Draft } from '@tidemark/contract/inspections/draft';

type Columns = Omit<Draft, 'inspectionQuestions'> & { inspectionQuestions: string };

/** The named fields of a draft as columns; the answers are one JSON value. */
export function draftColumns({ inspectionQuestions, ...fields }: Partial<Draft>): Partial<Columns> {
  return {
    ...fields,
    ...(inspectionQuestions !== undefined && { inspectionQuestions: JSON.stringify(inspectionQuestions) }),
  };
}
