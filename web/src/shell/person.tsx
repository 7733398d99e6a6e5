import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { askToLogOut } from '../auth/log-out.tsx';
import { useSession } from '../offline/session/index.ts';
import { fullName, shownRole } from '../technicians/names.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Avatar } from '../ui/format/avatar.tsx';
import styles from './person.module.css';

/** Who is signed in, at the foot of a manager's rail: their profile, and Logout. */
export function Person() {
  const technician = useSession()?.technician;
  if (!technician) return null;
  const name = fullName(technician);
  return (
    <div className={styles.person}>
      <Link to="/profile" className={styles.who} title="Profile">
        <Avatar name={name} />
        <span>
          <b>{name}</b>
          <small>{shownRole(technician.role)}</small>
        </span>
      </Link>
      <IconButton label="Logout" icon={<LogOut size={18} aria-hidden />} onClick={() => void askToLogOut()} />
    </div>
  );
}
