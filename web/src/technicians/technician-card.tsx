import { showPhone } from '@tidemark/contract/phones';
import type { Technician } from '@tidemark/contract/technicians';
import { Eye, Mail, Pencil, Phone, Trash2 } from 'lucide-react';
import { useSession } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Avatar } from '../ui/format/avatar.tsx';
import { RoleBadge, TechnicianStatusBadge } from '../ui/format/badge.tsx';
import { showDay } from '../ui/format/dates.ts';
import { telOf } from '../ui/format/tel-of.ts';
import { RecordCard } from '../ui/layout/record-cards.tsx';
import { mayEdit, mayRemove } from './may-touch.ts';
import { fullName, shownRole } from './names.ts';
import styles from './technician-list.module.css';

export interface Acts {
  onView: (technician: Technician) => void;
  onEdit: (technician: Technician) => void;
  onRemove: (technician: Technician) => void;
}

interface Props extends Acts {
  technician: Technician;
}

export function TechnicianCard({ technician, onView, onEdit, onRemove }: Props) {
  const actor = useSession()?.technician;
  const name = fullName(technician);
  const { email, phoneNumber, hireDate } = technician;
  return (
    <RecordCard aria-label={name}>
      <div className={styles.head}>
        <Avatar name={name} />
        <div className={`grow min-w-0 break-anywhere tight ${styles.name}`}>
          <h2>{name}</h2>
          <span className="num">{technician.technicianId}</span>
        </div>
        <TechnicianStatusBadge value={technician.status} />
      </div>
      <div className={`wrap ink-2 ${styles.role}`}>
        <RoleBadge value={shownRole(technician.role)} />
        {hireDate && <span>Hired {showDay(hireDate)}</span>}
        {technician.accountLocked && <span>Account locked</span>}
      </div>
      <a className={`align-center break-anywhere line-top tap gap-2 ${styles.line}`} href={`mailto:${email}`}>
        <Mail size={20} aria-hidden />
        {email}
      </a>
      {phoneNumber && (
        <a
          className={`align-center break-anywhere line-top tap gap-2 ${styles.line}`}
          href={telOf(phoneNumber)}
        >
          <Phone size={20} aria-hidden />
          {showPhone(phoneNumber)}
        </a>
      )}
      <div className={`line-top ${styles.acts}`}>
        <Button kind="quiet" icon={<Eye size={20} aria-hidden />} onClick={() => onView(technician)}>
          View<span className="visually-hidden"> {name}</span>
        </Button>
        <Button
          kind="quiet"
          icon={<Pencil size={20} aria-hidden />}
          disabled={!actor || !mayEdit(actor, technician)}
          onClick={() => onEdit(technician)}
        >
          Edit<span className="visually-hidden"> {name}</span>
        </Button>
        <Button
          kind="quiet-danger"
          icon={<Trash2 size={20} aria-hidden />}
          disabled={!actor || !mayRemove(actor, technician)}
          onClick={() => onRemove(technician)}
        >
          Delete<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </RecordCard>
  );
}
