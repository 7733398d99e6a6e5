import type { Draft, DraftChange } from './draft.ts';
import { questionCodes } from './questions.ts';
import { withClaimTypeRule } from './step-one.ts';

/** The answers of both lists; the later one wins. */
const byQuestion = <A extends { code: string }>(earlier: readonly A[], later: readonly A[]): A[] =>
  questionCodes.flatMap((asked) => {
    const ofIt = ({ code }: A) => code === asked;
    return later.find(ofIt) ?? earlier.find(ofIt) ?? [];
  });

/** Applies a change to a draft; other fields and questions stay as they are. */
export function changeDraft<D extends Draft>(draft: D, change: DraftChange): D {
  const { inspectionQuestions: named, ...fields } = withClaimTypeRule(change);
  if (!named) return { ...draft, ...fields };
  const inspectionQuestions = byQuestion(draft.inspectionQuestions, named).filter(
    ({ answer }) => answer !== null,
  );
  return { ...draft, ...fields, inspectionQuestions };
}

/** Joins two changes; the later one wins. */
export function joinChanges<C extends DraftChange>(earlier: C, later: C): C {
  const [first, then] = [earlier.inspectionQuestions, later.inspectionQuestions];
  if (!first || !then) return { ...earlier, ...later };
  return { ...earlier, ...later, inspectionQuestions: byQuestion(first, then) };
}
