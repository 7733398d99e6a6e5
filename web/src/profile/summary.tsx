import type { Technician } from '@tidemark/contract/technicians';
import { fullName, shownRole } from '../technicians/names.ts';
import { Avatar } from '../ui/format/avatar.tsx';
import { RoleBadge, TechnicianStatusBadge } from '../ui/format/badge.tsx';
import { usePageZone } from '../ui/format/clock.ts';
import { showDay, showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import styles from './profile-page.module.css';

/** On a desktop; on touch the page's header says the same. */
export function ProfileSummary({ technician }: { technician: Technician }) {
  return (
    <section className={`hidden ${styles.summary}`} aria-label="Profile summary">
      <Avatar large name={fullName(technician)} />
      <h2 className="t-2">{fullName(technician)}</h2>
      <RoleBadge value={shownRole(technician.role)} />
      <p className="num ink-2">{technician.technicianId}</p>
    </section>
  );
}

export function AccountStatus({ technician }: { technician: Technician }) {
  const zone = usePageZone();
  return (
    <Card title="Account Status">
      <dl className={styles.status}>
        <div>
          <dt>Status</dt>
          <dd>
            <TechnicianStatusBadge value={technician.status} />
          </dd>
        </div>
        <div>
          <dt>Account</dt>
          <dd>{technician.accountLocked ? 'Locked' : 'Not locked'}</dd>
        </div>
        <div>
          <dt>Last login</dt>
          <dd>{technician.lastLogin ? showMoment(technician.lastLogin) : '-'}</dd>
        </div>
        <div>
          <dt>Hire date</dt>
          <dd>{technician.hireDate ? showDay(technician.hireDate) : '-'}</dd>
        </div>
        {zone && (
          <div>
            <dt>Time zone</dt>
            <dd>{zone}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
