import { accountingActions } from '@tidemark/contract/accounting/actions';
import { useCallback } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useNews } from '../offline/pull/index.ts';

/** How many invoices are overdue; nothing where none is, or nobody can say. */
export default function OverdueCount() {
  const read = useCallback(() => call(accountingActions.invoices, { query: { limit: 1 } }), []);
  const { answer, refresh } = useAnswer(read);
  useNews(refresh, { pace: 'later' });
  if (!answer?.counts.Overdue) return null;
  return (
    <b className="num text-small ink-danger">
      {answer.counts.Overdue}
      <span className="visually-hidden"> overdue</span>
    </b>
  );
}
