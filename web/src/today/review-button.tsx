import { officeActions } from '@tidemark/contract/office/actions';
import { Check, CircleCheck } from 'lucide-react';
import { useCallback } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { showAge } from '../ui/format/dates.ts';
import { copy } from './copy.ts';
import { useReview } from './use-review.ts';

interface Props {
  inspection: { id: string; projectTitle: string };
}

/** On a job's page: marks what was submitted as reviewed, as Today does, or takes that back. */
export function ReviewButton({ inspection }: Props) {
  const { id } = inspection;
  const read = useCallback(() => call(officeActions.evidence, { params: { id } }), [id]);
  const { answer, refresh } = useAnswer(read);
  const mark = useReview(refresh);
  const review = answer?.evidence.review;
  if (review === undefined) return null;
  // One button for both keeps the focus.
  return (
    <Button
      icon={review ? <CircleCheck size={18} aria-hidden /> : <Check size={18} aria-hidden />}
      title={review ? copy.reviewedBy(review.by, showAge(review.at)) : undefined}
      onClick={() => mark(inspection, review === null)}
    >
      {review ? copy.reviewed : copy.markThis}
      {review && <span className="visually-hidden">, {copy.takeBack}</span>}
    </Button>
  );
}
