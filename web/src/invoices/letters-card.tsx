import type { Invoice } from '@tidemark/contract/invoices/invoice';
import { BellRing, Paperclip } from 'lucide-react';
import { useAskOnTheWay } from '../deliveries/ask-on-the-way.ts';
import { useRetries } from '../deliveries/use-retries.ts';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { Badge } from '../ui/format/badge.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './invoices.module.css';

/** To whom it went, with what, whether it arrived; reminders too. */
export function LettersCard({ invoice, onChanged }: { invoice: Invoice; onChanged: () => void }) {
  const { sentTo } = invoice;
  const { busy, list, retry } = useRetries(onChanged);
  useAskOnTheWay(
    invoice,
    sentTo.map(({ delivery }) => delivery.state),
    onChanged,
  );
  return (
    <Card flush title={copy.sentTo}>
      {sentTo.length === 0 && <p className={`ink-2 ${styles.note}`}>{copy.notSent}</p>}
      <ul ref={list} tabIndex={-1} aria-label={copy.sentTo}>
        {sentTo.map(({ to, cc, attachments, sentAt, sentBy, remindedOn, delivery }) => (
          <li key={delivery.id} className={styles.row}>
            <span className="min-w-0 break-anywhere">
              {copy.letter([...to, ...cc].join(', '), showMoment(sentAt), sentBy)}
            </span>
            {remindedOn && (
              <Badge icon={BellRing} look="silt">
                {copy.reminder}
              </Badge>
            )}
            <span className={`text-small break-anywhere ${styles.with}`}>
              <span className={delivery.state === 'failed' ? 'ink-danger w-650' : 'ink-2'}>
                {copy.delivery[delivery.state]}
              </span>
              {delivery.lastError && delivery.state !== 'done' && `. ${delivery.lastError}`}{' '}
              {delivery.state === 'failed' && (
                <RetryButton
                  of={[...to, ...cc].join(', ')}
                  busy={busy.has(delivery.id)}
                  onRetry={(pressed) => void retry(delivery.id, pressed)}
                />
              )}
            </span>
            <span className={`row wrap gap-2 ${styles.with}`}>
              {attachments.map((one) => (
                <span key={one} className={styles.attached}>
                  <Paperclip size={16} aria-hidden /> {copy.paper[one] ?? one}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
