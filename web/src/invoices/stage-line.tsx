import { isPartPaid } from '@tidemark/contract/invoices/balance';
import type { Invoice } from '@tidemark/contract/invoices/invoice';
import styles from '../estimates/stage-line.module.css';
import { showDay, showMoment } from '../ui/format/dates.ts';
import { copy } from './copy.ts';

const stages = ['Draft', 'Issued', 'Part', 'Paid'] as const;

/** How far an invoice has come, with its dates. */
export function StageLine({ invoice }: { invoice: Invoice }) {
  const { state, madeAt, issuedOn, payments } = invoice;
  const there = payments.filter(({ removed }) => removed === null);
  const now = isPartPaid(invoice) ? 'Part' : state === 'Void' ? 'Issued' : state;
  const [first, last] = [there[0], there.at(-1)];
  const facts = {
    Draft: showMoment(madeAt),
    Issued: issuedOn && showDay(issuedOn),
    Part: (now === 'Part' || (now === 'Paid' && there.length > 1)) && first && showDay(first.on),
    Paid: now === 'Paid' && last && showDay(last.on),
  };
  return (
    <ol className={styles.line} aria-label={copy.stages}>
      {stages.map((stage, at) => (
        <li
          key={stage}
          data-done={at <= stages.indexOf(now) || undefined}
          aria-current={stage === now ? 'step' : undefined}
        >
          <b>{state === 'Void' && stage === 'Issued' ? copy.state.Void : copy.state[stage]}</b>
          {facts[stage]}
        </li>
      ))}
    </ol>
  );
}
