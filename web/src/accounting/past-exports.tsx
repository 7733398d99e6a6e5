import type { accountingActions } from '@tidemark/contract/accounting/actions';
import type { AnswerOf } from '@tidemark/contract/action';
import { Download } from 'lucide-react';
import { useAskOnTheWay } from '../deliveries/ask-on-the-way.ts';
import { useRetries } from '../deliveries/use-retries.ts';
import type { Answer } from '../offline/calls/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Pager } from '../ui/controls/pager.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';
import styles from './accounting.module.css';
import { exporting as copy, formatNames } from './copy.ts';
import { downloadFile } from './download-file.ts';

interface Props {
  past: Answer<AnswerOf<typeof accountingActions.exports>>;
  page: number;
  onPage: (page: number) => void;
}

/** What went to the books, with its files. */
export function PastExports({ past: { answer, problem, refresh }, page, onPage }: Props) {
  const { busy, list, retry } = useRetries(refresh);
  const files = answer?.batches.flatMap((one) => one.files) ?? [];
  useAskOnTheWay(
    answer,
    files.map(({ delivery }) => delivery?.state),
    refresh,
  );
  return (
    <section className="stack gap-2" aria-label={copy.past}>
      <h3>{copy.past}</h3>
      {!answer && problem === undefined && (
        <Loading label={copy.pastLoading}>
          <Skeleton height={72} />
        </Loading>
      )}
      {problem !== undefined && (
        <p role="alert">
          {problem} <RetryButton of={copy.past} onRetry={refresh} />
        </p>
      )}
      {answer?.batches.length === 0 && <p className="ink-2">{copy.pastNone}</p>}
      <ul ref={list} tabIndex={-1} aria-label={copy.past} className={styles.past}>
        {answer?.batches.map(({ number, format, madeAt, madeBy, invoices, total, files }) => (
          <li key={number} className="stack line-top gap-1">
            <p>
              <b>{copy.batch(number)}</b>, {formatNames[format]}: {copy.of(invoices.length, dollars(total))}
            </p>
            <p className="ink-2 text-small">
              {showMoment(madeAt)}, {madeBy}
            </p>
            {files.map(
              ({ name, delivery }) =>
                delivery && (
                  <p key={name} className="text-small break-anywhere">
                    {name}: {copy.delivery[delivery.state]}
                    {delivery.state !== 'done' && delivery.lastError && `. ${delivery.lastError}`}
                    {delivery.state === 'failed' && (
                      <>
                        {' '}
                        <RetryButton
                          of={name}
                          busy={busy.has(delivery.id)}
                          onRetry={(pressed) => void retry(delivery.id, pressed)}
                        />
                      </>
                    )}
                  </p>
                ),
            )}
            <div className="flex wrap gap-2">
              {files.map(({ name }) => (
                <Button
                  key={name}
                  size="sm"
                  icon={<Download size={16} aria-hidden />}
                  onClick={() => void downloadFile(number, name)}
                >
                  {name}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {answer && (
        <Pager label={copy.past} page={page} pages={answer.pagination.totalPages} onChange={onPage} />
      )}
    </section>
  );
}
