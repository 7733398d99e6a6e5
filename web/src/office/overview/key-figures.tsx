import { Link } from '@tanstack/react-router';
import type { Overview } from '@tidemark/contract/office/overview';
import { showMoment } from '../../ui/format/dates.ts';
import type { OfficeAddress } from '../projects/address.ts';
import { copy, showCount, showHours } from './copy.ts';
import styles from './overview.module.css';

/** The most important figures. */
export function KeyFigures({ overview }: { overview: Overview }) {
  const { overdue, unassigned, deliveries, cycleHours, asOf } = overview;
  const figures: [string, string, OfficeAddress?][] = [
    [
      copy.unassigned,
      showCount(unassigned.total, unassigned.more),
      { status: 'New', technician: 'unassigned' },
    ],
    [copy.overdue, showCount(overdue.total, overdue.more), { overdue: true }],
    [copy.failing, showCount(deliveries.failing, deliveries.more)],
    [copy.cycle, cycleHours === null ? copy.cycleNone : showHours(cycleHours)],
  ];
  return (
    <section aria-label="Key figures">
      <dl className={`grid cols-2 clip frame ${styles.key}`}>
        {figures.map(([word, figure, address]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd className="tabular">
              {address ? (
                <Link to="/projects" search={address} aria-label={`${word}, ${figure}`}>
                  {figure}
                </Link>
              ) : (
                figure
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="ink-2">{copy.asOf(showMoment(asOf))}</p>
    </section>
  );
}
