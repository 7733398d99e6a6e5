import { Link } from '@tanstack/react-router';
import type { Overview } from '@tidemark/contract/office/overview';
import { useRef, useState } from 'react';
import { retryDelivery } from '../../deliveries/retry-delivery.ts';
import { Card } from '../../ui/card.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { copy, showCount } from './copy.ts';
import styles from './overview.module.css';

interface Props {
  deliveries: Overview['deliveries'];
  onChanged: () => void;
}

/** What did not arrive at CRM, drive or mail after all its tries, newest first. */
export function FailingDeliveries({ deliveries: { failing, more, newest }, onChanged }: Props) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  async function retry(id: string) {
    setBusy((ids) => new Set([...ids, id]));
    await retryDelivery(id, list.current);
    setBusy((ids) => new Set([...ids].filter((other) => other !== id)));
    onChanged();
  }
  return (
    <Card title={copy.failing} action={<span className="num">{showCount(failing, more)}</span>} flush>
      {newest.length === 0 && <p className={styles.note}>{copy.noneFailing}</p>}
      <ul ref={list} aria-label={copy.failing} tabIndex={-1}>
        {newest.map(({ id, title, projectId, projectTitle, lastError }) => (
          <li key={id} className={styles.delivery}>
            <div>
              <b>{title}</b>
              <p>
                <Link
                  to="/project/$projectId"
                  params={{ projectId: String(projectId) }}
                  className={styles.link}
                >
                  {projectTitle}
                </Link>
              </p>
              {lastError && <p className="ink-2">{lastError}</p>}
            </div>
            <RetryButton
              of={`${title}, ${projectTitle}`}
              busy={busy.has(id)}
              onRetry={() => void retry(id)}
            />
          </li>
        ))}
      </ul>
      {failing > newest.length && <p className={styles.note}>{copy.moreFailing(newest.length)}</p>}
    </Card>
  );
}
