import type { Delivery, DeliveryState } from '@tidemark/contract/deliveries';
import { CircleCheck, CircleDashed, CircleX, LoaderCircle, type LucideIcon, RotateCw } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { Badge, type BadgeLook } from '../ui/format/badge.tsx';
import { dayOfMoment, showShortDay, showTime } from '../ui/format/dates.ts';
import { copy, stateWords } from './copy.ts';
import styles from './deliveries-card.module.css';

const looks: Record<DeliveryState, [LucideIcon, BadgeLook]> = {
  waiting: [CircleDashed, 'line'],
  running: [LoaderCircle, 'tide'],
  done: [CircleCheck, 'green'],
  failed: [CircleX, 'danger'],
};

const moment = (at: string) => `${showShortDay(dayOfMoment(at))}, ${showTime(at)}`;

interface Props {
  delivery: Delivery;
  busy: boolean;
  onRetry: (pressed: HTMLButtonElement) => void;
}

/** A delivery with its state and why it failed. */
export function DeliveryRow({ delivery, busy, onRetry }: Props) {
  const { title, state, attempts, lastError, nextTryAt, deliveredAt, createdAt } = delivery;
  const [icon, look] = looks[state];
  const mayRetry = state === 'failed' || nextTryAt !== null;
  return (
    <li className={`grid align-center line-top ${styles.item}`} aria-label={title}>
      <div className={styles.what}>
        <b>{title}</b>
        <p className="ink-2 text-small">
          {deliveredAt ? copy.arrived(moment(deliveredAt)) : copy.since(moment(createdAt))}
          {attempts > 1 && `, ${copy.tries(attempts)}`}
        </p>
      </div>
      <Badge icon={icon} look={look}>
        {stateWords[state]}
      </Badge>
      {lastError && state !== 'done' && (
        <p className="col-all break-anywhere text-body">
          {lastError} {nextTryAt && copy.next(moment(nextTryAt))}
        </p>
      )}
      {mayRetry && (
        <Button
          size="sm"
          className={`col-all ${styles.retry}`}
          icon={<RotateCw size={18} aria-hidden />}
          aria-label={`${copy.retry}, ${title}`}
          busy={busy}
          onClick={({ currentTarget }) => onRetry(currentTarget)}
        >
          {copy.retry}
        </Button>
      )}
    </li>
  );
}
