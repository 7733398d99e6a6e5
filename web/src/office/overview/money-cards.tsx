import { Link } from '@tanstack/react-router';
import { ages } from '@tidemark/contract/accounting/aging';
import { jobWaits, type OverviewMoney } from '@tidemark/contract/office/waits';
import { showMomentDay } from '../../ui/format/dates.ts';
import { dollars } from '../../ui/format/dollars.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Bars } from './answer-cards.tsx';
import { ageNames, copy, showCount, waitNames } from './copy.ts';
import styles from './overview.module.css';

/** What is owed by days past due, and what jobs wait for on their way to it. */
export function MoneyCards({ money: { owed, waits, waiting } }: { money: OverviewMoney }) {
  return (
    <>
      <Card title={copy.owed}>
        <p className={`num ${styles.money}`}>{dollars(owed.open.balance)}</p>
        <p className="ink-2">{copy.owedIn(owed.open.count)}</p>
        <Bars
          rows={ages.map((age) => [ageNames[age], owed.ages[age].balance, dollars(owed.ages[age].balance)])}
        />
        <Link to="/invoices" className={`w-650 tap ${styles.all}`}>
          {copy.allOwed}
        </Link>
      </Card>
      <Card title={copy.waits} className={styles.tall}>
        <Bars rows={jobWaits.map((reason) => [waitNames[reason], waits[reason], showCount(waits[reason])])} />
        {waiting.length === 0 && <p className="ink-2">{copy.noWaits}</p>}
        {waiting.length > 0 && <h3 className={styles.longest}>{copy.longest}</h3>}
        <ul>
          {waiting.map(({ projectId, title, customerName, waitsFor, since }) => (
            <li key={projectId} className={`line-bottom ${styles.late}`}>
              <Link to="/project/$projectId" params={{ projectId: String(projectId) }} className="w-600">
                {title}
              </Link>
              <p className="ink-2 text-small">
                {customerName}: {waitsFor.map((reason) => waitNames[reason]).join(', ')},{' '}
                {copy.since(showMomentDay(since))}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
