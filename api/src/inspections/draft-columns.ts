import type { Draft } from '@tidemark/contract/inspections/draft';

type Named<T> = { [K in keyof T]?: T[K] | undefined };
type Columns = Omit<Draft, 'inspectionQuestions'> & { inspectionQuestions: string };

/** The named fields of a draft as columns; the answers are one JSON value. */
export function draftColumns(draft: Named<Draft>): Partial<Columns> {
  const { inspectionQuestions, ...fields } = draft;
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...(named as Partial<Columns>),
    ...(inspectionQuestions !== undefined && { inspectionQuestions: JSON.stringify(inspectionQuestions) }),
  };
}
