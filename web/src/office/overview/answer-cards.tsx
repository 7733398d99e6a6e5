import { Link } from '@tanstack/react-router';
import type { OverviewAnswers } from '@tidemark/contract/office/answers';
import { showDay } from '../../ui/format/dates.ts';
import { dollars } from '../../ui/format/dollars.ts';
import { Card } from '../../ui/layout/card.tsx';
import { copy, showCount } from './copy.ts';
import styles from './overview.module.css';

/** What a manager asks: how much, who has it, what waits, what is late. */
export function AnswerCards({ answers }: { answers: OverviewAnswers }) {
  const { months, work, onHold, late } = answers;
  return (
    <>
      <Card title={copy.month}>
        <p className={`num ${styles.money}`}>{dollars(months.current)}</p>
        <p className="ink-2">
          {copy.against(changeWords(months.current, months.lastSoFar), dollars(months.lastSoFar))}
        </p>
        <Bars
          rows={[
            [copy.thisMonth, months.current, dollars(months.current)],
            [copy.lastSoFar, months.lastSoFar, dollars(months.lastSoFar)],
            [copy.lastMonth, months.last, dollars(months.last)],
          ]}
        />
      </Card>
      <Card title={copy.ageing}>
        <Bars
          rows={[
            [copy.upToWeek, onHold.week, showCount(onHold.week)],
            [copy.upToMonth, onHold.month, showCount(onHold.month)],
            [copy.longer, onHold.longer, showCount(onHold.longer)],
          ]}
        />
      </Card>
      <Card title={copy.work}>
        {work.length === 0 && <p className="ink-2">{copy.noWork}</p>}
        {work.length > 0 && (
          <div className={styles.scroll}>
            <table className={`w-full ${styles.work}`}>
              <thead>
                <tr>
                  {[copy.technician, 'Assigned', 'In Progress', 'On Hold', copy.late, copy.doneThisMonth].map(
                    (head) => (
                      <th scope="col" key={head}>
                        {head}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {work.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">
                      <Link to="/projects" search={{ technician: one.id }}>
                        {one.name}
                      </Link>
                    </th>
                    <td className="num">{one.assigned}</td>
                    <td className="num">{one.inProgress}</td>
                    <td className="num">{one.onHold}</td>
                    <td className={`num ${one.late > 0 ? 'ink-danger w-700' : ''}`}>{one.late}</td>
                    <td className="num">{one.completed}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Card>
      <Card title={copy.lateOnes}>
        {late.length === 0 && <p className="ink-2">{copy.nothingLate}</p>}
        <ul>
          {late.map(({ id, title, customerName, scheduledDate, technicianName }) => (
            <li key={id} className={`line-bottom ${styles.late}`}>
              <Link to="/project/$projectId" params={{ projectId: String(id) }} className="w-600">
                {title}
              </Link>
              <p className="ink-2 text-small">
                {customerName}, <span className="ink-danger">{scheduledDate && showDay(scheduledDate)}</span>,{' '}
                {technicianName ?? copy.unassigned}
              </p>
            </li>
          ))}
        </ul>
        {late.length > 0 && (
          <Link to="/projects" search={{ overdue: true }} className={`w-650 ${styles.all}`}>
            {copy.allLate}
          </Link>
        )}
      </Card>
    </>
  );
}

function changeWords(now: number, before: number): string {
  if (before === 0) return now === 0 ? copy.same : copy.more;
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? copy.same : percent > 0 ? `${percent}% ${copy.more}` : `${-percent}% ${copy.less}`;
}

/** Bars to one scale, each with its word and figure. */
export function Bars({ rows }: { rows: readonly (readonly [word: string, value: number, shown: string])[] }) {
  const most = Math.max(1, ...rows.map(([, value]) => value));
  return (
    <dl className={styles.lengths}>
      {rows.map(([word, value, shown]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>
            <i style={{ width: `${(value / most) * 100}%` }} aria-hidden />
            <span className="num">{shown}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
