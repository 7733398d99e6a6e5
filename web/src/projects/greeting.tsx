import { LogOut, TriangleAlert } from 'lucide-react';
import { askToLogOut } from '../auth/log-out.tsx';
import { useSession } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { RoleBadge } from '../ui/format/badge.tsx';
import { showCounter } from '../ui/format/formats.ts';
import type { Filter } from './filters.ts';
import styles from './greeting.module.css';

/** Who is signed in and what waits for them. */
export function Greeting({ counts }: { counts: Record<Filter, number> | undefined }) {
  const technician = useSession()?.technician;
  const role = technician?.role;
  return (
    <header className={`stack gap-2 ${styles.greeting}`}>
      <div className={styles.who}>
        <div className={`row wrap gap-2 ${styles.name}`}>
          <h1 className="t-1">Hello, {technician?.firstName.trim() || 'Tech'}</h1>
          {role && <RoleBadge value={role === 'Admin' ? 'Administrator' : role} />}
        </div>
        <p className="ink-2 break-anywhere text-body">{technician?.email}</p>
      </div>
      {/* Under the name on a phone, where no thumb rests: the bottom navigation has another. */}
      <div className={styles.logout}>
        <Button icon={<LogOut size={18} aria-hidden />} onClick={askToLogOut}>
          Logout
        </Button>
      </div>
      {counts ? (
        <p className={`row wrap text-title tight ${styles.state}`}>
          <b>{showCounter(counts.Assigned)}</b>{' '}
          {counts.Assigned === 1 ? 'pending inspection' : 'pending inspections'},{' '}
          <b data-urgent={counts.Urgent > 0 || undefined}>
            {counts.Urgent > 0 && <TriangleAlert size={18} strokeWidth={2.25} aria-hidden />}
            {showCounter(counts.Urgent)} urgent
          </b>{' '}
          {counts.Urgent === 1 ? 'item' : 'items'}
        </p>
      ) : (
        <Skeleton width={260} height={20} />
      )}
    </header>
  );
}
