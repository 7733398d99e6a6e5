import type { Delivery } from '@tidemark/contract/deliveries';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useOnline } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './deliveries-card.module.css';
import { DeliveryRow } from './delivery-row.tsx';
import { useDeliveries } from './use-deliveries.ts';
import { useRetries } from './use-retries.ts';

const isTroubled = ({ state, lastError }: Delivery) => state !== 'done' && lastError !== null;
/** Failed deliveries must not be below twenty delivered ones. */
const troubledFirst = (a: Delivery, b: Delivery) => Number(isTroubled(b)) - Number(isTroubled(a));

/** Deliveries of a project's inspections to the CRM, the drive and by mail; for managers only. */
export function DeliveriesCard({ inspectionIds }: { inspectionIds: readonly string[] }) {
  const online = useOnline();
  const { deliveries, problem, refresh } = useDeliveries(inspectionIds);
  const { busy, list, retry } = useRetries(refresh);
  const pressed = useRef(false);
  const askAgain = () => {
    pressed.current = true;
    refresh();
  };
  // The button goes with the problem.
  useEffect(() => {
    if (problem !== undefined) return;
    if (pressed.current && document.activeElement === document.body) list.current?.focus();
    pressed.current = false;
  }, [problem, list]);
  return (
    <Card title={copy.title} flush>
      {deliveries === undefined && online && problem === undefined && (
        <Loading label="Loading...">
          <Skeleton height={56} />
        </Loading>
      )}
      {deliveries === undefined && !online && <p className={`ink-2 ${styles.note}`}>{copy.offline}</p>}
      {problem !== undefined && (
        <div className={`grid justify-start gap-2 ${styles.problem}`} role="alert">
          <p>
            {copy.loadFailed} {problem}
          </p>
          <Button size="sm" icon={<RotateCw size={18} aria-hidden />} onClick={askAgain}>
            {copy.retry}
          </Button>
        </div>
      )}
      {deliveries?.length === 0 && (
        <p className={`ink-2 ${styles.note}`}>
          {copy.none} {copy.noneHint}
        </p>
      )}
      <ul ref={list} aria-label={copy.title} tabIndex={-1}>
        {deliveries?.toSorted(troubledFirst).map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            busy={busy.has(delivery.id)}
            onRetry={(pressed) => void retry(delivery.id, pressed)}
          />
        ))}
      </ul>
    </Card>
  );
}
