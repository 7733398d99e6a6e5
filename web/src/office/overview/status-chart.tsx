import { Link } from '@tanstack/react-router';
import type { Overview } from '@tidemark/contract/office/overview';
import { StatusBadge } from '../../ui/format/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy, showCount } from './copy.ts';
import styles from './overview.module.css';

/** One bar per status. The bars are in their own table; each status opens its projects. */
export function StatusChart({ byStatus }: Pick<Overview, 'byStatus'>) {
  const most = Math.max(1, ...byStatus.map(({ total }) => total));
  return (
    <Card title={copy.byStatus}>
      <table className={`w-full ${styles.bars}`}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{copy.status}</th>
            <th scope="col">{copy.projects}</th>
          </tr>
        </thead>
        <tbody>
          {byStatus.map(({ status, total }) => (
            <tr key={status}>
              <th scope="row">
                <Link to="/projects" search={{ status }} className={styles.link}>
                  <StatusBadge value={status} />
                </Link>
              </th>
              <td>
                <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden>
                  <rect
                    width={(total / most) * 100}
                    height="20"
                    className={styles.column}
                    data-look="solid"
                  />
                </svg>
                <span className="num">{showCount(total)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
