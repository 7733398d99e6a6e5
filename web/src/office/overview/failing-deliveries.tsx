import { Link } from '@tanstack/react-router';
import type { Overview } from '@tidemark/contract/office/overview';
import { useRetries } from '../../deliveries/use-retries.ts';
import { RetryButton } from '../../ui/feedback/retry-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy, showCount } from './copy.ts';
import styles from './overview.module.css';

interface Props {
  deliveries: Overview['deliveries'];
  onChanged: () => void;
}

/** Deliveries to CRM, drive or mail that failed after all tries, newest first. */
export function FailingDeliveries({ deliveries: { failing, more, newest }, onChanged }: Props) {
  const { busy, list, retry } = useRetries(onChanged);
  return (
    <Card title={copy.failing} action={<span className="num">{showCount(failing, more)}</span>} flush>
      {newest.length === 0 && <p className={`ink-2 ${styles.note}`}>{copy.noneFailing}</p>}
      <ul ref={list} aria-label={copy.failing} tabIndex={-1}>
        {newest.map(({ id, title, projectId, projectTitle, lastError }) => (
          <li key={id} className={`flex align-start justify-between line-top gap-3 ${styles.delivery}`}>
            <div>
              <b>{title}</b>
              <p>
                {projectId === null ? (
                  <Link to="/invoices" className={styles.link}>
                    {copy.invoices}
                  </Link>
                ) : (
                  <Link
                    to="/project/$projectId"
                    params={{ projectId: String(projectId) }}
                    className={styles.link}
                  >
                    {projectTitle}
                  </Link>
                )}
              </p>
              {lastError && <p className="ink-2">{lastError}</p>}
            </div>
            <RetryButton
              of={[title, projectTitle].filter(Boolean).join(', ')}
              busy={busy.has(id)}
              onRetry={(pressed) => void retry(id, pressed)}
            />
          </li>
        ))}
      </ul>
      {failing > newest.length && <p className={`ink-2 ${styles.note}`}>{copy.moreFailing(newest.length)}</p>}
    </Card>
  );
}
